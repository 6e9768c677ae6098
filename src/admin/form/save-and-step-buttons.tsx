import { saveMessages } from '../../messages/admin-screens/form/save'
import type { RecordNavigation } from './record-steps'
import { SubmitButton } from './save/submit-button'
import type { SubmitKind } from './save/save-changes'

/** The buttons that save and open a neighbour, where there is one. */
export function SaveAndStepButtons({
  navigation: { hasPrevious, hasNext },
  setSubmitKind,
}: {
  navigation: RecordNavigation
  setSubmitKind: (kind: SubmitKind) => void
}) {
  if (!hasPrevious && !hasNext) return null
  return (
    <div className="save-steps d-flex gap-3">
      {hasPrevious && (
        <SubmitButton kind="save and previous" setSubmitKind={setSubmitKind}>
          {saveMessages.saveAndPrevious}
        </SubmitButton>
      )}
      {hasNext && (
        <SubmitButton kind="save and next" setSubmitKind={setSubmitKind}>
          {saveMessages.saveAndNext}
        </SubmitButton>
      )}
    </div>
  )
}
