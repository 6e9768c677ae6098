import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { safeUrl } from '../../api/links'
import { commonMessages } from '../../messages/common'

/** A link that leaves the site: a new tab, and says so. */
export function OutsideLink({
  href,
  className,
  label,
  children,
}: {
  href: string
  className?: string
  /** The name of a link that shows a sign only. */
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

/** What data links to, once it is known to be harmless; otherwise the text alone [DATA-2]. */
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
    <OutsideLink className={className} href={link.href}>
      {children}
    </OutsideLink>
  )
}

/** The address that dials a number. */
export const dial = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
