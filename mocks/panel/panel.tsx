import { useRef, useState, type KeyboardEvent } from 'react'
import type { Controls } from './controls'
import { DataTab } from './data-tab'
import { LogTab } from './log-tab'
import { NetworkTab } from './network-tab'
import { ScenarioTab } from './scenario-tab'
import { SessionTab } from './session-tab'
import { Strip } from './strip'
import { Tabs } from './tabs'

/** What a tab has: the mock server, and a line to tell its outcome in. */
export interface TabProps {
  controls: Controls
  say: Say
}

/** Tells an outcome; a text that could not be copied is shown to be copied by hand. */
export type Say = (words: string, text?: string) => void

const tabs = {
  Scenario: ScenarioTab,
  Data: DataTab,
  Network: NetworkTab,
  Log: LogTab,
  Session: SessionTab,
}

/** The button at the page's edge, and what it opens. */
export function Panel({ controls }: { controls: Controls }) {
  const [open, setOpen] = useState(false)
  const [tab, setTab] = useState<keyof typeof tabs>('Scenario')
  const [said, setSaid] = useState<{ words: string; text?: string }>({ words: '' })
  const button = useRef<HTMLButtonElement>(null)
  const say: Say = (words, text) => setSaid({ words, text })
  const Tab = tabs[tab]

  function close() {
    setOpen(false)
    say('')
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => open && event.key === 'Escape' && close()

  return (
    <aside aria-label="Mock server" onKeyDown={onKeyDown}>
      {open && (
        <div className="panel" id="mock-panel-body">
          <header>
            <h2>Mock server</h2>
            <button type="button" onClick={() => void copy(controls.link(), 'The link', say)}>
              Copy link
            </button>
            <button type="button" onClick={close}>
              Close
            </button>
          </header>
          <Tabs
            names={Object.keys(tabs)}
            chosen={tab}
            choose={(name) => setTab(name as typeof tab)}
          >
            <Tab controls={controls} say={say} />
          </Tabs>
          <p role="status">{said.words}</p>
          {said.text !== undefined && (
            <textarea aria-label="To be copied by hand" readOnly rows={3} value={said.text} />
          )}
        </div>
      )}
      <Strip
        controls={controls}
        button={button}
        open={open}
        toggle={() => (open ? close() : setOpen(true))}
      />
    </aside>
  )
}

/** Copies a text; over plain http there is no clipboard, and the text is shown instead. */
export async function copy(text: string, what: string, say: Say) {
  try {
    await navigator.clipboard.writeText(text)
    say(`${what} is copied.`)
  } catch {
    say(`${what} cannot be copied here; take it from the field.`, text)
  }
}
