import { ArrowRight } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { BandHead } from '../../messages/page'
import type { Tone } from '../home/section-backgrounds'

/** A band of a page: its ground, its anchor and its heading. */
export function Band({
  id,
  tone,
  head,
  className = '',
  children,
}: {
  id?: string
  tone: Tone
  head: Partial<BandHead> & { title: string; more?: { label: string; to: string } }
  className?: string
  children: ReactNode
}) {
  const made = useId()
  return (
    <section
      id={id}
      className={`band band-${tone} ${tone === 'dark' ? 'dark' : ''} ${className}`}
      aria-labelledby={made}
    >
      <div className="container">
        <div className="band-head">
          <div>
            <Heading id={made} head={head} />
          </div>
          {head.more && (
            <Link className="more" to={head.more.to}>
              {head.more.label} <ArrowRight aria-hidden="true" />
            </Link>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}

/** The Hindi line above, the heading, the note below. */
export function Heading({ id, head }: { id: string; head: Partial<BandHead> & { title: string } }) {
  return (
    <>
      {head.hindi && (
        <p className="eyebrow" lang="hi">
          {head.hindi}
        </p>
      )}
      <h2 id={id}>{head.title}</h2>
      {head.note && <p className="band-note">{head.note}</p>}
    </>
  )
}
