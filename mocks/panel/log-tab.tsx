import { useSyncExternalStore } from 'react'
import { curlOf } from './curl'
import { clearLog, loggedCalls, onLog, type LoggedCall } from './call-log'
import { copy, type TabProps } from './panel'

/** The last calls, the newest first. */
export function LogTab({ say }: TabProps) {
  const calls = useSyncExternalStore(onLog, loggedCalls)
  return (
    <>
      <div className="row">
        <span>
          {calls.length} of at most 200 calls, since this page was loaded. No token and no password
          is kept.
        </span>
        <button type="button" onClick={clearLog}>
          Clear
        </button>
      </div>
      <div className="wide" role="group" tabIndex={0} aria-label="Calls">
        <table>
          <caption>Calls, the newest first</caption>
          <thead>
            <tr>
              {['Call', 'Fields', 'Status', 'ms', 'Contract', 'Copy'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {calls.toReversed().map((call) => (
              <tr key={call.id} className={call.known ? undefined : 'unhandled'}>
                <th scope="row">
                  {call.method} {call.path}
                </th>
                <td>{fieldsOf(call)}</td>
                <td>{call.status ?? (call.ms === undefined ? 'under way' : 'no answer')}</td>
                <td>{call.ms}</td>
                <td>{verdictOf(call)}</td>
                <td>
                  <button
                    type="button"
                    aria-label={`Copy as curl: ${call.method} ${call.path}`}
                    onClick={() => void copy(curlOf(call), 'The call', say)}
                  >
                    curl
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const fieldsOf = ({ fields, json }: LoggedCall) =>
  json ??
  fields
    .map((field) =>
      'file' in field ? `${field.name}: file ${field.file}` : `${field.name}: ${field.value}`,
    )
    .join('\n')

function verdictOf({ known, breaches, status, ms }: LoggedCall) {
  if (!known) return 'unhandled: not in the contract'
  if (breaches?.length) return breaches.join('\n')
  if (breaches) return 'kept'
  return status === undefined && ms !== undefined ? 'nothing to judge' : ''
}
