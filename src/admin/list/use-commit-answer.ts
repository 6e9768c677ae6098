import { displayText } from '../../lib/to-text'
import { paneMessages } from '../../messages/admin-screens/pane'
import type { AlertContent } from '../../ui/alert/alert-message'
import { use } from 'react'
import { indexOfRecord, type AnyRecord } from '../resource'
import { findReply, MailLogContext } from '../pane/mail-log'
import { canAnswer } from '../pane/can-answer'
import { useList } from './list-context'

/** What follows an answer: its row is marked, a status says that it was sent, and the next message without a reply opens. */
export function useCommitAnswer() {
  const { resource, list, pane, showAlert } = useList()
  const { messagePane: fields, labels } = resource
  const { records } = list
  const log = use(MailLogContext)

  const isUnanswered = (message: AnyRecord) =>
    canAnswer(resource, message) && !(log && findReply(log.get(), message, fields!))

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
    const index = indexOfRecord(records, record)
    // Below the answered message, else from the top.
    const others = [...records.slice(index + 1), ...records.slice(0, Math.max(index, 0))]
    const next = others.find(isUnanswered)
    const message = next === undefined ? [sent, paneMessages.allAnswered(labels.plural)] : sent
    showAlert({ ...outcome, message })
    if (!isShown) return
    if (next === undefined && index < 0) pane.close()
    else pane.openAnyway(next ? records.indexOf(next) : index)
  }
}
