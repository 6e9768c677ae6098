import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { langOf, toText } from '../../data/to-text'
import { formatCount } from '../../messages/format'
import { commonMessages } from '../../messages/common'
import { ExpandableText } from '../../ui/disclosure/expandable-text'
import './pane.scss'
import { DataText } from '../cells/cells'
import { isTyping } from '../layout/shortcuts'
import { useList } from '../list/list-context'
import { RowActions } from '../list/rows/row-actions'
import type { AnyRow, MessageFields } from '../resource'
import { MessageDetails } from './message-details'
import { findReply, useMailReplies } from './mail-log'
import { RepliedMark } from './replied-mark'
import { paneMessages } from '../../messages/admin-screens/pane'
import { useCloseOnCoveredFocus } from './use-close-on-covered-focus'
import { usePaneSteps } from './use-pane-steps'
import { PaneButton } from './pane-button'

/** A whole message next to its list [LIST-13]. Escape closes it, except in a field or while a dialog is open. */
export function ReadingPane({
  fields,
  row,
  index,
  onClose,
}: {
  fields: MessageFields<AnyRow>
  row: AnyRow
  index: number
  onClose: () => void
}) {
  const texts = paneMessages
  const { resource, list, pane, isDialogOpen, openEdit, openDelete } = useList()
  const { total, first, log } = list
  const noun = resource.labels[0]
  const number = first + index
  const section = useRef<HTMLElement>(null)
  const subject = useRef<HTMLHeadingElement>(null)
  const replies = useMailReplies(log)
  const headingId = useId()
  useEffect(() => subject.current?.focus(), [pane.clicks])
  useCloseOnCoveredFocus(section, pane.close)

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isDialogOpen && !isTyping(event.target)) onClose()
  })
  useEffect(() => {
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [])

  const { openPrevious, openNext } = usePaneSteps(index)
  const message = toText(row[fields.text]).trim()
  return (
    <section
      ref={section}
      className="pane border-hair d-flex d-print-none flex-column bg-white text-break"
      aria-labelledby={headingId}
    >
      <div className="pane-head d-flex flex-shrink-0 align-items-center gap-1 ps-5 pe-3 border-bottom">
        <span className="me-auto text-body-secondary" role="status">
          {texts.position(noun, formatCount(number), formatCount(total))}
        </span>
        <PaneButton
          label={texts.previous(noun)}
          icon={ChevronUp}
          shortcut="k"
          onClick={openPrevious}
        />
        <PaneButton label={texts.next(noun)} icon={ChevronDown} shortcut="j" onClick={openNext} />
        <PaneButton label={texts.close(noun)} icon={X} onClick={onClose} />
      </div>
      <div
        className="ring-inside flex-fill px-5 pt-4 pb-5 overflow-y-auto"
        tabIndex={0}
        role="group"
        aria-labelledby={headingId}
      >
        <h2 className="mb-3 fs-2" id={headingId} ref={subject} tabIndex={-1}>
          <DataText text={toText(row[fields.subject]).trim() || texts.noSubject} />
        </h2>
        <MessageDetails {...{ resource, fields, row, number }} />
        <RepliedMark mail={findReply(replies, row, fields)} />
        {message ? (
          <ExpandableText
            key={`${number} ${toText(row.id)}`}
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
      </div>
      <div className="d-flex flex-shrink-0 flex-wrap gap-3 px-5 py-4 border-top">
        <RowActions
          {...{ resource, row }}
          variant="pane"
          onEdit={() => openEdit(index)}
          onDelete={() => openDelete([index], index)}
        />
      </div>
    </section>
  )
}
