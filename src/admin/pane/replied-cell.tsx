import { useLoaderData } from 'react-router-dom'
import { text } from '../../data/to-text'
import { plain } from '../cells/cells'
import type { Listing } from '../list/list-data'
import { writtenAt } from './quote'
import type { AnyRow, CellContext, MessageFields } from '../resources/resource'
import { answerTo, useAnswers } from './replied'
import { RepliedChip } from './replied-mark'
import '../../styles/replied.scss'
import { paneMessages } from '../../messages/admin-pane'

/** A message's subject in its list, with the mark of those that the mail log shows an answer to. */
export const subjectCell = (reads: MessageFields<AnyRow>) => (value: unknown, at: CellContext) =>
  at.place === 'deleteDialog' ? plain(value, at) : <Subject {...{ reads, value, at }} />

function Subject({
  reads,
  value,
  at,
}: {
  reads: MessageFields<AnyRow>
  value: unknown
  at: CellContext
}) {
  const { log } = useLoaderData<Listing>()
  const mail = answerTo(useAnswers(log), at.row, reads)
  if (!mail) return plain(value, at)
  return (
    <span className="replied">
      <span className="replied-subject" title={at.place === 'table' ? text(value) : undefined}>
        {plain(value)}
      </span>{' '}
      <RepliedChip title={paneMessages.inLog(writtenAt(mail.datetime))} />
    </span>
  )
}
