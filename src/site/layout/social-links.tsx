import { settings } from '../../api/settings/settings'
import { BrandIcon } from '../../ui/brand-icons'
import { ExternalLink } from '../text/links'
import { menuMessages } from '../../messages/site-screens/menus'

/** Links to the temple's social networks; renders nothing if the settings have none. */
export function SocialLinks({ className, linkClass }: { className: string; linkClass: string }) {
  const { social } = settings()
  const named = social.filter((entry) => entry.name && entry.url)
  if (!named.length) return null
  return (
    <ul className={`list-unstyled mb-0 ${className}`} aria-label={menuMessages().social}>
      {named.map(({ name, url }, index) => (
        <li key={index}>
          <ExternalLink className={linkClass} href={url} label={name}>
            <BrandIcon name={name} />
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
