import { adminMessages } from '../../messages/admin-screens/admin'
import { formMessages } from '../../messages/admin-screens/form/forms'
import type { Resource } from '../resource'
import { DialogAlert } from './dialog-alert'
import { SaveProblemActions } from './save/save-problem-actions'
import { type RecordFormState } from './use-record-form'

/** The alert of the form. If a save was not sent, it has the buttons that continue or retry it. */
export function FormAlertRegion({
  form: { alert, setAlert, setSubmitKind },
  resource: { fields = [], add },
  isEdit,
}: {
  form: RecordFormState
  resource: Resource
  isEdit: boolean
}) {
  const hasFile = fields.some(({ field }) => field === 'file')
  const button = isEdit ? adminMessages.update : adminMessages.submit
  return (
    <DialogAlert
      alert={alert}
      note={alert?.problem ? formMessages.typedStays : formMessages.stillHere(button)}
      noResponseNote={formMessages.typedStays}
      signInNote={hasFile ? formMessages.signInFileNote : adminMessages.signInNote}
      onClose={() => setAlert(undefined)}
    >
      {alert?.problem && (
        <SaveProblemActions
          problem={alert.problem}
          canAdd={add !== undefined}
          hasFile={hasFile}
          setSubmitKind={setSubmitKind}
        />
      )}
    </DialogAlert>
  )
}
