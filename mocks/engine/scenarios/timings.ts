import { delay } from 'msw'
import { createStore } from '../../../src/lib/create-store'
import { findOperationName, formatOperation } from './faults'
import type { OperationName } from '../operations'

/**
 * When an operation gets its response: after a delay in milliseconds, when the panel releases the call (`hold`), or each
 * first call after the next one (`reorder`).
 */
export type Timing =
  | { operation: OperationName; kind: 'delay'; ms: number }
  | { operation: OperationName; kind: 'hold' | 'reorder' }

/** A request that waits until it is released. */
export interface HeldRequest {
  id: number
  operation: OperationName
  release: () => void
}

/** How long a reordered call waits for the next one of its operation (ms); then it gets its response anyway. */
const maxReorderWait = 5000
/** Time from the response to the later call until the response to the earlier one, in ms. */
const reorderGap = 300

let timings: readonly Timing[] = []
const held = createStore<readonly HeldRequest[]>([])
let lastId = 0
/** The call that waits for the next one, by its operation. */
const overtaken = new Map<OperationName, () => void>()

/** The requests that wait, the oldest first. */
export const { get: getHeldRequests, subscribe: subscribeToHeldRequests } = held

/** Whether the timings hold the calls of an operation. */
const isHeldBy = (next: readonly Timing[], operation: OperationName) =>
  next.some((timing) => timing.kind === 'hold' && timing.operation === operation)

/** Replaces all timings and releases every call that waits, save those that the new timings hold as well. */
export function setTimings(next: readonly Timing[] = []) {
  timings = next
  for (const { operation, release } of held.get()) if (!isHeldBy(next, operation)) release()
  for (const release of overtaken.values()) release()
  overtaken.clear()
}

/** Waits as the timings of an operation say. */
export async function waitForTimings(operation: OperationName) {
  for (const timing of timings.filter((each) => each.operation === operation))
    await waiters[timing.kind](timing)
}

const waiters = {
  delay: (timing: Timing) => delay(timing.kind === 'delay' ? timing.ms : 0),

  hold: ({ operation }: Timing) =>
    new Promise<void>((resolve) => {
      const id = (lastId += 1)
      const release = () => {
        held.set(held.get().filter((request) => request.id !== id))
        resolve()
      }
      held.set([...held.get(), { id, operation, release }])
    }),

  async reorder({ operation }: Timing) {
    const releaseEarlier = overtaken.get(operation)
    if (releaseEarlier) {
      overtaken.delete(operation)
      setTimeout(releaseEarlier, reorderGap)
      return
    }
    const next = new Promise<void>((resolve) => overtaken.set(operation, resolve))
    await Promise.race([next, delay(maxReorderWait)])
    overtaken.delete(operation)
  },
}

/** Parses `GET admin/api/courses:800` to a delay of one operation. Undefined when invalid. */
export function parseDelay(text: string, max: number): Timing | undefined {
  const [, named = '', ms = ''] = /^(.+):(\d{1,6})$/.exec(text) ?? []
  const operation = findOperationName(named)
  return operation && Number(ms) <= max ? { operation, kind: 'delay', ms: Number(ms) } : undefined
}

/** Parses `GET admin/api/courses` to a timing of this kind. Undefined when invalid. */
export function parseTiming(text: string, kind: 'hold' | 'reorder'): Timing | undefined {
  const operation = findOperationName(text)
  return operation && { operation, kind }
}

/** Formats a timing as name and value of a link's parameter. */
export const formatTiming = (timing: Timing): [name: Timing['kind'], value: string] => [
  timing.kind,
  formatOperation(timing.operation) + (timing.kind === 'delay' ? `:${timing.ms}` : ''),
]
