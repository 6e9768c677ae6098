import { ChevronDown, ChevronUp, X, type LucideIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, type RefObject } from 'react'
import { langOf, toText, displayText } from '../../lib/to-text'
import { formatCount } from '../../messages/format'
import { commonMessages } from '../../messages/common'
import { isDialogOpen, isTyping } from '../../ui/shortcuts'
import { ExpandableText } from '../../ui/disclosure/expandable-text'
import './pane.scss'
import { DataText } from '../cells/cells'
import { RowActions } from '../cells/row-actions'
import type { AnyRecord, MessageFields, Resource } from '../resource'
import { findReply, useMailReplies } from './mail-log'
import { RepliedMark } from './replied-mark'
import { paneMessages } from '../../messages/admin-screens/pane'
import { RecordDetails } from '../cells/record-details'
import { emailCell } from '../cells/mail-cells'
import { formatMessageDate } from './compose-link'
import { AnswerSlot } from './answer-slot'

/** A whole message next to its list. Escape closes it, except in a field or while a dialog is open. */
export function ReadingPane({
  resource,
  fields,
  record,
  number,
  total,
  focusRequest,
  isOnPage,
  answerHost,
  onPrevious,
  onNext,
  onAnswer,
  onEdit,
  onDelete,
  onClose,
  onCovered,
}: {
  resource: Resource
  fields: MessageFields<AnyRecord>
  record: AnyRecord
  /** The record's number in the list, and how many there are. */
  number: number
  total: number
  /** A new value moves the focus to the subject. */
  focusRequest: number
  /** False for a record that has left the page while its answer was typed. */
  isOnPage: boolean
  answerHost: HTMLElement | undefined
  /** Undefined at an end of the list. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onAnswer: (() => void) | undefined
  onEdit: () => void
  onDelete: () => void
  onClose: () => void
  /** Called when a control behind the pane gets the focus. */
  onCovered: () => void
}) {
  const texts = paneMessages
  const label = resource.labels.singular
  const section = useRef<HTMLElement>(null)
  const subject = useRef<HTMLHeadingElement>(null)
  const replies = useMailReplies()
  const headingId = useId()
  useEffect(() => subject.current?.focus(), [focusRequest])
  useCoveredFocus(section, onCovered)

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isDialogOpen() && !isTyping(event.target)) onClose()
  })
  useEffect(() => {
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [])

  const message = toText(record[fields.text]).trim()
  return (
    <section
      ref={section}
      className="pane border-hair d-flex d-print-none flex-column bg-white text-break"
      aria-labelledby={headingId}
    >
      <div className="pane-head d-flex flex-shrink-0 align-items-center gap-1 ps-5 pe-3 border-bottom">
        <span className="me-auto text-body-secondary" role="status">
          {isOnPage
            ? texts.position(label, formatCount(number), formatCount(total))
            : texts.leftPage(label)}
        </span>
        <PaneButton
          label={texts.previous(label)}
          icon={ChevronUp}
          shortcut="k"
          onClick={onPrevious}
        />
        <PaneButton label={texts.next(label)} icon={ChevronDown} shortcut="j" onClick={onNext} />
        <PaneButton label={texts.close(label)} icon={X} onClick={onClose} />
      </div>
      <div
        className="pane-body ring-inside flex-fill px-5 pt-4 pb-5 overflow-y-auto"
        tabIndex={0}
        role="group"
        aria-labelledby={headingId}
      >
        <div className="pane-subject">
          <h2 className="mb-3 fs-2" id={headingId} ref={subject} tabIndex={-1}>
            <DataText text={toText(record[fields.subject]).trim() || texts.noSubject} />
          </h2>
          <MessageSender resource={resource} fields={fields} record={record} number={number} />
        </div>
        <MessageDetails resource={resource} fields={fields} record={record} />
        <RepliedMark mail={findReply(replies, record, fields)} />
        {message ? (
          <ExpandableText
            key={`${number} ${toText(record.id)}`}
            className="mt-4 mb-0 fs-1rem text-pre-line"
            lang={langOf(message)}
            messages={commonMessages().expandableText}
            buttonClassName="btn btn-quiet btn-small mt-2"
          >
            {message}
          </ExpandableText>
        ) : (
          <p className="mt-4 mb-0 fs-1rem text-body-secondary">{texts.noText}</p>
        )}
        {answerHost && <AnswerSlot key={toText(record.id)} host={answerHost} />}
      </div>
      {!answerHost && (
        <RowActions
          resource={resource}
          record={record}
          variant="pane"
          onAnswer={onAnswer}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      )}
    </section>
  )
}

