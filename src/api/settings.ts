import { isKeyOf, lookUp } from '../data/look-up'
import { priceProblem, problemOf } from './setting-checks'

/** A named link of the settings. */
export interface NamedLink {
  name: string
  url: string
}

/** The site's facts, from `config.json` beside index.html. An empty one hides its place. */
export interface Settings {
  /** Where the API lives; relative to the document's base. Empty: the base itself. */
  apiBase: string
  /** Where relative file paths of records lie. Empty: the API's base. */
  filesBase: string
  site: { name: string; hindi: string; description: string; url: string }
  address: { lines: string[]; short: string }
  /** When the temple is open, in one line, as the footer says it. */
  open: string
  phones: string[]
  email: string
  social: NamedLink[]
  links: NamedLink[]
  /** The outside page on the sights of the region [PAGE-2]. */
  attractionsLink: string
  bank: { accountName: string; bank: string; branch: string; account: string; ifsc: string }
  /** Where a UPI app sends donations: the payee's id and name. */
  upi: { id: string; name: string }
  /** The number that answers on WhatsApp, with its country's code. */
  whatsapp: string
  /** `embed`: address of the map's frame, loaded on a press; `directions`: where the Directions link leads. */
  map: { embed: string; directions: string }
  /** Rupees for one unit [DONATE-2]. */
  prices: { squareFoot: number; pillar: number; brick: number }
  timings: { label: string; time: string }[]
  /** Whoever the admin's footer names [ADMIN-5]. */
  vendor: { name: string; url: string; social: NamedLink[] }
}

const link = { name: '', url: '' }

/** What holds where config.json says nothing: the prices of [DONATE-2], and no facts at all. */
export const defaults: Settings = {
  apiBase: '',
  filesBase: '',
  site: { name: 'Temple', hindi: '', description: '', url: '' },
  address: { lines: [], short: '' },
  open: '',
  phones: [],
  email: '',
  social: [],
  links: [],
  attractionsLink: '',
  bank: { accountName: '', bank: '', branch: '', account: '', ifsc: '' },
  upi: { id: '', name: '' },
  whatsapp: '',
  map: { embed: '', directions: '' },
  prices: { squareFoot: 3001, pillar: 100001, brick: 1101 },
  timings: [],
  vendor: { name: '', url: '', social: [] },
}

/** What an entry of each list looks like; the defaults' lists are empty and cannot tell. */
const entries = {
  'address.lines': '',
  phones: '',
  social: link,
  links: link,
  timings: { label: '', time: '' },
  'vendor.social': link,
}

/** Drops a timing that says no time, and names it. */
function isTimed({ time }: Settings['timings'][number], index: number) {
  if (!time) console.warn(`config.json: timings[${index}].time should say a time`)
  return time !== ''
}

let present: Settings = defaults

/** The settings in force. */
export const settings = (): Settings => present

/** Puts settings in force: what `main` read, or what a test or a story wants. */
export function applySettings(given: unknown) {
  present = checked(given)
}

/** Lays what config.json says over the defaults. A wrong or unknown value names itself in the console and falls back. */
export function checked(given: unknown): Settings {
  const settings = fit(given, defaults, '') as Settings
  return { ...settings, timings: settings.timings.filter(isTimed) }
}

function fit(given: unknown, model: unknown, path: string): unknown {
  if (given === undefined) return model
  const complain = (problem: string) => {
    console.warn(`config.json: ${path || 'the file'} ${problem}`)
    return model
  }
  if (Array.isArray(model)) {
    if (!Array.isArray(given)) return complain('should be a list')
    return given
      .map((entry, index) => fit(entry, lookUp(entries, path), `${path}[${index}]`))
      .filter((entry) => entry !== '' && entry !== undefined)
  }
  if (typeof model === 'object' && model !== null) {
    if (typeof given !== 'object' || given === null || Array.isArray(given))
      return complain('should be an object')
    const at = (name: string) => (path ? `${path}.${name}` : name)
    for (const name of Object.keys(given))
      if (!isKeyOf(model, name) && name !== '$schema')
        console.warn(`config.json: ${at(name)} is not known`)
    return Object.fromEntries(
      Object.entries(model).map(([name, part]) => [name, fit(lookUp(given, name), part, at(name))]),
    )
  }
  if (typeof given !== typeof model) return complain(`should be a ${typeof model}`)
  const problem =
    typeof given === 'string'
      ? problemOf(path, given, documentBase())
      : typeof given === 'number' && priceProblem(given)
  if (problem) return complain(problem)
  return typeof given === 'string' ? given.trim() : given
}

/** The document's base: everything the app asks for is relative to it, never to the current route. */
export const documentBase = () =>
  typeof document === 'undefined' ? 'http://localhost/' : document.baseURI

/** The API's base, absolute, ending in a slash. */
export function apiBase(): string {
  const base = new URL(present.apiBase || './', documentBase()).href
  return base.endsWith('/') ? base : `${base}/`
}

/** The base that relative file paths of records are resolved against, absolute, ending in a slash. */
export function filesBase(): string {
  if (!present.filesBase) return apiBase()
  const base = new URL(present.filesBase, documentBase()).href
  return base.endsWith('/') ? base : `${base}/`
}

/** How long the app waits for config.json (ms); no screen stands before it. */
const timeLimit = 8000

/**
 * Reads config.json, or what was begun of it. A file that is absent, broken or not there in time leaves the defaults, and
 * the console says so.
 */
export async function readSettings(begun?: Promise<Response>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${timeLimit} ms`)), timeLimit)
  })
  async function read() {
    const response = await (begun ??
      fetch(new URL('config.json', documentBase()), { cache: 'no-cache' }))
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return (await response.json()) as unknown
  }
  try {
    return await Promise.race([read(), late])
  } catch (error) {
    console.warn('config.json could not be read; the defaults hold.', error)
    return {}
  } finally {
    clearTimeout(timer)
  }
}
