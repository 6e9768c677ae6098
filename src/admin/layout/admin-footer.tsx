import { settings } from '../../api/settings'
import { BrandIcon } from '../../ui/brand-icons'
import { adminMessages } from '../../messages/admin'

/** The vendor of the admin with links [ADMIN-5]; empty settings are left out. */
export function AdminFooter() {
  const texts = adminMessages
  const { name, url, social } = settings().vendor
  const rights = texts.rights(new Date().getFullYear(), name)
  const links = social.filter((link) => link.name && link.url)
  return (
    <footer className="admin-footer">
      {name &&
        (url ? (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {rights}
          </a>
        ) : (
          <span>{rights}</span>
        ))}
      {links.length > 0 && (
        <ul aria-label={texts.vendorLinks}>
          {links.map((link, index) => (
            <li key={index}>
              <a
                className="act"
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
