import { Mail, MapPin } from 'lucide-react'
import { settings } from '../../api/settings/settings'
import { LanguageSwitch } from './language-switch'
import { SocialLinks } from './social-links'
import { menuMessages } from '../../messages/site-screens/menus'

/** Address, e-mail, social links and the language [SHELL-5]; a phone has room for two of the links. */
export function TopBar() {
  const { address, email, site } = settings()
  return (
    <div
      className="top-bar plain-links position-relative bg-dark text-accent fs-5"
      data-bs-theme="dark"
    >
      <div className="container d-flex align-items-center gap-4 h-100">
        {(address.short || site.hindi) && (
          <span className="top-address d-inline-flex align-items-center gap-2 h-100 text-truncate">
            <MapPin aria-hidden="true" />
            <span className="text-truncate">
              {site.hindi && <span lang="hi">{site.hindi}</span>}
              {address.short && (
                <span className="d-none d-md-inline" dir="auto">
                  {site.hindi ? ` · ${address.short}` : address.short}
                </span>
              )}
            </span>
          </span>
        )}
        {email && (
          <a
            className="top-mail d-inline-flex align-items-center justify-content-center gap-2 h-100 text-nowrap"
            href={`mailto:${email}`}
            aria-label={menuMessages().email(email)}
          >
            <Mail aria-hidden="true" />
            <span className="d-none d-md-inline">{email}</span>
          </a>
        )}
        <div className="hstack gap-4 ms-auto h-100">
          <SocialLinks className="top-social d-flex" linkClass="btn-round" />
          <LanguageSwitch />
        </div>
      </div>
    </div>
  )
}
