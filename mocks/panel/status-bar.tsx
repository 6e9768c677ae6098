import { useSyncExternalStore, type Ref } from 'react'
import type { PanelControls } from './controls'
import { getActiveFaults, subscribeToFaults } from '../engine/scenarios/faults'
import { formatScenario } from '../engine/browser/mock-settings'

interface Props {
  controls: PanelControls
  button: Ref<HTMLButtonElement>
  open: boolean
  toggle: () => void
}

/** Opens the panel, and says what a screenshot shows: build, seed, scenario and whatever else is set. */
export function StatusBar({ controls, button, open, toggle }: Props) {
  const { scenario, after, seed, rows, counts, delay, now } = controls.getSettings()
  const faults = useSyncExternalStore(subscribeToFaults, getActiveFaults)
  const failing = faults.filter(({ remaining }) => remaining > 0).length
  const parts = [
    controls.build,
    controls.isImported ? 'imported data' : seed,
    formatScenario(scenario, after),
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
      <b>Mock</b> {parts.filter(Boolean).join(' · ')}
    </button>
  )
}
