import { adminMessages } from '../../messages/admin'
import { formMessages } from '../../messages/admin-forms'
import { saveMessages } from '../../messages/admin-save'
import { commonMessages } from '../../messages/common'
import { SendButton } from '../../ui/form'
import type { RecordNavigation } from './record-steps'
import { SubmitButton } from './save/submit-button'
import type { SubmitKind } from './save/save-changes'

/** The buttons of a record's form: Cancel, the ways to save and go on, and the save itself. */
export function RecordDialogFooter({
  isEdit,
  hasRequired,
  canAddAnother,
  navigation,
  setSubmitKind,
  onCancel,
}: {
  isEdit: boolean
  /** Whether a field is marked as required, which a note explains. */
  hasRequired: boolean
  canAddAnother: boolean
  navigation?: RecordNavigation
  setSubmitKind: (kind: SubmitKind) => void
  onCancel: () => void
}) {
  return (
    <div className="modal-footer">
      {hasRequired && (
        <span className="me-auto d-none d-md-inline fs-5 text-body-secondary">
          {commonMessages().requiredNote}
        </span>
      )}
      <button type="button" className="btn btn-line" onClick={onCancel}>
        {commonMessages().cancel}
      </button>
      {canAddAnother && (
        <SubmitButton
          kind="save and add another"
          setSubmitKind={setSubmitKind}
          className="btn btn-line another"
        >
          {formMessages.another}
        </SubmitButton>
      )}
      {navigation && <SaveAndStepButtons {...{ navigation, setSubmitKind }} />}
      <SendButton
        className="btn btn-primary"
        busy={isEdit ? adminMessages.updating : adminMessages.saving}
      >
        {isEdit ? adminMessages.update : adminMessages.submit}
      </SendButton>
    </div>
  )
}

/** The buttons that save and open a neighbour, where there is one. */
function SaveAndStepButtons({
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
