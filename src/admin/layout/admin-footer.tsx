import { settings } from '../../api/settings'
import { BrandIcon } from '../../ui/brand-icons'
import { adminMessages } from '../../messages/admin'

/** Whoever made the back office, and where they are found [ADMIN-5]. Empty settings leave it out. */
export function OfficeFooter() {
  const texts = adminMessages
  const { name, url, social } = settings().vendor
  const rights = texts.rights(new Date().getFullYear(), name)
  const places = social.filter((place) => place.name && place.url)
  return (
    <footer className="office-footer">
      {name &&
        (url ? (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {rights}
          </a>
        ) : (
          <span>{rights}</span>
        ))}
      {places.length > 0 && (
        <ul aria-label={texts.vendorLinks}>
          {places.map((place, index) => (
            <li key={index}>
              <a
                className="act"
                href={place.url}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={place.name}
                data-tip={place.name}
              >
                <BrandIcon name={place.name} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </footer>
  )
}
