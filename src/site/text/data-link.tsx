import { Link } from 'react-router-dom'
import { safeUrl } from '../../api/links/links'
import { ExternalLink } from './links'
import type { Elements } from '../../ui/elements'

/** A link to a URL from data; an unsafe URL leaves only the text. */
export function DataLink({
  url,
  className,
  children,
}: {
  url: unknown
  className?: string
  children: Elements
}) {
  const link = safeUrl(url)
  if (!link) return children
  if (!link.isExternal)
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
