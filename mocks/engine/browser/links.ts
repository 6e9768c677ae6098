import { faultText, readFault, type Fault } from '../scenarios/faults'
import { kinds, type Kind } from '../../entities/models'
import { isScenario, type Scenario } from '../scenarios/scenarios'
import { seed as sampleSeed } from '../data/sample'

/** How the mock server of a tab is set; a link carries all of it. */
export interface Setting {
  scenario: Scenario
  /** The N of `expired-token-after-N`. */
  after?: number
  seed: string
  /** How many records of each kind; as in the sample when absent. */
  rows?: number
  /** Kinds with another number of records. */
  counts: Partial<Record<Kind, number>>
  /** Milliseconds that every answer takes. */
  delay?: number
  faults: Fault[]
  /** The mocks' and the page's present, in India's time. */
  now?: string
}

/** Who is signed in when the page opens: the sample account, one whose token has expired, nobody. */
export type Auth = 'admin' | 'expired' | 'none'

/** What an address asks of the mock server. */
export interface Asked {
  setting: Setting
  auth?: Auth
  /** Forget every write. */
  reset: boolean
  /** What was not understood, as it stood there. */
  unknown: string[]
}

/** The most records of a kind. */
export const mostRows = 100_000
/** The longest that an answer may take: one minute, in milliseconds. */
export const longestDelay = 60_000

/** The setting of a tab that no link has set. */
export const plain: Setting = { scenario: 'normal', seed: sampleSeed, counts: {}, faults: [] }

/** Whether the records are the sample's own. What is written to others rests in no storage: their ids differ. */
export const isSample = ({ seed, rows, counts, now }: Setting) =>
  seed === sampleSeed && rows === undefined && !Object.keys(counts).length && !now

const isOurs = (part: string) => part.startsWith('mock.')
const partsOf = (search: string) => search.replace(/^\?/, '').split('&').filter(Boolean)

/** The query of an address without what is meant for the mock server; the rest stays as it was written. */
export function withoutMock(search: string) {
  const rest = partsOf(search).filter((part) => !isOurs(part))
  return rest.length ? `?${rest.join('&')}` : ''
}

/** Each parameter: it sets what it says, and answers false where it says nothing that is known. */
const readers: Record<string, (value: string, asked: Asked) => boolean> = {
  scenario(value, { setting }) {
    const [, after] = /^expired-token-after-(\d{1,4})$/.exec(value) ?? []
    const name = after ? 'expired-token-after-N' : value
    if (!isScenario(name)) return false
    setting.scenario = name
    if (after) setting.after = Number(after)
    return true
  },
  seed(value, { setting }) {
    if (!/^[\w.-]{1,40}$/.test(value)) return false
    setting.seed = value
    return true
  },
  rows: (value, { setting }) => value.split(',').every((part) => readRows(part, setting)),
  delay(value, { setting }) {
    const delay = whole(value, longestDelay)
    if (delay === undefined) return false
    setting.delay = delay || undefined
    return true
  },
  fail(value, { setting }) {
    const fault = readFault(value)
    if (fault) setting.faults.push(fault)
    return fault !== undefined
  },
  auth(value, asked) {
    if (!['admin', 'expired', 'none'].includes(value)) return false
    asked.auth = value as Auth
    return true
  },
  now(value, { setting }) {
    if (momentOf(value) === undefined) return false
    setting.now = value
    return true
  },
  reset(_, asked) {
    asked.reset = true
    return true
  },
}

function readRows(part: string, setting: Setting) {
  const [, kind, number = ''] = /^(?:(\w+):)?(\d+)$/.exec(part) ?? []
  const count = whole(number, mostRows)
  if (count === undefined) return false
  if (kind === undefined) setting.rows = count
  else if (kinds.includes(kind as Kind)) setting.counts[kind as Kind] = count
  else return false
  return true
}

const whole = (text: string, most: number) =>
  /^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : undefined

/** A day, or a day and a time, in India; a day alone begins at ten o'clock. */
export function momentOf(text: string): number | undefined {
  const [, day, time = '10:00'] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?))?$/.exec(text) ?? []
  const moment = Date.parse(`${day}T${time}+05:30`)
  return Number.isNaN(moment) ? undefined : moment
}

/** Reads what a query asks of the mock server; undefined when it asks for nothing. A link sets all or nothing. */
export function readLink(search: string): Asked | undefined {
  const ours = partsOf(search).filter(isOurs)
  if (!ours.length) return undefined
  const setting: Setting = { ...plain, counts: {}, faults: [] }
  const asked: Asked = { setting, reset: false, unknown: [] }
  for (const [name, value] of new URLSearchParams(ours.join('&'))) {
    const reader = readers[name.slice('mock.'.length)]
    if (!reader?.(value, asked)) asked.unknown.push(value ? `${name}=${value}` : name)
  }
  return asked
}

/** A scenario as a link names it. */
export const scenarioName = (scenario: Scenario, after = 3) => scenario.replace(/N$/, String(after))

/** A setting as a link says it; what is as usual is left out. Empty when all is. */
export function linkOf(setting: Setting, auth?: Auth): string {
  const { scenario, after, seed, rows, counts, delay, faults, now } = setting
  const named = Object.entries(counts).map(([kind, count]) => `${kind}:${count}`)
  const values: [name: string, value: string | number | undefined][] = [
    ['scenario', scenario === 'normal' ? undefined : scenarioName(scenario, after)],
    ['seed', seed === sampleSeed ? undefined : seed],
    ['rows', [rows ?? [], ...named].flat().join()],
    ['delay', delay],
    ...faults.map((fault): [string, string] => ['fail', faultText(fault)]),
    ['now', now],
    ['auth', auth],
  ]
  const said = values.filter(([, value]) => value !== undefined && value !== '')
  return said.map(([name, value]) => `mock.${name}=${written(String(value))}`).join('&')
}

/** As a person would type it: a plus for a space, and no code for what needs none. */
const written = (value: string) =>
  encodeURIComponent(value)
    .replaceAll('%20', '+')
    .replace(/%(2F|3A|2C)/g, decodeURIComponent)
