import type { OperationName } from '../operations'
import { findOperationName, parseFault } from '../scenarios/faults'
import type { FaultResponse } from '../scenarios/fault-responses'
import { parseDelay, parseTiming, type Timing } from '../scenarios/timings'
import { maxDelay, type MockSettings } from './mock-settings'

/** A call in the words of a link: `PUT admin/api/courses`. */
export type CallName = ShortName<OperationName>
type ShortName<Name> = Name extends `${infer Method} /${infer Path}`
  ? `${Method} ${WithoutEnd<Path>}`
  : never
type WithoutEnd<Path extends string> = Path extends `${infer Start}/{id}`
  ? Start
  : Path extends `${infer Start}/`
    ? Start
    : Path

type Network = Pick<MockSettings, 'delay' | 'faults' | 'timings'>

/** What a test changes while the page runs; each takes the words of the links and acts at once. */
export interface Steering {
  /** These calls fail from now on, and no others: `PUT admin/api/courses:500*2`. */
  fail(...faults: `${CallName}:${FaultResponse}${'' | `*${number}`}`[]): void
  /** The milliseconds of every call, or of these alone: `GET admin/api/courses:800`; nothing for none. */
  delay(...delays: (number | `${CallName}:${number}`)[]): void
  /** These calls wait until they are released. */
  hold(...calls: CallName[]): void
  /** Lets these calls go on, or all, and those that follow. */
  release(...calls: CallName[]): void
}

export function createSteering(get: () => Network, change: (network: Network) => void): Steering {
  const others = (kind: Timing['kind']) => get().timings.filter((timing) => timing.kind !== kind)
  return {
    fail: (...words) =>
      change({ ...get(), faults: words.map((word) => known(word, parseFault(word))) }),
    delay: (...words) =>
      change({
        ...get(),
        delay: words.find((word) => typeof word === 'number'),
        timings: [
          ...others('delay'),
          ...words
            .filter((word) => typeof word === 'string')
            .map((word) => known(word, parseDelay(word, maxDelay))),
        ],
      }),
    hold: (...calls) =>
      change({
        ...get(),
        timings: [...get().timings, ...calls.map((call) => known(call, parseTiming(call, 'hold')))],
      }),
    release: (...calls) => {
      const released = calls.map((call) => known(call, findOperationName(call)))
      const isReleased = ({ kind, operation }: Timing) =>
        kind === 'hold' && (!released.length || released.includes(operation))
      change({ ...get(), timings: get().timings.filter((timing) => !isReleased(timing)) })
    },
  }
}

function known<T>(word: string, parsed: T | undefined): T {
  if (parsed === undefined) throw new Error(`[mock] "${word}" is unknown. See docs/qa.md.`)
  return parsed
}
