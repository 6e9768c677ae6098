import { useLoaderData } from 'react-router-dom'
import { toText } from '../../data/to-text'
import { textCell } from '../cells/cells'
import type { ListData } from '../list/list-data'
import { formatMessageDate } from './quote-state'
import type { AnyRow, CellContext, MessageFields } from '../resources/resource'
import { findAnswer, useMailAnswers } from './mail-log'
import { RepliedChip } from './replied-mark'
import './replied.scss'
import { paneMessages } from '../../messages/admin-pane'

/** A message's subject, with a "replied" mark if the mail log holds an answer. */
export const subjectCell =
  (fields: MessageFields<AnyRow>) => (value: unknown, context: CellContext) =>
    context.variant === 'deleteDialog' ? (
      textCell(value, context)
    ) : (
      <Subject {...{ fields, value, context }} />
    )

function Subject({
  fields,
  value,
  context,
}: {
  fields: MessageFields<AnyRow>
  value: unknown
  context: CellContext
}) {
  const { log } = useLoaderData<ListData>()
  const mail = findAnswer(useMailAnswers(log), context.row, fields)
  if (!mail) return textCell(value, context)
  return (
    <span className="replied">
      <span
        className="d-block text-truncate"
        title={context.variant === 'table' ? toText(value) : undefined}
      >
        {textCell(value)}
      </span>{' '}
      <RepliedChip title={paneMessages.inLog(formatMessageDate(mail.datetime))} />
    </span>
  )
}
