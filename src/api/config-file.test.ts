import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { afterEach, expect, test, vi } from 'vitest'
import { validateSettings, defaults } from './settings/settings'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const config = JSON.parse(read('public/config.json')) as Record<string, unknown>
const schema = JSON.parse(read('public/config.schema.json')) as Schema
const validate = new Ajv({ allErrors: true }).compile(schema)

interface Schema {
  type?: string
  properties?: Record<string, Schema>
}

afterEach(() => void vi.restoreAllMocks())

/** Every key with a value of its own, such as `bank.ifsc`; entries of lists are not included. */
function keysOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path]
  return Object.entries(value).flatMap(([name, part]) =>
    name === '$schema' ? [] : keysOf(part, path ? `${path}.${name}` : name),
  )
}

function keysOfSchema({ properties }: Schema, path = ''): string[] {
  if (!properties) return [path]
  return Object.entries(properties).flatMap(([name, part]) =>
    name === '$schema' ? [] : keysOfSchema(part, path ? `${path}.${name}` : name),
  )
}

test('config.json matches its schema', () => {
  validate(config)

  expect(validate.errors ?? []).toEqual([])
})

test('config.json, its schema, the defaults and the table of the docs have the same keys', () => {
  const keys = keysOf(defaults).sort()
  const rows = [...read('docs/deployment.md').matchAll(/^\| ((?:`[\w.]+`,? )+) *\|/gm)]
  const table = rows.flatMap(([, cell = '']) => cell.match(/[\w.]+/g))

  expect(keysOf(config).sort()).toEqual(keys)
  expect(keysOfSchema(schema).sort()).toEqual(keys)
  expect(table.sort()).toEqual(keys)
})

test('the app logs no warning about config.json', () => {
  const warn = vi.spyOn(console, 'warn')

  validateSettings(config)

  expect(warn).not.toHaveBeenCalled()
})

test.each([
  { sight: {} },
  { phones: '+91' },
  { phones: [7] },
  { prices: { brick: 0 } },
  { social: [{ name: 'Videos', url: 7 }] },
  { timings: [{ label: 'Arati', at: '7 PM', time: '7 PM' }] },
  { timings: [{ label: 'Arati' }] },
  { festivals: [{ date: '5 Nov 2026', name: 'Deepavali' }] },
  { festivals: [{ date: '2026-11-08' }] },
  { slideOfTheHour: 'yes' },
  { liveDarshan: { from: '7 AM' } },
  { site: { url: 'www.example.org:443' } },
  { map: { directions: 'javascript:x' } },
  { upi: { id: 'sample' } },
  { email: 'info@example.org?bcc=x@example.org' },
  { bank: { ifsc: 'EXMP' } },
  { links: [{ name: 'Library', url: 'library' }] },
])('schema and app refuse the same values: %j', (wrong) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)

  validateSettings(wrong)

  expect(warn).toHaveBeenCalledOnce()
  expect(validate(wrong)).toBe(false)
})
