import { adminMessages } from '../../messages/admin-screens/admin'
import { formMessages } from '../../messages/admin-screens/form/forms'
import { commonMessages } from '../../messages/common'
import { SendButton } from '../../ui/form/form'
import type { RecordNavigation } from './record-steps'
import { SubmitButton } from './save/submit-button'
import type { SubmitKind } from './save/save-changes'
import { SaveAndStepButtons } from './save-and-step-buttons'

/** The buttons of a record's form: Cancel, those that save and open another record, and Submit or Update. */
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
          className="btn btn-line add-another"
        >
          {formMessages.another}
        </SubmitButton>
      )}
      {navigation && <SaveAndStepButtons {...{ navigation, setSubmitKind }} />}
      <SendButton
        className="btn btn-primary"
        busyLabel={isEdit ? adminMessages.updating : adminMessages.saving}
      >
        {isEdit ? adminMessages.update : adminMessages.submit}
      </SendButton>
    </div>
  )
}
