import { settings } from '../../api/settings'
import { BrandIcon } from '../../ui/brand-icons'
import { OutsideLink } from '../text/links'
import { menuMessages } from '../../messages/menus'

/** The temple's places on social networks; nothing when the settings name none. */
export function Social({ className }: { className: string }) {
  const { social } = settings()
  const named = social.filter((entry) => entry.name && entry.url)
  if (!named.length) return null
  return (
    <ul className={className} aria-label={menuMessages().social}>
      {named.map(({ name, url }, index) => (
        <li key={index}>
          <OutsideLink href={url} label={name}>
            <BrandIcon name={name} />
          </OutsideLink>
        </li>
      ))}
    </ul>
  )
}
