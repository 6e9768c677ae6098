import type { Ref } from 'react'
import type { Controls } from '../controls'
import { scenarioName } from '../links'

interface Props {
  controls: Controls
  button: Ref<HTMLButtonElement>
  open: boolean
  toggle: () => void
}

/** Opens the panel, and says what a screenshot shows: build, seed, scenario and whatever else is set. */
export function Strip({ controls, button, open, toggle }: Props) {
  const { scenario, after, seed, rows, counts, delay, faults, now } = controls.setting()
  const facts = [
    controls.build,
    controls.imported ? 'imported data' : seed,
    scenarioName(scenario, after),
    rows !== undefined && `${rows.toLocaleString('en')} rows`,
    ...Object.entries(counts).map(([kind, count]) => `${kind} ${count.toLocaleString('en')}`),
    delay !== undefined && `${delay} ms`,
    faults.length > 0 && `${faults.length} failing`,
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
