import { useState, useSyncExternalStore, type FormEvent } from 'react'
import { faultResponses, type FaultResponse } from '../../engine/scenarios/fault-responses'
import type { OperationName } from '../../engine/operations'
import {
  getActiveFaults,
  formatFault,
  subscribeToFaults,
  type Fault,
} from '../../engine/scenarios/faults'
import { maxDelay } from '../../engine/browser/mock-settings'
import type { NetworkSettings, TabProps } from '../controls'
import { TimingSection } from './timing-section'
import { CallField, NumberInput, PanelButton, readNumber, readText } from '../form-fields'

const statuses = [400, 401, 403, 404, 413, 429, 500, 503]

/** Tab: delay, faults, and calls that wait. */
export function NetworkTab({ controls, showStatus }: TabProps) {
  const [{ delay, faults, timings }, setSettings] = useState(controls.getSettings)

  function changeNetwork(next: Partial<NetworkSettings>, status: string) {
    controls.changeNetwork({ delay, faults, timings, ...next })
    setSettings(controls.getSettings())
    showStatus(status)
  }

  function setDelay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const newDelay = readNumber(new FormData(event.currentTarget), 'delay') || undefined
    changeNetwork(
      { delay: newDelay },
      newDelay ? `Every response takes ${newDelay} ms.` : 'No delay.',
    )
  }

  function addFault(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const response = readText(form, 'response')
    const fault: Fault = {
      operation: readText(form, 'call') as OperationName,
      response: /^\d+$/.test(response) ? Number(response) : (response as FaultResponse),
      times: readNumber(form, 'times') || undefined,
    }
    changeNetwork({ faults: [...faults, fault] }, `From now on: ${formatFault(fault)}`)
  }

  return (
    <>
      <form className="hstack gap-2 align-items-end" onSubmit={setDelay}>
        <label>
          Delay of every response, in ms
          <NumberInput name="delay" min={0} max={maxDelay} defaultValue={delay ?? 0} />
        </label>
        <PanelButton type="submit">Set delay</PanelButton>
      </form>
      <form onSubmit={addFault}>
        <fieldset className="vstack gap-2 py-3">
          <legend className="fw-bold m-0">Have a call fail</legend>
          <CallField label="Call" />
          <div className="hstack flex-wrap gap-2 align-items-end">
            <label>
              Response
              <select name="response" className="form-select form-select-sm" defaultValue="500">
                {[...statuses, ...Object.keys(faultResponses)].map((response) => (
                  <option key={response}>{response}</option>
                ))}
              </select>
            </label>
            <label>
              How often
              <NumberInput name="times" min={1} max={9999} placeholder="always" />
            </label>
            <PanelButton type="submit">Add</PanelButton>
          </div>
        </fieldset>
      </form>
      <FaultList faults={faults} onRemove={(rest) => changeNetwork({ faults: rest }, 'Removed.')} />
      <TimingSection
        timings={timings}
        onChange={(next, status) => changeNetwork({ timings: next }, status)}
      />
    </>
  )
}

function FaultList({ faults, onRemove }: { faults: Fault[]; onRemove: (rest: Fault[]) => void }) {
  const active = useSyncExternalStore(subscribeToFaults, getActiveFaults)
  if (!faults.length) return <p className="m-0">No call is made to fail.</p>
  return (
    <ul className="vstack gap-1 m-0 p-0">
      {faults.map((fault, index) => (
        <li key={index} className="hstack flex-wrap gap-2">
          <code>{formatFault(fault)}</code>
          {fault.times !== undefined && <span>{active[index]?.remaining} left</span>}
          <PanelButton
            aria-label={`Remove: ${formatFault(fault)}`}
            onClick={() => onRemove(faults.filter((_, other) => other !== index))}
          >
            Remove
          </PanelButton>
        </li>
      ))}
    </ul>
  )
}
