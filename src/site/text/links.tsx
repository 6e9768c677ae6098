import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { safeUrl } from '../../api/links'
import { commonMessages } from '../../messages/common'

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
  children: ReactNode
}) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">
        {label} ({commonMessages().newTab})
      </span>
    </a>
  )
}

/** A link to a URL from data; an unsafe URL leaves only the text [DATA-2]. */
export function DataLink({
  url,
  className,
  children,
}: {
  url: unknown
  className?: string
  children: ReactNode
}) {
  const link = safeUrl(url)
  if (!link) return children
  if (!link.outside)
    return (
      <Link className={className} to={link.href}>
        {children}
      </Link>
    )
  if (/^(mailto|tel):/i.test(link.href))
    return (
      <a className={className} href={link.href}>
        {children}
      </a>
    )
  return (
    <ExternalLink className={className} href={link.href}>
      {children}
    </ExternalLink>
  )
}

/** The `tel:` URL of a phone number. */
export const telUrl = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
