import { fill } from './db'
import { lengthened } from './seeds/long-text'
import { sample, type SampleOptions } from './seeds/sample'
import { present, type Narrowing } from './weather'

/** What the mock server can be like, each in a sentence. */
export const scenarios = {
  normal: 'Sample data, and a server that works.',
  empty: 'No records anywhere; the server works.',
  many: '1,000 records in every collection.',
  'long-text':
    'Texts at their limits and beyond, Hindi, right-to-left, 300 letters without a space.',
  slow: 'Every answer takes two seconds.',
  failing: 'Every call is answered with a 500.',
  refused: 'Reading works; every write but the sign-in is turned down with a sentence.',
  unauthorised: 'Every call but the sign-in is answered with a 401.',
  offline: 'No answer comes at all.',
  'html-instead-of-json': 'A web page answers for the API, as a wrong SPA fallback does.',
  malformed: 'Reads bring lists of odd things, writes JSON that is cut off.',
} as const

export type Scenario = keyof typeof scenarios

/** Whether a word from an address names a scenario. */
export const isScenario = (name: string | null): name is Scenario =>
  name !== null && Object.hasOwn(scenarios, name)

/** The scenarios that bring their own records; all others work on the sample. */
export const recordsOf = (name: Scenario) =>
  name === 'empty' || name === 'many' || name === 'long-text' ? name : 'sample'

let filled: ReturnType<typeof recordsOf> = 'sample'

/** The scenario in force. */
export const scenario = () => present.name

/**
 * Puts a scenario in force, for all calls or for those it is narrowed to. Records change only when the
 * scenario brings its own: a test may fill the db first and then have the server fail.
 */
export function useScenario(name: Scenario, narrowing: Narrowing = {}) {
  present.name = name
  present.narrowing = narrowing
  if (recordsOf(name) !== filled) refill()
}

/** Fills the db with what the scenario in force brings. */
export function refill(options: SampleOptions = {}) {
  filled = recordsOf(present.name)
  if (filled === 'empty') fill()
  else if (filled === 'many') fill(sample({ rows: 1000, ...options }))
  else if (filled === 'long-text') fill(lengthened(sample(options)))
  else fill(sample(options))
}
