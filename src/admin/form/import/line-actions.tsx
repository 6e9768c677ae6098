import { importMessages } from '../../../messages/admin-screens/form/import'
import { type ImportLine } from './import-line'
import type { ImportState } from './use-import'

/** The actions of a line. If it got no response, the person must first say whether it was added. */
export function LineActions({
  line: { number, status },
  state,
  onCorrect,
  onRemove,
}: {
  line: ImportLine
  state: ImportState
  onCorrect?: () => void
  onRemove: () => void
}) {
  const { line: lineName, actions: texts } = importMessages
  const actions =
    status.kind === 'uncertain'
      ? [
          { text: texts.isThere, act: () => state.setStatus(number, 'added') },
          { text: texts.addAgain, act: () => state.setStatus(number, 'ready') },
        ]
      : [
          ...(onCorrect ? [{ text: texts.correct, act: onCorrect }] : []),
          { text: texts.leaveOut, act: onRemove },
        ]
  return (
    <div className="d-flex flex-wrap gap-2 mt-2">
      {actions.map(({ text, act }) => (
        <button key={text} type="button" className="btn btn-line btn-small" onClick={act}>
          <span>{text}</span> <span className="visually-hidden">{lineName(number)}</span>
        </button>
      ))}
    </div>
  )
}
