import { displayText } from '../../lib/to-text'
import { paneMessages } from '../../messages/admin-screens/pane'
import type { AlertContent } from '../../ui/alert/alert-message'
import { use } from 'react'
import type { AnyRecord } from '../resource'
import { findReply, MailLogContext } from '../pane/mail-log'
import { canAnswer } from '../pane/can-answer'
import { useList } from './list-context'

/** What follows an answer: its row is marked, a status says that it was sent, and the next message without a reply opens. */
export function useCommitAnswer() {
  const { resource, list, pane, showAlert } = useList()
  const { messagePane: fields, labels } = resource
  const { records } = list
  const log = use(MailLogContext)

  const isUnanswered = (record: AnyRecord) =>
    canAnswer(resource, record) && !(log && findReply(log.get(), record, fields!))

  /** The next message of this page without a reply: below the answered one, else from the top. */
  function findUnanswered(answered: number) {
    const rows = [...records.entries()]
    const next = [...rows.slice(answered + 1), ...rows].find(
      ([index, record]) => index !== answered && isUnanswered(record),
    )
    return next?.[0]
  }

  return (record: AnyRecord, outcome: AlertContent, isShown: boolean) => {
    if (outcome.tone !== 'success') {
      // An open form shows the failure itself.
      if (!isShown) showAlert(outcome)
      return
    }
    // A mail that failed was no answer.
    if (outcome.staysOpen) return showAlert(outcome)
    log?.markAnswered(record, fields!)
    const sender = fields!.sender && displayText(record[fields!.sender]).trim()
    const sent = paneMessages.sentTo(sender || displayText(record[fields!.email]))
    const index = records.findIndex(({ id }) => String(id) === String(record.id))
    const next = findUnanswered(index)
    const message = next === undefined ? [sent, paneMessages.allAnswered(labels.plural)] : sent
    showAlert({ ...outcome, message })
    if (!isShown) return
    if (next === undefined && index < 0) pane.close()
    else pane.openAnyway(next ?? index)
  }
}
