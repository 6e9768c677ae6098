import { useSyncExternalStore, type FormEvent } from 'react'
import { maxDelay } from '../../engine/browser/mock-settings'
import type { OperationName } from '../../engine/operations'
import {
  formatTiming,
  getHeldRequests,
  subscribeToHeldRequests,
  type Timing,
} from '../../engine/scenarios/timings'
import { CallField, NumberInput, PanelButton, readNumber, readText } from '../form-fields'

/** Labels of the kinds of timings, by the value of their option. */
const kinds: Record<Timing['kind'], string> = {
  hold: 'until it is released here',
  delay: 'for the time beside',
  reorder: 'for the next call, whose response comes first',
}

const describe = (timing: Timing) => formatTiming(timing).join(' ')

/** Part of the tab Network: calls that wait, and the release of each. */
export function TimingSection({
  timings,
  onChange,
}: {
  timings: Timing[]
  onChange: (timings: Timing[], status: string) => void
}) {
  const held = useSyncExternalStore(subscribeToHeldRequests, getHeldRequests)

  function addTiming(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const operation = readText(form, 'call') as OperationName
    const kind = readText(form, 'kind') as Timing['kind']
    const timing: Timing =
      kind === 'delay' ? { operation, kind, ms: readNumber(form, 'ms') ?? 0 } : { operation, kind }
    onChange([...timings, timing], `From now on: ${describe(timing)}`)
  }

  return (
    <>
      <form onSubmit={addTiming}>
        <fieldset className="vstack gap-2 py-3">
          <legend className="fw-bold m-0">Have a call wait</legend>
          <CallField label="What waits" />
          <div className="hstack flex-wrap gap-2 align-items-end">
            <label>
              It waits
              <select name="kind" className="form-select form-select-sm">
                {Object.entries(kinds).map(([kind, text]) => (
                  <option key={kind} value={kind}>
                    {text}
                  </option>
                ))}
              </select>
            </label>
            <label>
              Time in ms
              <NumberInput name="ms" min={0} max={maxDelay} defaultValue={3000} />
            </label>
            <PanelButton type="submit">Let it wait</PanelButton>
          </div>
        </fieldset>
      </form>
      {!timings.length && <p className="m-0">No call is made to wait.</p>}
      <ul className="vstack gap-1 m-0 p-0" aria-label="Calls that wait">
        {timings.map((timing, index) => (
          <li key={index} className="hstack flex-wrap gap-2">
            <code>{describe(timing)}</code>
            <PanelButton
              aria-label={`Remove: ${describe(timing)}`}
              onClick={() => {
                const rest = timings.filter((_, other) => other !== index)
                onChange(rest, 'Removed; calls that waited are released.')
              }}
            >
              Remove
            </PanelButton>
          </li>
        ))}
        {held.map(({ id, operation, release }) => (
          <li key={`held ${id}`} className="hstack flex-wrap gap-2">
            <span>
              Call {id} waits: {operation}
            </span>
            <button
              type="button"
              className="btn btn-sm btn-dark"
              aria-label={`Release call ${id}: ${operation}`}
              onClick={release}
            >
              Release
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
