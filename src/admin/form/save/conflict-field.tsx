import { saveMessages } from '../../../messages/admin-screens/form/save'
import type { Conflict } from './compare-versions'
import { differingParts } from './word-difference'
import { MarkedText } from './marked-text'

/** Whose value of a field is saved. */
export type Side = 'theirs' | 'mine'

/** One field with a radio button for each text: the other person's and the typed one. */
export function ConflictField({
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
          <label key={side} className="choice-card d-flex gap-3 p-3 border rounded">
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
