import { ChevronDown, ChevronUp, Trash2, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import { langOf, text } from '../../data/to-text'
import { count } from '../../messages/format'
import { LongText } from '../../ui/long-text'
import '../../styles/pane.scss'
import { Said } from '../cells/cells'
import { isTyping } from '../layout/shortcuts'
import type { Listing } from '../list/list-data'
import type { AnyRow, MessageFields, Resource } from '../resources/resource'
import { About } from './about'
import { answerTo, useAnswers } from './replied'
import { RepliedMark } from './replied-mark'
import { adminMessages } from '../../messages/admin'
import { paneMessages } from '../../messages/admin-pane'

/** A message, whole, beside its list [LIST-13]. Escape closes it wherever the focus is. */
export function ReadingPane({
  resource,
  reads,
  row,
  number,
  total,
  press,
  covered,
  previous,
  next,
  onClose,
  onEdit,
  onDelete,
}: {
  resource: Resource
  reads: MessageFields<AnyRow>
  row: AnyRow
  number: number
  total: number
  /** Changes when a row was pressed: then the focus goes to the subject. */
  press: number
  /** Whether a dialog is open: then Escape is not the pane's. */
  covered: boolean
  /** The ways to the neighbours; none at an end of the page. */
  previous?: () => void
  next?: () => void
  onClose: () => void
  onEdit: () => void
  onDelete: () => void
}) {
  const texts = adminMessages
  const pane = paneMessages
  const { labels, links = [], edit } = resource
  const subject = useRef<HTMLHeadingElement>(null)
  const answers = useAnswers(useLoaderData<Listing>().log)
  const named = useId()
  useEffect(() => subject.current?.focus(), [press])
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !covered && !isTyping(event.target)) onClose()
  })
  useEffect(() => {
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [])

  const said = text(row[reads.text]).trim()
  return (
    <section className="pane" aria-labelledby={named}>
      <div className="pane-head">
        <span role="status">{pane.position(labels[0], count(number), count(total))}</span>
        <Step label={pane.previous(labels[0])} icon={ChevronUp} letter="k" onStep={previous} />
        <Step label={pane.next(labels[0])} icon={ChevronDown} letter="j" onStep={next} />
        <Step label={pane.close(labels[0])} icon={X} onStep={onClose} />
      </div>
      <div className="pane-body" tabIndex={0} role="group" aria-labelledby={named}>
        <h2 id={named} ref={subject} tabIndex={-1}>
          <Said text={text(row[reads.subject]).trim() || pane.noSubject} />
        </h2>
        <About {...{ resource, reads, row, number }} />
        <RepliedMark mail={answerTo(answers, row, reads)} />
        {said ? (
          <p className="pane-text" dir="auto" lang={langOf(said)}>
            <LongText>{said}</LongText>
          </p>
        ) : (
          <p className="pane-text muted">{pane.noText}</p>
        )}
      </div>
      <div className="pane-foot">
        {links.map(({ label, icon: Icon, to, state }) => (
          <Link key={label} className="btn btn-primary" to={to(row)} state={state?.(resource, row)}>
            <Icon aria-hidden="true" /> {label}
          </Link>
        ))}
        {edit && row.id !== undefined && (
          <button type="button" className="btn btn-line" onClick={onEdit}>
            {texts.edit}
          </button>
        )}
        {row.id !== undefined && (
          <button type="button" className="btn btn-outline-danger" onClick={onDelete}>
            <Trash2 aria-hidden="true" /> {texts.delete}
          </button>
        )}
      </div>
    </section>
  )
}

/** One of the head's buttons; where it leads nowhere it keeps the focus and does nothing. */
function Step({
  label,
  icon: Icon,
  letter,
  onStep,
}: {
  label: string
  icon: typeof X
  /** The key that presses it. */
  letter?: string
  onStep: (() => void) | undefined
}) {
  return (
    <button
      type="button"
      className="act"
      aria-label={label}
      aria-disabled={onStep ? undefined : true}
      aria-keyshortcuts={letter}
      data-tip={label}
      onClick={onStep}
    >
      <Icon aria-hidden="true" />
    </button>
  )
}
