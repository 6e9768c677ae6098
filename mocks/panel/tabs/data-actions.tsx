import { useState } from 'react'
import type { TabProps } from '../controls'
import { saveJson } from '../report/copy-and-save'
import { PanelButton } from '../form-fields'

/** Export, import and reset of all data. */
export function DataActions({ controls, showStatus }: Pick<TabProps, 'controls' | 'showStatus'>) {
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <fieldset className="py-3">
      <legend className="fw-bold mb-1">All data, uploaded files included</legend>
      <div className="hstack flex-wrap gap-2">
        <PanelButton onClick={() => saveJson(controls.exportData(), 'mock-data.json')}>
          Export
        </PanelButton>
        <label className="hstack gap-2">
          Import
          <input
            type="file"
            className="form-control form-control-sm"
            accept=".json,application/json"
            onChange={({ target }) => {
              const file = target.files?.[0]
              target.value = ''
              void file
                ?.text()
                .then((text) => controls.importData(text))
                .catch((error: Error) => showStatus(error.message))
            }}
          />
        </label>
        <PanelButton onClick={() => (isConfirming ? void controls.reset() : setIsConfirming(true))}>
          {isConfirming ? 'Forget all writes and reload' : 'Reset'}
        </PanelButton>
      </div>
    </fieldset>
  )
}
