import { importMessages } from '../../../messages/admin-import'
import { type ImportLine } from './import-line'
import type { ImportState } from './use-import'

/** What can be done with a line; of one without an answer the person says first whether it arrived. */
export function LineActions({
  line: { number, status },
  state,
  onCorrect,
  onLeaveOut,
}: {
  line: ImportLine
  state: ImportState
  onCorrect?: () => void
  onLeaveOut: () => void
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
          { text: texts.leaveOut, act: onLeaveOut },
        ]
  return (
    <div className="d-flex flex-wrap gap-2 mt-2">
      {actions.map(({ text, act }) => (
        <button key={text} type="button" className="btn btn-line btn-small" onClick={act}>
          {text} <span className="visually-hidden">{lineName(number)}</span>
        </button>
      ))}
    </div>
  )
}
