import { createPortal } from 'react-dom'
import { commonMessages } from '../../messages/common'
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry'
import { useList } from './list-context'
import { useCommitAnswer } from './use-commit-answer'

const AnswerForm = lazyWithRetry(async () => (await import('../pane/answer-form')).AnswerForm)

/** The answer to a message. It moves with its text and its file, where a window that was turned shows the message. */
export function OpenAnswer() {
  const { resource, pane } = useList()
  const commitAnswer = useCommitAnswer()
  const { record, answerHost, answer, closeAnswer } = pane
  const mail = resource.messagePane?.answer
  if (!answerHost || !record || !mail) return null
  return createPortal(
    <AnswerForm
      ref={answer}
      resource={resource}
      mail={mail}
      record={record}
      onOutcome={(...answered) => commitAnswer(record, ...answered)}
      onClose={closeAnswer}
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
