import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { sampleKeysOf } from '../../../deploy/check/sample-settings.mjs'
import { warnOfSampleSettings } from './sample-settings'
import { validateSettings } from './settings'

const file = new URL('../../../public/config.json', import.meta.url)
const sample = validateSettings(JSON.parse(readFileSync(file, 'utf8')))
const sampleKeys = [
  'site.name',
  ...['accountName', 'bank', 'branch', 'account', 'ifsc'].map((key) => `bank.${key}`),
]

afterEach(() => void vi.restoreAllMocks())

/** The error that these settings log on this host; undefined without one. */
function warningOf(settings: typeof sample, host: string) {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  warnOfSampleSettings(settings, host)
  return error.mock.calls[0]?.[0] as string | undefined
}

test('the console names each sample value on a public host [DEPLOY-1]', () => {
  const warning = warningOf(sample, 'temple.example')

  for (const key of sampleKeys) expect(warning).toContain(key)
})

test.each(['localhost', 'temple.localhost', '127.0.0.1', '[::1]'])(
  'the samples log no error on %s',
  (host) => {
    expect(warningOf(sample, host)).toBeUndefined()
  },
)

test('real or absent values give no warning', () => {
  const real = {
    ...validateSettings({}),
    upi: { id: 'temple.trust@okbank', name: 'Kamadgiri Trust' },
  }

  expect(warningOf(real, 'temple.example')).toBeUndefined()
})

test('the check of a deployment finds the same values as the console [DEPLOY-1]', () => {
  expect(sampleKeysOf(sample)).toEqual(sampleKeys)
})
