import { useState, type FormEvent } from 'react'
import { scenarios, type Scenario } from '../../engine/scenarios/scenarios'
import type { TabProps } from '../controls'
import { ApplyButton, NumberInput, readNumber } from '../form-fields'

const names = Object.keys(scenarios) as Scenario[]

/** Tab: the scenario. */
export function ScenarioTab({ controls }: TabProps) {
  const settings = controls.getSettings()
  const [scenario, setScenario] = useState(settings.scenario)

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const after = readNumber(new FormData(event.currentTarget), 'after')
    controls.applySettings({ ...settings, scenario, after })
  }

  return (
    <form className="vstack gap-2" onSubmit={onSubmit}>
      <fieldset>
        <legend className="fw-bold">Scenario</legend>
        {names.map((name) => (
          <label key={name} className="form-check d-block">
            <input
              type="radio"
              className="form-check-input"
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
        <label className="form-label">
          Calls the token is good for
          <NumberInput name="after" min={0} max={9999} defaultValue={settings.after ?? 3} />
        </label>
      )}
      <ApplyButton />
    </form>
  )
}
