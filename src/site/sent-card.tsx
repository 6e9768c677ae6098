import { CircleCheck, Pencil } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { langOf } from '../lib/to-text'
import { alertMessages } from '../messages/alerts'
import { commonMessages } from '../messages/common'
import type { Elements } from '../ui/elements'

/**
 * The head of a public form after the server has accepted it: the thanks, and what was sent. The emptied fields stay
 * folded until the visitor wants to send something else. Without `thanks` nothing shows: the live region has to be
 * there before.
 */
export function SentCard({
  thanks,
  entries,
  againLabel,
  onAgain,
  children,
}: {
  thanks: string | undefined
  /** Label and value of each field, in the order of the screen. */
  entries: [label: string, value: string][]
  againLabel: string
  onAgain: () => void
  /** Rendered below the values. */
  children?: Elements
}) {
  return (
    <div>
      <div role="status">{thanks && <Thanks text={thanks} />}</div>
      {thanks && (
        <>
          <SentValues entries={entries} />
          {children}
          <button
            type="button"
            className="btn btn-outline-secondary mt-4"
            onClick={({ currentTarget }) => {
              const card = currentTarget.closest('.card')
              flushSync(onAgain)
              card?.querySelector<HTMLElement>('form :is(input, select):enabled')?.focus()
            }}
          >
            <Pencil aria-hidden="true" /> <span>{againLabel}</span>
          </button>
        </>
      )}
    </div>
  )
}

/** Takes the focus, because the pressed button is folded away with the fields. */
function Thanks({ text }: { text: string }) {
  const element = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    element.current?.focus({ preventScroll: true })
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <p
      ref={element}
      className="alert-target d-flex align-items-center gap-3 mb-4 fs-3 fw-semibold text-success"
      tabIndex={-1}
    >
      <CircleCheck className="flex-shrink-0" size={40} aria-hidden="true" />
      <span>
        {/* The prefix of every alert; the sign says it to the eye. */}
        <span className="visually-hidden">{alertMessages().info}</span>{' '}
        <span className="text-break">{text}</span>
      </span>
    </p>
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
