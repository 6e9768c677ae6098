import { isKeyOf, lookUp } from '../../lib/look-up'
import { isRequired, priceProblem, problemOf } from './setting-checks'

export interface NamedLink {
  name: string
  url: string
}

/** A time of the day. Hindi pages show `labelHindi`. */
export interface Timing {
  label: string
  labelHindi: string
  time: string
}

export interface Festival {
  date: string
  name: string
  nameHindi: string
}

/** A live video and its hours. Empty: no video, from midnight, until midnight. */
export interface LiveVideo {
  video: string
  from: string
  to: string
}

/** A fact for those who plan a visit; `station` is the name of the nearest railway station. */
export type VisitFact =
  'dress' | 'shoes' | 'photography' | 'phones' | 'parking' | 'wheelchair' | 'station'

/** The site's settings, from `config.json` next to index.html. A part of a page whose setting is empty is hidden. */
export interface Settings {
  /** The API's URL, relative to the document's base. Empty: the base itself. */
  apiBase: string
  /** The base of records' relative file paths. Empty: the API's base. */
  filesBase: string
  /** Whether the API gets the cookies of its own origin: `same-origin` or `omit`. */
  credentials: 'same-origin' | 'omit'
  /** The cookie whose value each write sends in this header, against forged requests. Empty: none. */
  csrf: { cookie: string; header: string }
  /** File names of service workers that a former site at this address has left in browsers. */
  formerWorkers: string[]
  site: { name: string; hindi: string; description: string; descriptionHindi: string; url: string }
  /** Hindi pages show the Hindi lines. */
  address: { lines: string[]; linesHindi: string[]; short: string; shortHindi: string }
  /** The opening hours in one line, for the footer. */
  open: string
  openHindi: string
  phones: string[]
  email: string
  social: NamedLink[]
  links: (NamedLink & { nameHindi: string })[]
  /** An external page about the region's sights. */
  attractionsLink: string
  bank: { accountName: string; bank: string; branch: string; account: string; ifsc: string }
  /** The payee of donations in a UPI app. */
  upi: { id: string; name: string }
  /** The WhatsApp number with its country code. */
  whatsapp: string
  /** `embed`: URL of the map's iframe, loaded on a press; `directions`: URL of the Directions link. */
  map: { embed: string; directions: string }
  /** Rupees for one unit. */
  prices: { squareFoot: number; pillar: number; brick: number }
  timings: Timing[]
  /** The festivals of the year, each an ISO date; `nameHindi` is shown on Hindi pages. */
  festivals: Festival[]
  /** What pilgrims ask before they come; Hindi pages show the Hindi texts. */
  visit: Record<VisitFact | `${VisitFact}Hindi`, string>
  /** The stage of the temple's construction that is reached, `1` to `7`. Empty: none is marked. */
  constructionStage: string
  /** A video that visitors can open between two clock times of the temple, such as `07:00`. */
  liveDarshan: LiveVideo
  /** Whether a slide that follows the hour precedes those of the server. */
  slideOfTheHour: boolean
  /** One line above every page, until the end of a day in India; in Hindi `notice` where there is no other text. */
  notice: string
  noticeHindi: string
  noticeUntil: string
  /** Whether the back office offers WhatsApp beside telephone numbers. */
  staffWhatsapp: boolean
  /** The vendor in the admin's footer. */
  vendor: { name: string; url: string; social: NamedLink[] }
}

const link = { name: '', url: '' }

/** The defaults: the prices of the specification, everything else empty. */
export const defaults: Settings = {
  apiBase: '',
  filesBase: '',
  credentials: 'same-origin',
  csrf: { cookie: '', header: '' },
  formerWorkers: [],
  site: { name: 'Temple', hindi: '', description: '', descriptionHindi: '', url: '' },
  address: { lines: [], linesHindi: [], short: '', shortHindi: '' },
  open: '',
  openHindi: '',
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
  festivals: [],
  visit: {
    dress: '',
    dressHindi: '',
    shoes: '',
    shoesHindi: '',
    photography: '',
    photographyHindi: '',
    phones: '',
    phonesHindi: '',
    parking: '',
    parkingHindi: '',
    wheelchair: '',
    wheelchairHindi: '',
    station: '',
    stationHindi: '',
  },
  constructionStage: '',
  liveDarshan: { video: '', from: '', to: '' },
  slideOfTheHour: false,
  staffWhatsapp: false,
  notice: '',
  noticeHindi: '',
  noticeUntil: '',
  vendor: { name: '', url: '', social: [] },
}

