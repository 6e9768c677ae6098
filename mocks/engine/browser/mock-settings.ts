import { formatFault, parseFault, type Fault } from '../scenarios/faults'
import { formatListOptions, parseListOptions, type ListOptions } from '../list-options'
import { isDialect, type DialectName } from '../dialects'
import { formatTiming, parseDelay, parseTiming, type Timing } from '../scenarios/timings'
import { entityNames, type EntityName } from '../../entities'
import { isScenario, type Scenario } from '../scenarios/scenarios'
import { sampleSeed } from '../data/sample'

/** The mock server's settings in one tab; a link contains all of them. */
export interface MockSettings {
  scenario: Scenario
  /** The N of `expired-token-after-N`. */
  after?: number
  seed: string
  /** The data set that is served in place of the sample. */
  data?: string
  /** Records per entity; the sample's numbers when undefined. */
  rows?: number
  /** Entities whose number of records differs from `rows`. */
  counts: Partial<Record<EntityName, number>>
  /** Milliseconds before every response. */
  delay?: number
  faults: Fault[]
  /** Operations whose responses are delayed, held or sent out of order. */
  timings: Timing[]
  /** How the lists differ from those of the contract. */
  lists?: ListOptions
  /** The framework whose answers are given; those of the contract when undefined. */
  server?: DialectName
  /** The current time of the mock server and the page, in India. */
  now?: string
}

/** Who is signed in when the page opens: the sample account, the same with an expired token, or nobody. */
export type Auth = 'admin' | 'expired' | 'none'

/** The parsed mock parameters of a URL. */
export interface ParsedLink {
  settings: MockSettings
  auth?: Auth
  /** Whether to delete every saved write. */
  reset: boolean
  /** Invalid parameters as they were written. */
  unknown: string[]
}

/** The largest number of records per entity. */
export const maxRows = 100_000
/** The longest delay of a response in milliseconds. */
export const maxDelay = 60_000

/** The settings of a tab without a link. */
export const defaultSettings: MockSettings = {
  scenario: 'normal',
  seed: sampleSeed,
  counts: {},
  faults: [],
  timings: [],
}

/** Whether the records are the unchanged sample. Writes to other records are not saved, because their ids differ. */
export const usesSampleRecords = ({ seed, rows, counts, now, data }: MockSettings) =>
  seed === sampleSeed && rows === undefined && !Object.keys(counts).length && !now && !data

/** A word; the seed of generated data that shrank in many steps is long. */
const seedPattern = /^[\w.-]{1,400}$/

const isMockParameter = (part: string) => part.startsWith('mock.')
const splitQuery = (search: string) => search.replace(/^\?/, '').split('&').filter(Boolean)

/** Removes the mock parameters from a query; the rest stays as it was written. */
export function stripMockParameters(search: string) {
  const rest = splitQuery(search).filter((part) => !isMockParameter(part))
  return rest.length ? `?${rest.join('&')}` : ''
}

/** The parser of each parameter: stores the value and returns whether it is valid. */
const parsers: Record<string, (value: string, link: ParsedLink) => boolean> = {
  scenario(value, { settings }) {
    const [, after] = /^expired-token-after-(\d{1,4})$/.exec(value) ?? []
    const name = after ? 'expired-token-after-N' : value
    if (!isScenario(name)) return false
    settings.scenario = name
    if (after) settings.after = Number(after)
    return true
  },
  seed(value, { settings }) {
    if (!seedPattern.test(value)) return false
    settings.seed = value
    return true
  },
  data(value, { settings }) {
    if (value !== 'generated') return false
    settings.data = value
    return true
  },
  rows: (value, { settings }) => value.split(',').every((part) => parseRows(part, settings)),
  delay(value, { settings }) {
    if (value.includes(':')) return addTiming(settings, parseDelay(value, maxDelay))
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
  lists(value, { settings }) {
    settings.lists = parseListOptions(value)
    return settings.lists !== undefined
  },
  server(value, { settings }) {
    if (!isDialect(value)) return false
    settings.server = value
    return true
  },
  hold: (value, { settings }) => addTiming(settings, parseTiming(value, 'hold')),
  reorder: (value, { settings }) => addTiming(settings, parseTiming(value, 'reorder')),
  auth(value, link) {
    if (!['admin', 'expired', 'none'].includes(value)) return false
    link.auth = value as Auth
    return true
  },
  now(value, { settings }) {
    if (parseMoment(value) === undefined) return false
    settings.now = value
    return true
  },
  reset(_, link) {
    link.reset = true
    return true
  },
}

function addTiming({ timings }: MockSettings, timing: Timing | undefined) {
  if (timing) timings.push(timing)
  return timing !== undefined
}

function parseRows(part: string, settings: MockSettings) {
  const [, name, number = ''] = /^(?:(\w+):)?(\d+)$/.exec(part) ?? []
  const count = parseInteger(number, maxRows)
  if (count === undefined) return false
  if (name === undefined) settings.rows = count
  else if (entityNames.includes(name as EntityName)) settings.counts[name as EntityName] = count
  else return false
  return true
}

const parseInteger = (text: string, max: number) =>
  /^\d{1,6}$/.test(text) && Number(text) <= max ? Number(text) : undefined

/** Parses a day with or without a time in India (10:00 by default) to ms since epoch. */
export function parseMoment(text: string): number | undefined {
  const [, day, time = '10:00'] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?))?$/.exec(text) ?? []
  const moment = Date.parse(`${day}T${time}+05:30`)
  return Number.isNaN(moment) ? undefined : moment
}

/** Parses the mock parameters of a query; undefined without any. Missing ones get their defaults. */
export function parseLink(search: string): ParsedLink | undefined {
  const parameters = splitQuery(search).filter(isMockParameter)
  if (!parameters.length) return undefined
  const settings: MockSettings = { ...defaultSettings, counts: {}, faults: [], timings: [] }
  const link: ParsedLink = { settings, reset: false, unknown: [] }
  for (const [name, value] of new URLSearchParams(parameters.join('&'))) {
    const reader = parsers[name.slice('mock.'.length)]
    if (!reader?.(value, link)) link.unknown.push(value ? `${name}=${value}` : name)
  }
  return link
}

/** Formats a scenario's name for a link, N included. */
export const formatScenario = (scenario: Scenario, after = 3) =>
  scenario.replace(/N$/, String(after))

/** Formats settings as a query without its defaults; empty for the default settings. */
export function formatLink(settings: MockSettings, auth?: Auth): string {
  const { scenario, after, seed, data, rows, counts, delay, faults, timings, lists, server, now } =
    settings
  const named = Object.entries(counts).map(([name, count]) => `${name}:${count}`)
  const values: [name: string, value: string | number | undefined][] = [
    ['scenario', scenario === 'normal' ? undefined : formatScenario(scenario, after)],
    ['data', data],
    ['seed', seed === sampleSeed ? undefined : seed],
    ['rows', [rows ?? [], ...named].flat().join()],
    ['delay', delay],
    ...faults.map((fault): [string, string] => ['fail', formatFault(fault)]),
    ...timings.map(formatTiming),
    ['lists', lists && formatListOptions(lists)],
    ['server', server],
    ['now', now],
    ['auth', auth],
  ]
  const present = values.filter(([, value]) => value !== undefined && value !== '')
  return present.map(([name, value]) => `mock.${name}=${encodeValue(String(value))}`).join('&')
}

/** Encodes a value readably: a plus for a space, and `/ : ,` unencoded. */
const encodeValue = (value: string) =>
  encodeURIComponent(value)
    .replaceAll('%20', '+')
    .replace(/%(2F|3A|2C)/g, decodeURIComponent)