/** A button in the pane's header. Without `onClick` it stays focusable, so that it keeps the focus at an end of the list. */
function PaneButton({
  label,
  icon: Icon,
  shortcut,
  onClick,
}: {
  label: string
  icon: LucideIcon
  shortcut?: string
  onClick: (() => void) | undefined
}) {
  return (
    <button
      type="button"
      className="btn-icon"
      aria-label={label}
      aria-disabled={onClick ? undefined : true}
      aria-keyshortcuts={shortcut}
      data-tip={label}
      onClick={onClick}
    >
      <Icon aria-hidden="true" />
    </button>
  )
}

/**
 * Closes the pane when the focus moves to a control of the list that the pane covers. With large text it can cover the
 * whole list, and a person who uses the keyboard would not see where the focus is.
 */
function useCoveredFocus(pane: RefObject<HTMLElement | null>, onCovered: () => void) {
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    const control = target as HTMLElement
    if (!control.matches('main :is(a, button, input, select)')) return
    if (pane.current!.contains(control)) return
    const { left } = pane.current!.getBoundingClientRect()
    if (control.getBoundingClientRect().right > left) onCovered()
  })
  useEffect(() => {
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
}

const senderOf = (fields: MessageFields<AnyRecord>, record: AnyRecord) =>
  fields.sender ? toText(record[fields.sender]).trim() : paneMessages.to

interface DetailsProps {
  resource: Resource
  fields: MessageFields<AnyRecord>
  record: AnyRecord
  number: number
}

/** The sender of a message, or its receiver. */
function MessageSender({ resource, fields, record, number }: DetailsProps) {
  const name = senderOf(fields, record)
  return (
    <div className="d-flex align-items-center gap-3">
      <span
        className="size-36 d-flex flex-shrink-0 align-items-center justify-content-center rounded-circle bg-body-secondary fw-semibold"
        aria-hidden="true"
      >
        {initialsOf(displayText(record[fields.sender ?? fields.email]))}
      </span>
      <div>
        <strong>
          <DataText text={name || `${resource.labels.singular} ${number}`} />
        </strong>
        <span className="d-block">
          {emailCell(record[fields.email], { variant: 'details', name, record })}
        </span>
      </div>
    </div>
  )
}

/** The date of a message, and the fields that the pane shows nowhere else. */
function MessageDetails({ resource, fields, record }: Omit<DetailsProps, 'number'>) {
  const shownAbove = [
    resource.name,
    fields.sender,
    fields.email,
    fields.subject,
    fields.text,
    fields.at,
  ]
  const except = shownAbove.filter((field) => field !== undefined)
  const hasMore = resource.columns.some(({ field }) => !except.includes(field))
  return (
    <>
      <p className="mt-2 mb-0 fs-5 text-body-secondary">{formatMessageDate(record[fields.at])}</p>
      {hasMore && (
        <div className="mt-3 py-3 border-top border-bottom">
          <RecordDetails
            resource={resource}
            record={record}
            name={senderOf(fields, record)}
            except={except}
          />
        </div>
      )}
    </>
  )
}

/** The initials of the first and last word; a Devanagari letter keeps its vowel signs. */
function initialsOf(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  return [first, ...others.slice(-1)]
    .map((word) => /^.\p{M}*/u.exec(word)?.[0].toUpperCase() ?? '')
    .join('')
}
