import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { SectionHead } from '../../messages/page'
import { SectionHeading } from './section-heading'
import type { Elements } from '../../ui/elements'

export type Background = 'cream' | 'sand' | 'dark'

export const backgroundClass: Record<Background, string> = {
  cream: 'bg-body',
  sand: 'bg-body-secondary',
  dark: 'bg-dark text-accent',
}

/** A section of a page with its background, anchor and heading. */
export function Section({
  id,
  background,
  head,
  className = '',
  children,
}: {
  id?: string
  background: Background
  head: Partial<SectionHead> & { title: string; more?: { label: string; to: string } }
  className?: string
  children: Elements
}) {
  const titleId = useId()
  return (
    <section
      id={id}
      className={`section-band ${backgroundClass[background]} ${className}`}
      data-bs-theme={background === 'dark' ? 'dark' : undefined}
      aria-labelledby={titleId}
    >
      <div className="container">
        <div className="section-head d-flex flex-wrap align-items-end justify-content-between gap-1 column-gap-3 column-gap-md-5">
          <div>
            <SectionHeading id={titleId} head={head} />
          </div>
          {head.more && (
            <Link className="more" to={head.more.to}>
              <span>{head.more.label}</span> <ArrowRight aria-hidden="true" />
            </Link>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}
