import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import Nav from 'react-bootstrap/Nav'
import Tab from 'react-bootstrap/Tab'

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

/**
 * React-Bootstrap's Tabs with one tab stop and focus on the selected tab when opened. Its own arrow keys compare with
 * document.activeElement, which is the host in a shadow root, so the keys are handled here.
 */
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
    // Outside of a shadow root Nav would move a second time.
    event.stopPropagation()
    const index = names.indexOf(selected) + step
    const next = Number.isFinite(index)
      ? names.at(index % names.length)!
      : names.at(step < 0 ? 0 : -1)!
    onSelect(next)
    focusOn(next)
  }

  return (
    <Tab.Container
      id="mock"
      activeKey={selected}
      // Without `unmountOnExit` the other tabs would name panels that do not exist.
      unmountOnExit
      transition={false}
      onSelect={(name) => name && onSelect(name)}
    >
      <Nav variant="tabs" aria-label="Mock server" ref={list} onKeyDownCapture={onKeyDown}>
        {names.map((name) => (
          <Nav.Link key={name} as="button" type="button" eventKey={name}>
            {name}
          </Nav.Link>
        ))}
      </Nav>
      <Tab.Content className="overflow-auto">
        <Tab.Pane key={selected} eventKey={selected} className="p-1" tabIndex={0}>
          {children}
        </Tab.Pane>
      </Tab.Content>
    </Tab.Container>
  )
}
