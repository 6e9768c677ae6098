import { settings } from '../../api/settings/settings'
import { BrandIcon } from '../../ui/brand-icons'
import { adminMessages } from '../../messages/admin-screens/admin'

/** The vendor of the admin with links [ADMIN-5]; empty settings are left out. */
export function AdminFooter() {
  const texts = adminMessages
  const { name, url, social } = settings().vendor
  const rights = texts.rights(new Date().getFullYear(), name)
  const links = social.filter((link) => link.name && link.url)
  return (
    <footer className="admin-footer d-flex d-print-none flex-column flex-md-row align-items-center justify-content-center justify-content-md-between w-100 px-4 px-md-5 py-2 fs-5 text-body-secondary">
      {name &&
        (url ? (
          <a
            className="py-2 text-reset text-decoration-none"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
          >
            {rights}
          </a>
        ) : (
          <span>{rights}</span>
        ))}
      {links.length > 0 && (
        <ul className="nav" aria-label={texts.vendorLinks}>
          {links.map((link, index) => (
            <li key={index}>
              <a
                className="btn-icon"
                href={link.url}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={link.name}
                data-tip={link.name}
              >
                <BrandIcon name={link.name} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </footer>
  )
}
