import { useState, type FormEvent } from 'react'
import { scenarios, type Scenario } from '../engine/scenarios/scenarios'
import type { TabProps } from './panel'
import { numberIn } from './form-fields'

const names = Object.keys(scenarios) as Scenario[]

/** What the mock server is like. */
export function ScenarioTab({ controls }: TabProps) {
  const setting = controls.setting()
  const [scenario, setScenario] = useState(setting.scenario)

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const after = numberIn(new FormData(event.currentTarget), 'after')
    controls.apply({ ...setting, scenario, after })
  }

  return (
    <form onSubmit={onSubmit}>
      <fieldset>
        <legend>Scenario</legend>
        {names.map((name) => (
          <label key={name} className="choice">
            <input
              type="radio"
              name="scenario"
              value={name}
              checked={name === scenario}
              onChange={() => setScenario(name)}
            />
            <span>
              <b>{name}</b> {scenarios[name]}
            </span>
          </label>
        ))}
      </fieldset>
      {scenario === 'expired-token-after-N' && (
        <label>
          Calls the token is good for
          <input name="after" type="number" min={0} max={9999} defaultValue={setting.after ?? 3} />
        </label>
      )}
      <button type="submit">Apply and reload</button>
    </form>
  )
}
