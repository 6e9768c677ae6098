import type { FormEvent } from 'react'
import { maxRows } from '../../engine/browser/mock-settings'
import { parseListOptions } from '../../engine/list-options'
import { dialectNames } from '../../engine/dialects'
import { entityNames } from '../../entities'
import { sampleSeed } from '../../engine/data/sample'
import type { TabProps } from '../controls'
import { ApplyButton, NumberInput, readNumber, readText } from '../form-fields'
import { DataActions } from './data-actions'

/** Tab: seed, number of records, date, export, import and reset. */
export function DataTab({ controls, showStatus }: TabProps) {
  const settings = controls.getSettings()

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const counts = entityNames.map((name) => [name, readNumber(form, name)] as const)
    controls.applySettings({
      ...settings,
      seed: readText(form, 'seed') || sampleSeed,
      data: readText(form, 'data') === 'generated' ? 'generated' : undefined,
      rows: readNumber(form, 'rows'),
      counts: Object.fromEntries(counts.filter(([, count]) => count !== undefined)),
      now: readText(form, 'now') || undefined,
      lists: readListOptions(form),
      server: dialectNames.find((name) => name === readText(form, 'server')),
    })
  }

  const number = (name: string, value: number | undefined, min: number, placeholder?: string) => (
    <NumberInput
      name={name}
      min={min}
      max={maxRows}
      placeholder={placeholder}
      defaultValue={value}
    />
  )
  const count = (name: string, value?: number) => number(name, value, 0, 'sample')
  const check = (name: string, label: string, isChecked = false) => (
    <label className="form-check d-block">
      <input type="checkbox" className="form-check-input" name={name} defaultChecked={isChecked} />
      <span>{label}</span>
    </label>
  )

  return (
    <>
      <form className="vstack gap-2" onSubmit={onSubmit}>
        <div className="row row-cols-1 row-cols-sm-3 g-2">
          <label>
            Seed
            <input
              name="seed"
              className="form-control form-control-sm"
              defaultValue={settings.seed}
              pattern="[\w.\-]{1,400}"
              maxLength={400}
            />
          </label>
          <label>
            Data set
            <select name="data" defaultValue={settings.data ?? ''}>
              <option value="">sample</option>
              <option>generated</option>
            </select>
          </label>
          <label>
            Records of each kind
            {count('rows', settings.rows)}
          </label>
          <label>
            Day and time in India
            <input
              name="now"
              type="datetime-local"
              className="form-control form-control-sm"
              defaultValue={withTime(settings.now)}
            />
          </label>
        </div>
        <fieldset>
          <legend className="fw-bold mb-1">
            Other numbers for single collections, up to 100,000
          </legend>
          <div className="row row-cols-2 row-cols-sm-3 g-2 w-100">
            {entityNames.map((name) => (
              <label key={name}>
                {name}
                {count(name, settings.counts[name])}
              </label>
            ))}
          </div>
        </fieldset>
        <label>
          Answers of the server
          <select name="server" defaultValue={settings.server ?? ''}>
            <option value="">contract</option>
            {dialectNames.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <fieldset>
          <legend className="fw-bold mb-1">Lists of other backends</legend>
          <div className="row row-cols-2 row-cols-sm-3 g-2 w-100">
            <label>
              Rows of a page at most
              {number('cap', settings.lists?.cap, 1)}
            </label>
            <label>
              Larger pages are refused
              {number('max', settings.lists?.max, 1)}
            </label>
            <label>
              Rows of a page without a size
              {number('size', settings.lists?.size, 1)}
            </label>
          </div>
          {check('404', 'A page beyond the last is a 404', settings.lists?.notFound)}
          {check(
            'signed',
            'Addresses of files have a new signature each time',
            settings.lists?.signed,
          )}
          {check('long-ids', 'Ids are numbers beyond 2^53', settings.lists?.longIds)}
          {check('bad-letters', 'A letter that is no UTF-8', settings.lists?.badLetters)}
        </fieldset>
        <ApplyButton />
      </form>
      <DataActions controls={controls} showStatus={showStatus} />
    </>
  )
}

/** The list options of the form; undefined without any. */
function readListOptions(form: FormData) {
  const words = ['404', 'signed', 'long-ids', 'bad-letters'].filter((word) => form.has(word))
  const numbers = ['cap', 'max', 'size'].flatMap((name) =>
    readNumber(form, name) ? `${name}:${readNumber(form, name)}` : [],
  )
  return parseListOptions([...numbers, ...words].join(','))
}

/** A datetime-local field needs a time, which a link may omit. */
const withTime = (now?: string) => (now && !now.includes('T') ? `${now}T10:00` : now)
