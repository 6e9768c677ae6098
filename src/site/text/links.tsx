import { commonMessages } from '../../messages/common'
import type { Elements } from '../../ui/elements'

/** A link to another site; opens a new tab and tells screen readers so. */
export function ExternalLink({
  href,
  className,
  label,
  children,
}: {
  href: string
  className?: string
  /** The accessible name of a link that shows only an icon. */
  label?: string
  children: Elements
}) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">{`${label ?? ''} (${commonMessages().newTab})`}</span>
    </a>
  )
}
