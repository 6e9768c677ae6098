import { isSameCourse, type Prefill } from '../cards/registration-path'
import type { Outbox } from './use-outbox'
import { EntryPrompt } from './entry-prompt'

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
          {...{ entry, isOwn, adopt, discard, sendLabel }}
          isOtherCourse={!isOwn && !isSameCourse(entry.course, course)}
        />
      )}
    </div>
  )
}
