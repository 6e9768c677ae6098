import { useRef, useState, type KeyboardEvent } from 'react'
import type { PanelControls } from './controls'
import { DataTab } from './data-tab'
import { LogTab } from './log-tab'
import { NetworkTab } from './network-tab'
import { ScenarioTab } from './scenario-tab'
import { SessionTab } from './session-tab'
import { StatusBar } from './status-bar'
import { Tabs } from './tabs'

/** What a tab has: the mock server, and a line to tell its outcome in. */
export interface TabProps {
  controls: PanelControls
  showStatus: ShowStatus
}

/** Tells an outcome; a text that could not be copied is shown to be copied by hand. */
export type ShowStatus = (words: string, text?: string) => void

const tabs = {
  Scenario: ScenarioTab,
  Data: DataTab,
  Network: NetworkTab,
  Log: LogTab,
  Session: SessionTab,
}

/** The button at the page's edge, and what it opens. */
export function Panel({ controls }: { controls: PanelControls }) {
  const [isOpen, setIsOpen] = useState(false)
  const [tab, setTab] = useState<keyof typeof tabs>('Scenario')
  const [status, setStatus] = useState<{ words: string; text?: string }>({ words: '' })
  const button = useRef<HTMLButtonElement>(null)
  const say: ShowStatus = (words, text) => setStatus({ words, text })
  const Tab = tabs[tab]

  function close() {
    setIsOpen(false)
    say('')
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => isOpen && event.key === 'Escape' && close()

  return (
    <aside aria-label="Mock server" onKeyDown={onKeyDown}>
      {isOpen && (
        <div className="panel" id="mock-panel-body">
          <header>
            <h2>Mock server</h2>
            <button
              type="button"
              onClick={() => void copyText(controls.createLink(), 'The link', say)}
            >
              Copy link
            </button>
            <button type="button" onClick={close}>
              Close
            </button>
          </header>
          <Tabs
            names={Object.keys(tabs)}
            selected={tab}
            onSelect={(name) => setTab(name as typeof tab)}
          >
            <Tab controls={controls} showStatus={say} />
          </Tabs>
          <p role="status">{status.words}</p>
          {status.text !== undefined && (
            <textarea aria-label="To be copied by hand" readOnly rows={3} value={status.text} />
          )}
        </div>
      )}
      <StatusBar
        controls={controls}
        button={button}
        open={isOpen}
        toggle={() => (isOpen ? close() : setIsOpen(true))}
      />
    </aside>
  )
}

/** Copies a text; over plain http there is no clipboard, and the text is shown instead. */
export async function copyText(text: string, what: string, say: ShowStatus) {
  try {
    await navigator.clipboard.writeText(text)
    say(`${what} is copied.`)
  } catch {
    say(`${what} cannot be copied here; take it from the field.`, text)
  }
}
