import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { validateSettings, defaults, readSettings } from './settings'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

const warnings = () => vi.mocked(console.warn).mock.calls.map(([sentence]) => sentence as string)

test('config.json is merged into the defaults', () => {
  const settings = validateSettings({
    site: { name: 'Sample Mandir' },
    phones: ['+91 00000 00000'],
  })

  expect(settings.site).toEqual({ ...defaults.site, name: 'Sample Mandir' })
  expect(settings.phones).toEqual(['+91 00000 00000'])
  expect(settings.prices).toEqual(defaults.prices)
  expect(warnings()).toEqual([])
})

test.each([
  [{ prices: { brick: '1101' } }, 'config.json: prices.brick should be a number'],
  [
    { prices: { brick: -1 } },
    'config.json: prices.brick should be above zero and at most 1000000000',
  ],
  [{ phones: '+91' }, 'config.json: phones should be a list'],
  [{ phones: [7] }, 'config.json: phones[0] should be a string'],
  [{ site: 'x' }, 'config.json: site should be an object'],
  [{ sight: {} }, 'config.json: sight is not known'],
  ['x', 'config.json: the file should be an object'],
])(
  'a wrong value is named in the console and replaced by its default (%#) [DATA-9]',
  (given, sentence) => {
    const settings = validateSettings(given)

    expect(warnings()).toEqual([sentence])
    expect(settings.prices).toEqual(defaults.prices)
    expect(settings.site).toEqual(defaults.site)
  },
)

test.each(['http://', 'https://[', 'ftp://files.example.org/', 'javascript:alert(1)'])(
  '"%s" is no valid API base, so the default is used',
  (apiBase) => {
    expect(validateSettings({ apiBase }).apiBase).toBe('')
    expect(warnings()).toEqual(['config.json: apiBase should be a web address or a path'])
  },
)

test.each(['', '/', 'backend/', 'https://api.example.org/v1'])(
  '"%s" is a valid API base',
  (apiBase) => {
    expect(validateSettings({ apiBase }).apiBase).toBe(apiBase)
    expect(warnings()).toEqual([])
  },
)

const webAddress = 'should be an http or https address'
const timing = { label: 'Arati', time: '' }

test.each([
  [{ site: { url: 'www.example.org:443' } }, `site.url ${webAddress} without a query`],
  [{ site: { url: 'localhost:8080' } }, `site.url ${webAddress} without a query`],
  [{ site: { url: 'mailto:x' } }, `site.url ${webAddress} without a query`],
  [{ site: { url: 'https://example.org/?a=b' } }, `site.url ${webAddress} without a query`],
  [{ site: { name: 'Temple \ud800' } }, 'site.name holds a character that cannot be used'],
  [{ upi: { name: 'Trust \udc00' } }, 'upi.name holds a character that cannot be used'],
  [{ upi: { id: 'name@' } }, 'upi.id should be a UPI id such as name@bank'],
  [{ upi: { id: 'two names@bank' } }, 'upi.id should be a UPI id such as name@bank'],
  [{ email: 'info@example.org?bcc=x@example.org' }, 'email should be one e-mail address'],
  [{ email: 'a@example.org,b@example.org' }, 'email should be one e-mail address'],
  [{ email: 'info' }, 'email should be one e-mail address'],
  [{ phones: ['call us'] }, 'phones[0] should be one telephone number'],
  [{ phones: ['+91 000 / +91 111'] }, 'phones[0] should be one telephone number'],
  [{ whatsapp: '0532 000000' }, "whatsapp should be one telephone number with its country's code"],
  [{ map: { embed: 'http://example.org/' } }, 'map.embed should be an https address'],
  [{ map: { directions: 'javascript:alert(1)' } }, `map.directions ${webAddress}`],
  [{ attractionsLink: '//example.org' }, `attractionsLink ${webAddress}`],
  [{ social: [{ name: 'x', url: 'javascript:x' }] }, `social[0].url ${webAddress}`],
  [{ vendor: { url: 'https://me:secret@example.org/' } }, `vendor.url ${webAddress}`],
  [{ apiBase: 'https://me:secret@example.org/' }, 'apiBase should be a web address or a path'],
  [{ apiBase: 'api?version=2' }, 'apiBase should be a web address or a path'],
  [{ constructionStage: '8' }, 'constructionStage should be the number of a stage, 1 to 7'],
  [{ visit: { dress: 7 } }, 'visit.dress should be a string'],
  [{ timings: [timing] }, 'timings[0].time should say a time'],
  [{ slideOfTheHour: 'yes' }, 'slideOfTheHour should be a boolean'],
  [{ liveDarshan: { from: '7 AM' } }, 'liveDarshan.from should be a time such as 07:00'],
  [{ liveDarshan: { to: '24:00' } }, 'liveDarshan.to should be a time such as 07:00'],
  [{ liveDarshan: { video: 'youtube' } }, 'liveDarshan.video should be an https address'],
  [{ timings: [7] }, 'timings[0] should be an object'],
  [
    { bank: { ifsc: 'EXMP123' } },
    'bank.ifsc should be an IFSC code: four letters, a zero, six letters or digits',
  ],
])(
  'an unusable setting is named in the console and replaced by its default: %j [DATA-9]',
  (given, sentence) => {
    const settings = validateSettings(given)

    expect(warnings()).toEqual([`config.json: ${sentence}`])
    expect(settings).toEqual({
      ...defaults,
      social: 'social' in given ? [{ name: 'x', url: '' }] : [],
    })
  },
)

