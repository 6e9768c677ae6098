import { useEffect, useId, useImperativeHandle, useRef, type Ref } from 'react'
import { useLocation } from 'react-router-dom'
import { toText } from '../../lib/to-text'
import { commonMessages } from '../../messages/common'
import { adminMessages } from '../../messages/admin-screens/admin'
import type { AlertContent } from '../../ui/alert/alert-message'
import { useDiscardQuestion } from '../../ui/dialog/dialog'
import { focusIn } from '../../ui/focus'
import { RecordForm } from '../form/record-dialog/record-form'
import { useRecordForm } from '../form/record-dialog/use-record-form'
import { sendNewRecord } from '../form/save/writes'
import type { AnyRecord, Resource } from '../resource'
import './answer.scss'
import { answerValues } from './compose-link'
import type { AnswerHandle } from './use-reading-pane'

/**
 * The form that answers a message: that of a new mail, with the receiver fixed. Each message has its own draft. Typed text is
 * asked about before another record, the pane's end or a navigation discards it.
 */
export function AnswerForm({
  ref,
  resource,
  mail,
  record,
  onOutcome,
  onClose,
}: {
  ref: Ref<AnswerHandle>
  resource: Resource
  /** The resource of the mails. */
  mail: Resource
  record: AnyRecord
  /** `isShown`: false if the person has left the form while it was being sent. */
  onOutcome: (outcome: AlertContent, isShown: boolean) => void
  onClose: () => void
}) {
  const titleId = useId()
  const container = useRef<HTMLDivElement>(null)
  const { pathname, search } = useLocation()
  // The list opens this record again (LIST-14).
  const query = new URLSearchParams(search)
  query.set('record', String(record.id))
  const form = useRecordForm({
    resource: mail,
    draftName: `${mail.path} answer ${resource.path} ${toText(record.id)}`,
    onAdd: async (values) => {
      const outcome = await sendNewRecord(mail, values)
      const isShown = container.current !== null
      if (isShown && outcome.tone === 'success') onClose()
      onOutcome(outcome, isShown)
      return outcome
    },
  })
  const question = useDiscardQuestion({
    unsaved: form.isDirty,
    messages: commonMessages().unsaved,
    onDiscard: close,
  })

  function close() {
    form.draft.onClose()
    onClose()
  }

  const focusBody = () => focusIn(container.current, 'textarea') as HTMLTextAreaElement

  function requestClose(then?: () => void) {
    // The question returns the focus to where it was: to the text, if that is kept.
    if (form.isDirty) focusBody()
    question.confirmDiscard(() => {
      close()
      then?.()
    })
  }

  useImperativeHandle(ref, () => ({ requestClose }))
  useEffect(() => {
    // The quoted message follows what is typed.
    focusBody().setSelectionRange(0, 0)
    // In the pane the fields below come into sight as well, also those that are still loaded.
    const isInPane = container.current!.closest('.pane') !== null
    container.current!.scrollIntoView({ block: isInPane ? 'start' : 'nearest' })
  }, [])

  return (
    <div ref={container} className="answer mt-5" role="group" aria-labelledby={titleId}>
      <p id={titleId} className="mb-3 fs-3 fw-semibold">
        {adminMessages.answer}
      </p>
      <RecordForm
        form={form}
        resource={mail}
        prefilled={answerValues(resource, record)}
        returnTo={`${pathname}?${query}`}
        onCancel={() => requestClose()}
      />
      {question.dialog}
    </div>
  )
}
