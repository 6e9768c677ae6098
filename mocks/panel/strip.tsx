import { useSyncExternalStore, type Ref } from 'react'
import type { Controls } from './controls'
import { activeFaults, onFaultsChange } from '../engine/scenarios/faults'
import { scenarioName } from '../engine/browser/links'

interface Props {
  controls: Controls
  button: Ref<HTMLButtonElement>
  open: boolean
  toggle: () => void
}

/** Opens the panel, and says what a screenshot shows: build, seed, scenario and whatever else is set. */
export function Strip({ controls, button, open, toggle }: Props) {
  const { scenario, after, seed, rows, counts, delay, now } = controls.setting()
  const faults = useSyncExternalStore(onFaultsChange, activeFaults)
  const failing = faults.filter(({ left }) => left > 0).length
  const facts = [
    controls.build,
    controls.imported ? 'imported data' : seed,
    scenarioName(scenario, after),
    rows !== undefined && `${rows.toLocaleString('en')} rows`,
    ...Object.entries(counts).map(([kind, count]) => `${kind} ${count.toLocaleString('en')}`),
    delay !== undefined && `${delay} ms`,
    failing > 0 && `${failing} failing`,
    now,
  ]
  return (
    <button
      ref={button}
      className="strip"
      type="button"
      aria-expanded={open}
      aria-controls={open ? 'mock-panel-body' : undefined}
      onClick={toggle}
    >
      <b>Mock</b> {facts.filter(Boolean).join(' · ')}
    </button>
  )
}
