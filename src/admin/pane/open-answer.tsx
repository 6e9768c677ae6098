import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { commonMessages } from '../../messages/common'
import { focusIn } from '../../ui/focus'
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry'
import { useList } from '../list/list-context'
import { useCommitAnswer } from '../list/use-commit-answer'

const AnswerForm = lazyWithRetry(async () => (await import('./answer-form')).AnswerForm)

/** The answer to a message. It moves with its text and its file, where a window that was turned shows the message. */
export function OpenAnswer() {
  const { resource, pane } = useList()
  const commitAnswer = useCommitAnswer()
  const { record, answerHost } = pane
  const mail = resource.messagePane?.answer
  if (!answerHost || !record || !mail) return null
  return createPortal(
    <AnswerForm
      ref={pane.answer}
      resource={resource}
      mail={mail}
      record={record}
      onOutcome={(...answered) => commitAnswer(record, ...answered)}
      onClose={pane.closeAnswer}
      placeholder={
        <p className="mt-5 mb-0 text-body-secondary" role="status">
          {commonMessages().loading}
        </p>
      }
    />,
    answerHost,
    String(record.id),
  )
}

/** The place of the open answer in the pane or in a card. */
export function AnswerSlot({ host }: { host: HTMLElement }) {
  const slot = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    slot.current!.append(host)
    // Where it was before, it has lost the focus.
    focusIn(host, 'textarea')
  }, [host])
  return <div ref={slot} className="answer-slot" />
}
