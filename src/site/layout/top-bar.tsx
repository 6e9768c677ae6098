import { Mail, MapPin } from 'lucide-react'
import { settings } from '../../api/settings'
import { LanguageSwitch } from './language-switch'
import { Social } from './social'
import { menuMessages } from '../../messages/menus'

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
          <a className="top-mail" href={`mailto:${email}`} aria-label={menuMessages().email(email)}>
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
