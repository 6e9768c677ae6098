import { useRef, useState, type KeyboardEvent } from 'react'
import type { PanelControls, ShowStatus } from './controls'
import { copyText } from './report/copy-and-save'
import { DataTab } from './tabs/data-tab'
import { LogTab } from './tabs/log-tab'
import { NetworkTab } from './tabs/network-tab'
import { ScenarioTab } from './tabs/scenario-tab'
import { SessionTab } from './tabs/session-tab'
import { StatusBar } from './status-bar'
import { Tabs } from './tabs/tabs'
import { PanelButton } from './form-fields'

const tabs = {
  Scenario: ScenarioTab,
  Data: DataTab,
  Network: NetworkTab,
  Log: LogTab,
  Session: SessionTab,
}

/** The status bar at the edge of the page and the panel that it opens. */
export function Panel({ controls }: { controls: PanelControls }) {
  const [isOpen, setIsOpen] = useState(false)
  const [tab, setTab] = useState<keyof typeof tabs>('Scenario')
  const [status, setStatus] = useState<{ message: string; text?: string }>({ message: '' })
  const button = useRef<HTMLButtonElement>(null)
  const showStatus: ShowStatus = (message, text) => setStatus({ message, text })
  const Tab = tabs[tab]

  function close() {
    setIsOpen(false)
    showStatus('')
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => isOpen && event.key === 'Escape' && close()

  return (
    <aside aria-label="Mock server" data-bs-theme="light" onKeyDown={onKeyDown}>
      {isOpen && (
        <div className="card mb-1" id="mock-panel-body">
          <div className="card-body vstack gap-2 p-3 overflow-hidden">
            <header className="hstack flex-wrap gap-2">
              <h2 className="flex-fill m-0">Mock server</h2>
              <PanelButton
                onClick={() => void copyText(controls.createLink(), 'The link', showStatus)}
              >
                Copy link
              </PanelButton>
              <PanelButton
                onClick={() => void copyText(controls.createReport(), 'The report', showStatus)}
              >
                Copy report
              </PanelButton>
              <PanelButton onClick={close}>Close</PanelButton>
            </header>
            <Tabs
              names={Object.keys(tabs)}
              selected={tab}
              onSelect={(name) => setTab(name as typeof tab)}
            >
              <Tab controls={controls} showStatus={showStatus} />
            </Tabs>
            <p className="m-0" role="status">
              {status.message}
            </p>
            {status.text !== undefined && (
              <textarea
                className="form-control form-control-sm"
                aria-label="To be copied by hand"
                readOnly
                rows={3}
                value={status.text}
              />
            )}
          </div>
        </div>
      )}
      <StatusBar
        controls={controls}
        button={button}
        isOpen={isOpen}
        onToggle={() => (isOpen ? close() : setIsOpen(true))}
      />
    </aside>
  )
}
