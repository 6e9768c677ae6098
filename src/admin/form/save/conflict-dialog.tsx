import { useState, type FormEvent } from 'react'
import type { FieldName } from '../../../api/contract'
import { saveMessages } from '../../../messages/admin-screens/form/save'
import { alertMessages } from '../../../messages/alerts'
import { AlertRegion } from '../../../ui/alert/alert'
import { StackedDialog } from '../../../ui/dialog/dialog'
import type { Conflict } from './compare-versions'
import '../fields/choice-card.scss'
import '../../../styles/admin-forms.scss'
import { ConflictField, type Side } from './conflict-field'

/** The chosen side of each conflicting field. */
export type Choices = Partial<Record<FieldName, Side>>

/** Asks whose text to save, for each field that two people changed. Nothing is sent until all are chosen [WIRE-4]. */
export function ConflictDialog({
  conflicts,
  onChoose,
  onClose,
}: {
  conflicts: Conflict[]
  onChoose: (choices: Choices) => void
  onClose: () => void
}) {
  const texts = saveMessages.conflict
  const [choices, setChoices] = useState<Choices>({})
  const [isErrorShown, setErrorShown] = useState(false)
  const undecided = conflicts.filter(({ definition }) => !choices[definition.field])
  const missing = texts.missing(undecided.map(({ definition }) => definition.label).join(', '))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (undecided.length) return setErrorShown(true)
    onChoose(choices)
  }

  return (
    <StackedDialog title={texts.title} className="modal-lg" onClose={onClose}>
      {(heading) => (
        <form className="vstack" noValidate onSubmit={submit}>
          <div className="modal-body">
            {heading}
            <p>{texts.text}</p>
            <AlertRegion
              alert={
                isErrorShown && undecided.length ? { tone: 'danger', message: missing } : undefined
              }
              messages={alertMessages()}
              onClose={() => setErrorShown(false)}
              staysOpen
            />
            {conflicts.map((conflict) => (
              <ConflictField
                key={conflict.definition.field}
                conflict={conflict}
                chosen={choices[conflict.definition.field]}
                onChoose={(side) => setChoices({ ...choices, [conflict.definition.field]: side })}
              />
            ))}
          </div>
          <div className="modal-footer">
            <button type="button" className="btn btn-line" onClick={onClose}>
              {texts.back}
            </button>
            <button type="submit" className="btn btn-primary">
              {texts.save}
            </button>
          </div>
        </form>
      )}
    </StackedDialog>
  )
}
