import { useState, useSyncExternalStore, type FormEvent } from 'react'
import { answers, type Answer } from '../engine/scenarios/fault-responses'
import { operations, type CallName } from '../engine/operations'
import { activeFaults, faultText, onFaultsChange, type Fault } from '../engine/scenarios/faults'
import { longestDelay } from '../engine/browser/links'
import type { TabProps } from './panel'
import { numberIn, textIn } from './form-fields'

const statuses = [400, 401, 403, 404, 413, 429, 500, 503]

/** How the answers come, and which do not. */
export function NetworkTab({ controls, say }: TabProps) {
  const [{ delay, faults }, set] = useState(controls.setting)

  function change(next: { delay?: number; faults: Fault[] }, words: string) {
    controls.change(next)
    set(controls.setting())
    say(words)
  }

  function setDelay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const asked = numberIn(new FormData(event.currentTarget), 'delay') || undefined
    change({ delay: asked, faults }, asked ? `Every answer takes ${asked} ms.` : 'No delay.')
  }

  function addFault(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const answer = textIn(form, 'answer')
    const fault: Fault = {
      call: textIn(form, 'call') as CallName,
      answer: /^\d+$/.test(answer) ? Number(answer) : (answer as Answer),
      times: numberIn(form, 'times') || undefined,
    }
    change({ delay, faults: [...faults, fault] }, `From now on: ${faultText(fault)}`)
  }

  return (
    <>
      <form className="row" onSubmit={setDelay}>
        <label>
          Delay of every answer, in ms
          <input name="delay" type="number" min={0} max={longestDelay} defaultValue={delay ?? 0} />
        </label>
        <button type="submit">Set delay</button>
      </form>
      <form onSubmit={addFault}>
        <fieldset>
          <legend>Have a call fail</legend>
          <label>
            Call
            <select name="call">
              {operations.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <div className="row">
            <label>
              Answer
              <select name="answer" defaultValue="500">
                {[...statuses, ...Object.keys(answers)].map((answer) => (
                  <option key={answer}>{answer}</option>
                ))}
              </select>
            </label>
            <label>
              How often
              <input name="times" type="number" min={1} max={9999} placeholder="always" />
            </label>
            <button type="submit">Add</button>
          </div>
        </fieldset>
      </form>
      <Faults faults={faults} remove={(rest) => change({ delay, faults: rest }, 'Removed.')} />
    </>
  )
}

function Faults({ faults, remove }: { faults: Fault[]; remove: (rest: Fault[]) => void }) {
  const active = useSyncExternalStore(onFaultsChange, activeFaults)
  if (!faults.length) return <p>No call is made to fail.</p>
  return (
    <ul>
      {faults.map((fault, place) => (
        <li key={place} className="row">
          <code>{faultText(fault)}</code>
          {fault.times !== undefined && <span>{active[place]?.left} left</span>}
          <button
            type="button"
            aria-label={`Remove: ${faultText(fault)}`}
            onClick={() => remove(faults.filter((_, other) => other !== place))}
          >
            Remove
          </button>
        </li>
      ))}
    </ul>
  )
}
