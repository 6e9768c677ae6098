import { useLoaderData } from 'react-router-dom'
import { toText } from '../../data/to-text'
import { plain } from '../cells/cells'
import type { Listing } from '../list/list-data'
import { writtenAt } from './quote'
import type { AnyRow, At, Reads } from '../resources/resource'
import { answerTo, useAnswers } from './replied'
import { RepliedChip } from './replied-mark'
import '../../styles/replied.scss'
import { paneMessages } from '../../messages/admin-pane'

/** A message's subject in its list, with the mark of those that the mail log shows an answer to. */
export const subjectCell = (reads: Reads<AnyRow>) => (value: unknown, at: At) =>
  at.place === 'doomed' ? plain(value, at) : <Subject {...{ reads, value, at }} />

function Subject({ reads, value, at }: { reads: Reads<AnyRow>; value: unknown; at: At }) {
  const { log } = useLoaderData<Listing>()
  const mail = answerTo(useAnswers(log), at.row, reads)
  if (!mail) return plain(value, at)
  return (
    <span className="replied">
      <span className="replied-subject" title={at.place === 'table' ? toText(value) : undefined}>
        {plain(value)}
      </span>{' '}
      <RepliedChip title={paneMessages.inLog(writtenAt(mail.datetime))} />
    </span>
  )
}
