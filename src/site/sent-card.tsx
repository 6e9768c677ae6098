import { Pencil } from 'lucide-react'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { langOf } from '../lib/to-text'
import { commonMessages } from '../messages/common'
import type { Elements } from '../ui/elements'
import { focusIn } from '../ui/focus'

/** What a public form has sent. Its emptied fields stay folded until the visitor wants to send something else. */
export function SentCard({
  entries,
  againLabel,
  onAgain,
  children,
}: {
  /** Label and value of each field, in the order of the screen. */
  entries: [label: string, value: string][]
  againLabel: string
  onAgain: () => void
  /** Rendered below the values. */
  children?: Elements
}) {
  return (
    <div>
      <SentValues entries={entries} />
      {children}
      <button
        type="button"
        className="btn btn-outline-secondary mt-4"
        onClick={({ currentTarget }) => {
          const card = currentTarget.closest('.card')
          flushSync(onAgain)
          focusIn(card, 'form :is(input, select):enabled')
        }}
      >
        <Pencil aria-hidden="true" /> <span>{againLabel}</span>
      </button>
    </div>
  )
}

function SentValues({ entries }: { entries: [label: string, value: string][] }) {
  const { title, none } = commonMessages().sent
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 className="mb-2 fs-4" id={titleId}>
        {title}
      </h2>
      <dl className="mb-0">
        {entries.map(([label, value]) => (
          <div key={label} className="sent-value align-items-baseline column-gap-4 py-2 border-top">
            <dt className="fw-normal fs-5 text-body-secondary">{label}</dt>
            <dd className="mb-0 fw-semibold text-break" dir="auto" lang={langOf(value)}>
              {value || <i className="fw-normal text-body-secondary">{none}</i>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
