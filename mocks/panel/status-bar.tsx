import { useSyncExternalStore, type Ref } from 'react'
import type { PanelControls } from './controls'
import { getActiveFaults, subscribeToFaults } from '../engine/scenarios/faults'
import { getHeldRequests, subscribeToHeldRequests } from '../engine/scenarios/timings'
import { formatScenario } from '../engine/browser/mock-settings'

interface Props {
  controls: PanelControls
  button: Ref<HTMLButtonElement>
  isOpen: boolean
  onToggle: () => void
}

/** Toggles the panel and shows build, seed, scenario and other settings, so that screenshots contain them. */
export function StatusBar({ controls, button, isOpen, onToggle }: Props) {
  const { scenario, after, seed, rows, counts, delay, now } = controls.getSettings()
  const faults = useSyncExternalStore(subscribeToFaults, getActiveFaults)
  const held = useSyncExternalStore(subscribeToHeldRequests, getHeldRequests)
  const failing = faults.filter(({ remaining }) => remaining > 0).length
  const parts = [
    controls.build,
    controls.isImported ? 'imported data' : seed,
    formatScenario(scenario, after),
    rows !== undefined && `${rows.toLocaleString('en')} rows`,
    ...Object.entries(counts).map(([name, count]) => `${name} ${count.toLocaleString('en')}`),
    delay !== undefined && `${delay} ms`,
    failing > 0 && `${failing} failing`,
    held.length > 0 && `${held.length} held`,
    now,
  ]
  return (
    <button
      ref={button}
      className="btn btn-sm btn-dark status-bar text-start"
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? 'mock-panel-body' : undefined}
      onClick={onToggle}
    >
      <b>Mock</b> {parts.filter(Boolean).join(' · ')}
    </button>
  )
}
