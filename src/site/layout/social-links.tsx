import { settings } from '../../api/settings/settings'
import { ExternalLink } from '../text/links'
import { menuMessages } from '../../messages/site-screens/menus'
import { socialMark } from '../../ui/social-mark'

/**
 * The names of the temple's social networks, whose logos are protected trademarks; renders nothing if the settings have
 * none.
 */
export function SocialLinks({
  className,
  linkClass,
  isShort,
}: {
  className: string
  linkClass: string
  /** Letters stand for the names where the window has no room for them. */
  isShort?: boolean
}) {
  const { social } = settings()
  const named = social.filter((entry) => entry.name && entry.url)
  if (!named.length) return null
  return (
    <ul className={`list-unstyled mb-0 ${className}`} aria-label={menuMessages().social}>
      {named.map(({ name, url }, index) => (
        <li key={index}>
          <ExternalLink
            className={`d-inline-flex align-items-center ${linkClass}`}
            href={url}
            label={isShort ? name : undefined}
          >
            {isShort && (
              <span className="social-mark" aria-hidden="true">
                {socialMark(name)}
              </span>
            )}
            <span className={isShort ? 'social-name' : undefined} aria-hidden={isShort}>
              {name}
            </span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
