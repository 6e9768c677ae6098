import { useState, type FormEvent } from 'react'
import type { FieldName } from '../../../api/contract'
import { saveMessages } from '../../../messages/admin-screens/form/save'
import { alertMessages } from '../../../messages/alerts'
import { AlertRegion } from '../../../ui/alert/alert'
import { StackedDialog } from '../../../ui/dialog/dialog'
import type { Conflict } from '../save/compare-versions'
import '../../../styles/choice-card.scss'
import '../../../styles/admin-forms.scss'
import { differingParts, type TextPart } from './word-difference'
import { langOf } from '../../../lib/to-text'

export type Choices = Partial<Record<FieldName, Side>>

/** Asks whose text to save, for each field that two people changed. Nothing is sent until all are chosen. */
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

type Side = 'theirs' | 'mine'

/** One field with a radio button for each text: the other person's and the typed one. */
function ConflictField({
  conflict: { definition, theirs, mine },
  chosen,
  onChoose,
}: {
  conflict: Conflict
  chosen: Side | undefined
  onChoose: (side: Side) => void
}) {
  const { field, label } = definition
  const [theirParts, myParts] = differingParts(theirs, mine)
  const sides = [
    { side: 'theirs', parts: theirParts, text: theirs },
    { side: 'mine', parts: myParts, text: mine },
  ] as const
  return (
    <fieldset className="mt-4">
      <legend className="mb-1 fs-4 fw-semibold">{label}</legend>
      <div className="d-grid grid-auto-fit gap-2">
        {sides.map(({ side, parts, text }) => (
          <label key={side} className="choice-card min-h-target d-flex gap-3 p-3 border rounded">
            <input
              type="radio"
              className="form-check-input"
              name={`choice-${field}`}
              checked={chosen === side}
              onChange={() => onChoose(side)}
            />
            <span className="min-w-0">
              <strong className="d-block">{saveMessages.conflict[side]}</strong>
              <MarkedText parts={parts} text={text} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A text whose differing words are marked; line breaks stay. */
function MarkedText({ parts, text }: { parts: TextPart[]; text: string }) {
  if (!text) return <em>{saveMessages.conflict.nothing}</em>
  return (
    <span className="text-pre-wrap text-break" dir="auto" lang={langOf(text)}>
      {parts.map((part, index) =>
        part.differs ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
      )}
    </span>
  )
}