/** A model entry of each list, because the lists of the defaults are empty. */
const listEntryDefaults = {
  formerWorkers: '',
  'address.lines': '',
  'address.linesHindi': '',
  phones: '',
  social: link,
  links: { ...link, nameHindi: '' },
  timings: { label: '', labelHindi: '', time: '' },
  festivals: { date: '', name: '', nameHindi: '' },
  'vendor.social': link,
}

let current: Settings = defaults

export const settings = (): Settings => current

/** A short hash of the current settings: a page that was prerendered with other settings is not hydrated. */
export function settingsHash(): string {
  let hash = 0x811c9dc5
  for (const letter of JSON.stringify(current))
    hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return (hash >>> 0).toString(36)
}

/** Validates settings and makes them the current ones. */
export function applySettings(given: unknown) {
  current = validateSettings(given)
}

/** Merges config.json into the defaults. A wrong or unknown value is named in the console and ignored. */
export const validateSettings = (given: unknown) => mergeSetting(defaults, '', given) as Settings

/** Merges one setting into its default, `model`; undefined for an entry of a list that cannot be used. */
function mergeSetting(model: unknown, path: string, given: unknown = model): unknown {
  const warnAndUseDefault = (problem: string) => {
    console.warn(`config.json: ${path || 'the file'} ${problem}`)
    return isRequired(path) || path.endsWith(']') ? undefined : model
  }
  if (Array.isArray(model)) {
    if (!Array.isArray(given)) return warnAndUseDefault('should be a list')
    return given
      .map((entry, index) =>
        mergeSetting(lookUp(listEntryDefaults, path), `${path}[${index}]`, entry),
      )
      .filter((entry) => entry !== '' && entry !== undefined)
  }
  if (typeof model === 'object' && model !== null) {
    if (typeof given !== 'object' || given === null || Array.isArray(given))
      return warnAndUseDefault('should be an object')
    const settingPath = (name: string) => (path ? `${path}.${name}` : name)
    for (const name of Object.keys(given))
      if (!isKeyOf(model, name) && name !== '$schema')
        console.warn(`config.json: ${settingPath(name)} is not known`)
    const parts = Object.entries(model).map(([name, part]) => [
      name,
      mergeSetting(part, settingPath(name), lookUp(given, name)),
    ])
    return parts.every(([, part]) => part !== undefined) ? Object.fromEntries(parts) : undefined
  }
  if (typeof given !== typeof model) return warnAndUseDefault(`should be a ${typeof model}`)
  const problem =
    typeof given === 'string'
      ? problemOf(path, given, documentBase())
      : typeof given === 'number' && priceProblem(given)
  if (problem) return warnAndUseDefault(problem)
  return typeof given === 'string' ? given.trim() : given
}

/** The document's base, to which every request is relative, never to the current route. */
export const documentBase = () =>
  typeof document === 'undefined' ? 'http://localhost/' : document.baseURI

/** The API's base, absolute, ending in a slash. */
export function apiBase(): string {
  const base = new URL(current.apiBase || './', documentBase()).href
  return base.endsWith('/') ? base : `${base}/`
}

/** The header that proves a write to come from this page; none where the settings or the browser have no such cookie. */
export function csrfHeader(): Record<string, string> {
  const { cookie, header } = current.csrf
  // The cookie is this page's, so only the API of this origin may learn its value.
  if (!cookie || !header || new URL(apiBase()).origin !== new URL(documentBase()).origin) return {}
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${cookie}=`))
  const value = pair && decodeCookie(pair.slice(cookie.length + 1))
  return value && /^[\x21-\x7e]{1,4096}$/.test(value) ? { [header]: value } : {}
}

/** The value of a cookie; Laravel encodes its own as in a URL. */
function decodeCookie(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** The base of records' relative file paths, absolute, ending in a slash. */
export function filesBase(): string {
  if (!current.filesBase) return apiBase()
  const base = new URL(current.filesBase, documentBase()).href
  return base.endsWith('/') ? base : `${base}/`
}

/** How long the app waits for config.json (ms); nothing is rendered before. */
const timeLimit = 8000

/**
 * Reads config.json, from a request that was already sent where there is one. A missing, broken or late file gives the
 * defaults and a warning.
 */
export async function readSettings(pending?: Promise<Response>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response in ${timeLimit} ms`)), timeLimit)
  })
  async function read() {
    const response = await (pending ??
      fetch(new URL('config.json', documentBase()), { cache: 'no-cache' }))
    if (!response.ok) throw new Error(`responded with ${response.status}`)
    return (await response.json()) as unknown
  }
  try {
    return await Promise.race([read(), timeout])
  } catch (error) {
    console.warn('config.json could not be read; the defaults hold.', error)
    return {}
  } finally {
    clearTimeout(timer)
  }
}
