import { useSyncExternalStore } from 'react'
import { formatCurl } from '../report/curl'
import {
  clearLog,
  describeContractCheck,
  getLoggedCalls,
  subscribeToLog,
  type LoggedCall,
} from '../report/call-log'
import { copyText } from '../report/copy-and-save'
import type { TabProps } from '../controls'
import { PanelButton } from '../form-fields'

/** Tab: the last API requests, the newest first. */
export function LogTab({ showStatus }: TabProps) {
  const calls = useSyncExternalStore(subscribeToLog, getLoggedCalls)
  return (
    <>
      <div className="hstack gap-2">
        <span>
          {calls.length} of at most 200 calls, since this page was loaded. No token and no password
          is kept.
        </span>
        <PanelButton onClick={clearLog}>Clear</PanelButton>
      </div>
      <div className="overflow-auto" role="group" tabIndex={0} aria-label="Calls">
        <table className="table table-sm caption-top">
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
              <tr key={call.id} className={call.isDocumented ? undefined : 'unhandled'}>
                <th scope="row" className="fw-normal">
                  {call.method} {call.path}
                </th>
                <td>{formatFields(call)}</td>
                <td>{call.status ?? (call.ms === undefined ? 'under way' : 'no response')}</td>
                <td>{call.ms}</td>
                <td>{describeContractCheck(call)}</td>
                <td>
                  <PanelButton
                    aria-label={`Copy as curl: ${call.method} ${call.path}`}
                    onClick={() => void copyText(formatCurl(call), 'The call', showStatus)}
                  >
                    curl
                  </PanelButton>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const formatFields = ({ fields, json }: LoggedCall) =>
  json ??
  fields
    .map((field) =>
      'file' in field ? `${field.name}: file ${field.file}` : `${field.name}: ${field.value}`,
    )
    .join('\n')
