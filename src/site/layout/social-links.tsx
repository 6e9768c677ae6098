import { settings } from '../../api/settings/settings'
import { ExternalLink } from '../text/links'
import { menuMessages } from '../../messages/site-screens/menus'

/**
 * The names of the temple's social networks, whose logos are protected trademarks; renders nothing if the settings have
 * none.
 */
export function SocialLinks({ className, linkClass }: { className: string; linkClass: string }) {
  const { social } = settings()
  const named = social.filter((entry) => entry.name && entry.url)
  if (!named.length) return null
  return (
    <ul className={`list-unstyled mb-0 ${className}`} aria-label={menuMessages().social}>
      {named.map(({ name, url }, index) => (
        <li key={index}>
          <ExternalLink className={`d-inline-flex align-items-center ${linkClass}`} href={url}>
            <span>{name}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
