import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'

interface Props {
  names: string[]
  selected: string
  onSelect: (name: string) => void
  children: ReactNode
}

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
}

/** Tabs by the ARIA pattern: one tab stop, wrapping arrow keys, focus on the selected tab when opened. */
export function Tabs({ names, selected, onSelect, children }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const focusOn = (name: string) =>
    list.current?.querySelectorAll('button')[names.indexOf(name)]?.focus()

  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const index = names.indexOf(selected) + step
    const next = Number.isFinite(index)
      ? names.at(index % names.length)!
      : names.at(step < 0 ? 0 : -1)!
    onSelect(next)
    focusOn(next)
  }

  return (
    <>
      <div role="tablist" aria-label="Mock server" ref={list} onKeyDown={onKeyDown}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`mock-tab-${name}`}
            aria-selected={name === selected}
            aria-controls="mock-tab-panel"
            tabIndex={name === selected ? 0 : -1}
            onClick={() => onSelect(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id="mock-tab-panel"
        tabIndex={0}
        aria-labelledby={`mock-tab-${selected}`}
      >
        {children}
      </div>
    </>
  )
}
