import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'

/** One step of the breadcrumb; the last one is the page itself. Without `to` it is plain text. */
export interface Crumb {
  label: string
  to?: string
}

/** The path to the page as links; the last entry is the page itself. */
export function Breadcrumbs({ crumbs, label }: { crumbs: Crumb[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ol className="breadcrumb">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="breadcrumb-item d-inline-flex align-items-center">
            {index > 0 && (
              <ChevronRight className="me-2 text-highlight size-16" aria-hidden="true" />
            )}
            {crumb.to ? (
              <Link className="position-relative d-inline-flex align-items-center" to={crumb.to}>
                {crumb.label}
              </Link>
            ) : (
              <span
                className="fw-semibold"
                aria-current={index === crumbs.length - 1 ? 'page' : undefined}
              >
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
