import { useRef, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { fillForm, focusFirstField } from '../../ui/fill-form'
import { RestorePrompt } from '../../ui/restore-prompt'
import { useOnline } from '../../ui/online'
import { addressOf, isSameCourse, type Prefill } from './registration-prefill'
import { keptDays } from './outbox'
import { kept, place } from './outbox-storage'
import type { Keeping } from './use-outbox'
import { outboxMessages } from '../../messages/outbox'

/**
 * Above a form: that it could not be sent and is kept, or that one from before is there to be filled in. It is
 * sent by the form's own button and by nothing else.
 */
export function UnsentOffer({
  keeping: { entry, isMine, take, discard },
  course = {},
  send,
}: {
  keeping: Keeping
  /** The course that this form is for. */
  course?: Prefill
  /** What the form's button says. */
  send: string
}) {
  return (
    <div role="status">
      {entry && (
        <Kept
          key={entry.id}
          {...{ entry, isMine, take, discard, send }}
          elsewhere={!isMine && !isSameCourse(entry.course, course)}
        />
      )}
    </div>
  )
}

function Kept({
  entry: { form, values, course, uncertain },
  isMine,
  elsewhere,
  take,
  discard,
  send,
}: Pick<Keeping, 'isMine' | 'take' | 'discard'> & {
  entry: NonNullable<Keeping['entry']>
  /** It belongs to the form of another course. */
  elsewhere: boolean
  send: string
}) {
  const texts = outboxMessages()
  const online = useOnline()
  const box = useRef<HTMLDivElement>(null)
  const next = isMine ? (online ? texts.again : texts.later) : texts.look

  function fill(event: MouseEvent<HTMLButtonElement>) {
    fillForm(event.currentTarget.form!, values)
    take()
    // Not into a field: on a phone the keys would hide what there is to look at.
    box.current?.focus()
  }
  function throwAway(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget
    discard()
    focusFirstField(form!)
  }

  return (
    <RestorePrompt
      ref={box}
      title={texts.kept[form]}
      actions={
        <>
          {elsewhere ? (
            <Link className="btn btn-outline" to={addressOf(course)}>
              {texts.open}
            </Link>
          ) : (
            !isMine && (
              <button type="button" className="btn btn-outline" onClick={fill}>
                {texts.fill}
              </button>
            )
          )}
          <button type="button" className="btn btn-link" onClick={throwAway}>
            {texts.discard}
          </button>
        </>
      }
    >
      {elsewhere && course.name && <p dir="auto">{course.name}</p>}
      <p>
        {uncertain ? texts.uncertain : texts.notSent} {!elsewhere && next(send)}
      </p>
      <p>
        {kept.isVolatile(place) ? texts.passing : texts.days(keptDays)} {texts.shared}
      </p>
    </RestorePrompt>
  )
}
