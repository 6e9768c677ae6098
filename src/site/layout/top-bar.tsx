import { Mail, MapPin } from 'lucide-react'
import { settings } from '../../api/settings'
import { words } from '../../messages/words'
import { LanguageSwitch } from './language-switch'
import { Social } from './social'

/** Address, e-mail and social links [SHELL-5]. */
export function TopBar() {
  const { address, email, site } = settings()
  return (
    <div className="top-bar dark">
      <div className="container">
        {(address.short || site.hindi) && (
          <span className="top-place">
            <MapPin aria-hidden="true" />
            <span>
              {site.hindi && <span lang="hi">{site.hindi}</span>}
              {address.short && (
                <span className="top-address" dir="auto">
                  {site.hindi && ' · '}
                  {address.short}
                </span>
              )}
            </span>
          </span>
        )}
        {email && (
          <a className="top-mail" href={`mailto:${email}`} aria-label={words('menus').email(email)}>
            <Mail aria-hidden="true" />
            <span>{email}</span>
          </a>
        )}
        <Social className="top-social" />
        <LanguageSwitch className="top-language" />
      </div>
    </div>
  )
}
