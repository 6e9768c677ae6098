import type { SectionHead } from '../../messages/page'

/** A Hindi line, the heading and a note. */
export function SectionHeading({
  id,
  head,
}: {
  id: string
  head: Partial<SectionHead> & { title: string }
}) {
  return (
    <>
      {head.hindi && (
        <p className="eyebrow mb-0 fw-semibold" lang="hi">
          {head.hindi}
        </p>
      )}
      <h2 id={id}>{head.title}</h2>
      {head.note && <p className="section-note">{head.note}</p>}
    </>
  )
}
