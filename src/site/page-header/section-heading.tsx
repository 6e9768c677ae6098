import type { SectionHead } from '../../messages/page'

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
        // Relative: with forced colours the ground of the heading below would cover its letters.
        <p className="eyebrow position-relative mb-2 fs-5 fw-semibold" lang="hi">
          {head.hindi}
        </p>
      )}
      <h2 id={id}>{head.title}</h2>
      {head.note && <p className="section-note max-w-text">{head.note}</p>}
    </>
  )
}