test('usable settings are kept and trimmed', () => {
  const given = {
    site: { url: 'https://example.org/temple/' },
    email: ' info@mandir.example.org ',
    phones: ['0532-000 0000', '(+91) 00000 00000', 'Office: 0532 000000'],
    whatsapp: '+91 00000 00000',
    upi: { id: 'temple.trust-1@okbank' },
    map: { directions: 'https://example.org/?to=Chitrakoot#map' },
    timings: [{ label: 'Darshan', time: 'after the offering' }],
  }

  expect(validateSettings(given)).toMatchObject({ ...given, email: 'info@mandir.example.org' })
  expect(warnings()).toEqual([])
})

test.each([
  [{ date: '2026-02-30', name: 'Ekadashi' }, 'date should be a date such as 2026-11-05'],
  [{ date: 'in spring', name: 'Ekadashi' }, 'date should be a date such as 2026-11-05'],
  [{ name: 'Ekadashi' }, 'date should be a date such as 2026-11-05'],
  [{ date: '2026-11-05', name: ' ' }, 'name should say a name'],
])(
  'a festival that cannot be read is named and left out: %j [VISIT-4] [DATA-9]',
  (wrong, problem) => {
    const right = { date: '2026-11-05', name: 'Govardhan Puja' }

    const { festivals } = validateSettings({ festivals: [wrong, right] })

    expect(warnings()).toEqual([`config.json: festivals[0].${problem}`])
    expect(festivals).toEqual([{ ...right, nameHindi: '' }])
  },
)

test('an entry of a list keeps its valid fields', () => {
  expect(validateSettings({ social: [{ name: 'Videos', url: 7 }] }).social).toEqual([
    { name: 'Videos', url: '' },
  ])
})

test.each([
  ['the file', new Promise<Response>(() => undefined)],
  ['its end', Promise.resolve(new Response(new ReadableStream()))],
])(
  'a config.json that never sends %s gives the defaults and a warning [DATA-9]',
  async (_, response) => {
    vi.useFakeTimers()
    const settings = readSettings(response)

    await vi.advanceTimersByTimeAsync(10_000)

    expect(validateSettings(await settings)).toEqual(defaults)
    expect(warnings()).toEqual(['config.json could not be read; the defaults hold.'])
    vi.useRealTimers()
  },
)
