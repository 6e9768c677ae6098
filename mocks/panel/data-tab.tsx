import { useState, type FormEvent } from 'react'
import { mostRows } from '../engine/browser/links'
import { kinds } from '../entities/models'
import { seed as sampleSeed } from '../engine/data/sample'
import type { TabProps } from './panel'
import { numberIn, textIn } from './form-fields'

/** Which records there are. */
export function DataTab({ controls, say }: TabProps) {
  const setting = controls.setting()
  const [sure, setSure] = useState(false)

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const counts = kinds.map((kind) => [kind, numberIn(form, kind)] as const)
    controls.apply({
      ...setting,
      seed: textIn(form, 'seed') || sampleSeed,
      rows: numberIn(form, 'rows'),
      counts: Object.fromEntries(counts.filter(([, count]) => count !== undefined)),
      now: textIn(form, 'now') || undefined,
    })
  }

  const count = (name: string, value?: number) => (
    <input
      name={name}
      type="number"
      min={0}
      max={mostRows}
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
            <input name="seed" defaultValue={setting.seed} pattern="[\w.\-]{1,40}" maxLength={40} />
          </label>
          <label>
            Records of each kind
            {count('rows', setting.rows)}
          </label>
          <label>
            Day and time in India
            <input name="now" type="datetime-local" defaultValue={withTime(setting.now)} />
          </label>
        </div>
        <fieldset>
          <legend>Other numbers for single collections, up to 100,000</legend>
          <div className="fields">
            {kinds.map((kind) => (
              <label key={kind}>
                {kind}
                {count(kind, setting.counts[kind])}
              </label>
            ))}
          </div>
        </fieldset>
        <button type="submit">Apply and reload</button>
      </form>
      <fieldset>
        <legend>All data, uploaded files included</legend>
        <div className="row">
          <button type="button" onClick={() => download(controls.exported())}>
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
                  .then((text) => controls.imports(text))
                  .catch((error: Error) => say(error.message))
              }}
            />
          </label>
          <button type="button" onClick={() => (sure ? void controls.reset() : setSure(true))}>
            {sure ? 'Forget all writes and reload' : 'Reset'}
          </button>
        </div>
      </fieldset>
    </>
  )
}

/** The field wants a time where a link may leave it out. */
const withTime = (now?: string) => (now && !now.includes('T') ? `${now}T10:00` : now)

function download(text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = 'mock-data.json'
  link.click()
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
