import { saveMessages } from '../../../messages/admin-screens/form/save'
import type { SaveProblem, SubmitKind } from './save-changes'
import { SubmitButton } from './submit-button'

/** The buttons of the alert that says why an update was not sent. */
export function SaveProblemActions({
  problem,
  canAdd,
  hasFile,
  setSubmitKind,
}: {
  problem: SaveProblem
  /** Whether the API accepts new records. */
  canAdd: boolean
  hasFile: boolean
  setSubmitKind: (kind: SubmitKind) => void
}) {
  const actions = actionsFor(problem, canAdd)
  const addsAgain = actions.some(([, kind]) => kind === 'add again')
  return (
    <>
      {addsAgain && hasFile && <span className="w-100">{saveMessages.fileNotAdded}</span>}
      {actions.map(([label, kind]) => (
        <SubmitButton
          key={kind}
          kind={kind}
          setSubmitKind={setSubmitKind}
          className="btn btn-line btn-small"
        >
          {label}
        </SubmitButton>
      ))}
    </>
  )
}

function actionsFor(problem: SaveProblem, canAdd: boolean): [label: string, kind: SubmitKind][] {
  if (problem.kind === 'read-failed')
    return [
      [saveMessages.tryAgain, 'save'],
      [saveMessages.saveAnyway, 'save anyway'],
    ]
  if (problem.kind === 'conflict') return []
  if (!problem.hasSearchedAllPages) return [[saveMessages.lookThroughAll, 'look through all pages']]
  return canAdd ? [[saveMessages.addAgain, 'add again']] : []
}
