import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checked, defaults, readSettings } from './settings'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

const warnings = () => vi.mocked(console.warn).mock.calls.map(([sentence]) => sentence as string)

test('what config.json says is laid over the defaults', () => {
  const settings = checked({ site: { name: 'Sample Mandir' }, phones: ['+91 00000 00000'] })

  expect(settings.site).toEqual({ ...defaults.site, name: 'Sample Mandir' })
  expect(settings.phones).toEqual(['+91 00000 00000'])
  expect(settings.prices).toEqual(defaults.prices)
  expect(warnings()).toEqual([])
})

test.each([
  [{ prices: { brick: '1101' } }, 'config.json: prices.brick should be a number'],
  [{ prices: { brick: -1 } }, 'config.json: prices.brick should be above zero'],
  [{ phones: '+91' }, 'config.json: phones should be a list'],
  [{ phones: [7] }, 'config.json: phones[0] should be a string'],
  [{ site: 'x' }, 'config.json: site should be an object'],
  [{ sight: {} }, 'config.json: sight is not known'],
  ['x', 'config.json: the file should be an object'],
])('a wrong value names itself and falls back (%#)', (given, sentence) => {
  const settings = checked(given)

  expect(warnings()).toEqual([sentence])
  expect(settings.prices).toEqual(defaults.prices)
  expect(settings.site).toEqual(defaults.site)
})

test.each(['http://', 'https://[', 'ftp://files.example.org/', 'javascript:alert(1)'])(
  '"%s" is no place for an API: the base holds',
  (apiBase) => {
    expect(checked({ apiBase }).apiBase).toBe('')
    expect(warnings()).toEqual(['config.json: apiBase should be a web address or a path'])
  },
)

test.each(['', '/', 'backend/', 'https://api.example.org/v1'])(
  '"%s" is a place for an API',
  (apiBase) => {
    expect(checked({ apiBase }).apiBase).toBe(apiBase)
    expect(warnings()).toEqual([])
  },
)

test('an entry of a list keeps what is right with it', () => {
  expect(checked({ social: [{ name: 'Videos', url: 7 }] }).social).toEqual([
    { name: 'Videos', url: '' },
  ])
})

test.each([
  ['the file', new Promise<Response>(() => undefined)],
  ['its end', Promise.resolve(new Response(new ReadableStream()))],
])(
  'a config.json that never sends %s leaves the defaults, and the console says so',
  async (_, answer) => {
    vi.useFakeTimers()
    const settings = readSettings(answer)

    await vi.advanceTimersByTimeAsync(10_000)

    expect(checked(await settings)).toEqual(defaults)
    expect(warnings()).toEqual(['config.json could not be read; the defaults hold.'])
    vi.useRealTimers()
  },
)
