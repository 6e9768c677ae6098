import { toText } from '../../lib/to-text'
import { textCell } from '../cells/cells'
import type { AnyRecord, CellContext, MessageFields } from '../resource'
import { findReply, useMailReplies } from './mail-log'
import { repliedNote, RepliedChip } from './replied-mark'

/** A message's subject, with a "replied" mark if the mail log holds a reply. */
export const subjectCell =
  (fields: MessageFields<AnyRecord>) => (value: unknown, context: CellContext) =>
    context.variant === 'details' ? (
      <SubjectDetail fields={fields} value={value} context={context} />
    ) : (
      renderSubject(value, context)
    )

/** Looks for the reply itself, because only rows and cards get it from the list. */
function SubjectDetail({
  fields,
  value,
  context,
}: {
  fields: MessageFields<AnyRecord>
  value: unknown
  context: CellContext
}) {
  const mailReply = findReply(useMailReplies(), context.record, fields)
  return <span>{renderSubject(value, { ...context, mailReply })}</span>
}

/** The subject, with the "replied" chip if there is a reply; the tooltip of the chip has its date. */
function renderSubject(value: unknown, context: CellContext) {
  const { mailReply, variant } = context
  if (!mailReply) return textCell(value, context)
  return (
    <>
      <span
        className={variant === 'table' ? 'line-clamp' : 'd-block text-truncate'}
        title={variant === 'table' ? toText(value) : undefined}
      >
        {textCell(value)}
      </span>{' '}
      <RepliedChip className={variant === 'table' ? 'py-0' : ''} title={repliedNote(mailReply)} />
    </>
  )
}
