import { useState, type FormEvent } from 'react'
import { maxRows } from '../engine/browser/mock-settings'
import { dataSetNames } from '../engine/data/load-data-set'
import { entityNames } from '../entities'
import { sampleSeed as sampleSeed } from '../engine/data/sample'
import type { TabProps } from './panel'
import { readNumber, readText } from './form-fields'

/** Tab: seed, number of records, date, export, import and reset. */
export function DataTab({ controls, showStatus }: TabProps) {
  const settings = controls.getSettings()
  const [isConfirming, setIsConfirming] = useState(false)

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const counts = entityNames.map((name) => [name, readNumber(form, name)] as const)
    controls.applySettings({
      ...settings,
      seed: readText(form, 'seed') || sampleSeed,
      data: readText(form, 'data') || undefined,
      rows: readNumber(form, 'rows'),
      counts: Object.fromEntries(
        counts.filter(([, renderCountInput]) => renderCountInput !== undefined),
      ),
      now: readText(form, 'now') || undefined,
    })
  }

  const count = (name: string, value?: number) => (
    <input
      name={name}
      type="number"
      min={0}
      max={maxRows}
      placeholder="sample"
      defaultValue={value}
    />
  )

  return (
    <>
      <form onSubmit={onSubmit}>
        <div className="fields">
          <label>
            Seed
            <input
              name="seed"
              defaultValue={settings.seed}
              pattern="[\w.\-]{1,400}"
              maxLength={400}
            />
          </label>
          <label>
            Data set
            <select name="data" defaultValue={settings.data ?? ''}>
              <option value="">sample</option>
              {dataSetNames.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <label>
            Records of each kind
            {count('rows', settings.rows)}
          </label>
          <label>
            Day and time in India
            <input name="now" type="datetime-local" defaultValue={withTime(settings.now)} />
          </label>
        </div>
        <fieldset>
          <legend>Other numbers for single collections, up to 100,000</legend>
          <div className="fields">
            {entityNames.map((name) => (
              <label key={name}>
                {name}
                {count(name, settings.counts[name])}
              </label>
            ))}
          </div>
        </fieldset>
        <button type="submit">Apply and reload</button>
      </form>
      <fieldset>
        <legend>All data, uploaded files included</legend>
        <div className="row">
          <button type="button" onClick={() => download(controls.exportData())}>
            Export
          </button>
          <label className="file">
            Import
            <input
              type="file"
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
          <button
            type="button"
            onClick={() => (isConfirming ? void controls.reset() : setIsConfirming(true))}
          >
            {isConfirming ? 'Forget all writes and reload' : 'Reset'}
          </button>
        </div>
      </fieldset>
    </>
  )
}

/** A datetime-local field needs a time, which a link may omit. */
const withTime = (now?: string) => (now && !now.includes('T') ? `${now}T10:00` : now)

function download(text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = 'mock-data.json'
  link.click()
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
