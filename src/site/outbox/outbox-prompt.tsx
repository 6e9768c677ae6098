import { useRef, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { isSameCourse, type Prefill, registrationPath } from '../cards/registration-path'
import type { Outbox } from './use-outbox'
import { fillForm } from '../../ui/form/fill-form'
import { focusFirstField } from '../../ui/focus'
import { RestorePrompt } from '../../ui/form/restore-prompt'
import { useOnline } from '../../ui/loading/online'
import { retentionDays } from './outbox'
import { isOutboxInMemoryOnly } from './outbox-storage'
import { outboxMessages } from '../../messages/site-screens/outbox'

/**
 * Says above a form that it was not sent and is stored, or offers to fill in an earlier one. Only the form's own button
 * sends it.
 */
export function OutboxPrompt({
  outbox: { entry, isOwn, adopt, discard },
  course = {},
  sendLabel,
}: {
  outbox: Outbox
  /** The course that this form is for. */
  course?: Prefill
  /** The label of the form's button. */
  sendLabel: string
}) {
  return (
    <div role="status">
      {entry && (
        <EntryPrompt
          key={entry.id}
          entry={entry}
          isOwn={isOwn}
          adopt={adopt}
          discard={discard}
          sendLabel={sendLabel}
          isOtherCourse={!isOwn && !isSameCourse(entry.course, course)}
        />
      )}
    </div>
  )
}

/** Offers to send a stored form again, to go on with it or to discard it. */
function EntryPrompt({
  entry: { form, values, course, mayHaveArrived },
  isOwn,
  isOtherCourse,
  adopt,
  discard,
  sendLabel,
}: Pick<Outbox, 'isOwn' | 'adopt' | 'discard'> & {
  entry: NonNullable<Outbox['entry']>
  /** The entry belongs to the form of another course. */
  isOtherCourse: boolean
  sendLabel: string
}) {
  const texts = outboxMessages()
  const online = useOnline()
  const prompt = useRef<HTMLDivElement>(null)
  const nextStep = isOwn ? (online ? texts.again : texts.later) : texts.look

  function fill(event: MouseEvent<HTMLButtonElement>) {
    fillForm(event.currentTarget.form!, values)
    adopt()
    // Focuses the prompt, because with a field in focus a phone's keyboard would cover the filled form.
    prompt.current?.focus()
  }
  function discardEntry(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget
    discard()
    focusFirstField(form)
  }

  return (
    <RestorePrompt
      ref={prompt}
      title={texts.title[form]}
      actions={
        <>
          {isOtherCourse ? (
            <Link className="btn btn-outline-secondary" to={registrationPath(course)}>
              {texts.open}
            </Link>
          ) : (
            !isOwn && (
              <button type="button" className="btn btn-outline-secondary" onClick={fill}>
                {texts.fill}
              </button>
            )
          )}
          <button type="button" className="btn btn-link px-0" onClick={discardEntry}>
            {texts.discard}
          </button>
        </>
      }
    >
      {isOtherCourse && course.name && (
        <p className="mt-1 mb-0" dir="auto">
          {course.name}
        </p>
      )}
      <p className="mt-1 mb-0">
        {[
          mayHaveArrived ? texts.mayHaveArrived : texts.notSent,
          !isOtherCourse && nextStep(sendLabel),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <p className="mt-1 mb-0">
        {`${isOutboxInMemoryOnly() ? texts.untilClosed : texts.days(retentionDays)} ${texts.shared}`}
      </p>
    </RestorePrompt>
  )
}
