import { lazyPart } from '../../ui/loading/on-demand'
import { type RecordFormState } from './use-record-form'

const ConflictDialog = lazyPart(async () => (await import('./save/conflict-dialog')).ConflictDialog)

/** The conflict dialog above the form; choosing the values to save submits the form again. */
export function OpenConflictDialog({
  form: { versions, setAlert, setSubmitKind },
}: {
  form: RecordFormState
}) {
  const { conflict } = versions
  if (!conflict) return null
  return (
    <ConflictDialog
      conflicts={conflict.problem.conflicts}
      onChoose={(choices) => {
        versions.applyChoices(choices, conflict)
        setSubmitKind(conflict.kind)
        conflict.form.requestSubmit()
      }}
      onClose={() => {
        versions.closeConflict()
        setAlert(conflict.outcome)
      }}
    />
  )
}
