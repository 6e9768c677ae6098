import { formatFault, parseFault, type Fault } from '../scenarios/faults'
import { entityNames, type EntityName } from '../../entities/models'
import { isScenario, type Scenario } from '../scenarios/scenarios'
import { sampleSeed as sampleSeed } from '../data/sample'

/** How the mock server of a tab is set; a link carries all of it. */
export interface MockSettings {
  scenario: Scenario
  /** The N of `expired-token-after-N`. */
  after?: number
  seed: string
  /** How many records of each kind; as in the sample when absent. */
  rows?: number
  /** Kinds with another number of records. */
  counts: Partial<Record<EntityName, number>>
  /** Milliseconds that every answer takes. */
  delay?: number
  faults: Fault[]
  /** The mocks' and the page's present, in India's time. */
  now?: string
}

/** Who is signed in when the page opens: the sample account, one whose token has expired, nobody. */
export type Auth = 'admin' | 'expired' | 'none'

/** What an address asks of the mock server. */
export interface ParsedLink {
  settings: MockSettings
  auth?: Auth
  /** Forget every write. */
  reset: boolean
  /** What was not understood, as it stood there. */
  unknown: string[]
}

/** The most records of a kind. */
export const maxRows = 100_000
/** The longest that an answer may take: one minute, in milliseconds. */
export const maxDelay = 60_000

/** The settings of a tab that no link has set. */
export const defaultSettings: MockSettings = {
  scenario: 'normal',
  seed: sampleSeed,
  counts: {},
  faults: [],
}

/** Whether the records are the sample's own. What is written to others rests in no storage: their ids differ. */
export const usesSampleRecords = ({ seed, rows, counts, now }: MockSettings) =>
  seed === sampleSeed && rows === undefined && !Object.keys(counts).length && !now

const isMockParameter = (part: string) => part.startsWith('mock.')
const splitQuery = (search: string) => search.replace(/^\?/, '').split('&').filter(Boolean)

/** The query of an address without what is meant for the mock server; the rest stays as it was written. */
export function stripMockParameters(search: string) {
  const rest = splitQuery(search).filter((part) => !isMockParameter(part))
  return rest.length ? `?${rest.join('&')}` : ''
}

/** Each parameter: it sets what it says, and answers false where it says nothing that is known. */
const parsers: Record<string, (value: string, asked: ParsedLink) => boolean> = {
  scenario(value, { settings }) {
    const [, after] = /^expired-token-after-(\d{1,4})$/.exec(value) ?? []
    const name = after ? 'expired-token-after-N' : value
    if (!isScenario(name)) return false
    settings.scenario = name
    if (after) settings.after = Number(after)
    return true
  },
  seed(value, { settings }) {
    if (!/^[\w.-]{1,40}$/.test(value)) return false
    settings.seed = value
    return true
  },
  rows: (value, { settings }) => value.split(',').every((part) => parseRows(part, settings)),
  delay(value, { settings }) {
    const delay = parseInteger(value, maxDelay)
    if (delay === undefined) return false
    settings.delay = delay || undefined
    return true
  },
  fail(value, { settings }) {
    const fault = parseFault(value)
    if (fault) settings.faults.push(fault)
    return fault !== undefined
  },
  auth(value, asked) {
    if (!['admin', 'expired', 'none'].includes(value)) return false
    asked.auth = value as Auth
    return true
  },
  now(value, { settings }) {
    if (parseMoment(value) === undefined) return false
    settings.now = value
    return true
  },
  reset(_, asked) {
    asked.reset = true
    return true
  },
}

function parseRows(part: string, settings: MockSettings) {
  const [, kind, number = ''] = /^(?:(\w+):)?(\d+)$/.exec(part) ?? []
  const count = parseInteger(number, maxRows)
  if (count === undefined) return false
  if (kind === undefined) settings.rows = count
  else if (entityNames.includes(kind as EntityName)) settings.counts[kind as EntityName] = count
  else return false
  return true
}

const parseInteger = (text: string, most: number) =>
  /^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : undefined

/** A day, or a day and a time, in India; a day alone begins at ten o'clock. */
export function parseMoment(text: string): number | undefined {
  const [, day, time = '10:00'] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?))?$/.exec(text) ?? []
  const moment = Date.parse(`${day}T${time}+05:30`)
  return Number.isNaN(moment) ? undefined : moment
}

/** Reads what a query asks of the mock server; undefined when it asks for nothing. A link sets all or nothing. */
export function parseLink(search: string): ParsedLink | undefined {
  const ours = splitQuery(search).filter(isMockParameter)
  if (!ours.length) return undefined
  const settings: MockSettings = { ...defaultSettings, counts: {}, faults: [] }
  const asked: ParsedLink = { settings, reset: false, unknown: [] }
  for (const [name, value] of new URLSearchParams(ours.join('&'))) {
    const reader = parsers[name.slice('mock.'.length)]
    if (!reader?.(value, asked)) asked.unknown.push(value ? `${name}=${value}` : name)
  }
  return asked
}

/** A scenario as a link names it. */
export const formatScenario = (scenario: Scenario, after = 3) =>
  scenario.replace(/N$/, String(after))

/** A settings as a link says it; what is as usual is left out. Empty when all is. */
export function formatLink(settings: MockSettings, auth?: Auth): string {
  const { scenario, after, seed, rows, counts, delay, faults, now } = settings
  const named = Object.entries(counts).map(([kind, count]) => `${kind}:${count}`)
  const values: [name: string, value: string | number | undefined][] = [
    ['scenario', scenario === 'normal' ? undefined : formatScenario(scenario, after)],
    ['seed', seed === sampleSeed ? undefined : seed],
    ['rows', [rows ?? [], ...named].flat().join()],
    ['delay', delay],
    ...faults.map((fault): [string, string] => ['fail', formatFault(fault)]),
    ['now', now],
    ['auth', auth],
  ]
  const said = values.filter(([, value]) => value !== undefined && value !== '')
  return said.map(([name, value]) => `mock.${name}=${encodeValue(String(value))}`).join('&')
}

/** As a person would type it: a plus for a space, and no code for what needs none. */
const encodeValue = (value: string) =>
  encodeURIComponent(value)
    .replaceAll('%20', '+')
    .replace(/%(2F|3A|2C)/g, decodeURIComponent)
