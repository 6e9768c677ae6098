import { type CollectionCheck } from './check-collection'
import { type CheckedKey } from './find-problems'

/** What was found in each collection; `failed` when it could not be read. */
export type Checks = Partial<Record<CheckedKey, CollectionCheck | 'failed'>>

/** How far the checks of all collections have come. */
export interface AttentionState {
  checks: Checks
  /** The collections that are still to be read; the first one is being read. */
  queue: CheckedKey[]
  /** How many records of the first one have been read. */
  looked: number
}

type AttentionAction =
  | { type: 'progress'; looked: number }
  | { type: 'done'; key: CheckedKey; check: CollectionCheck | 'failed' }
  | { type: 'again'; keys: readonly CheckedKey[] }

/** The state after a step of a check. */
export function reduceAttention(state: AttentionState, action: AttentionAction): AttentionState {
  const { checks, queue } = state
  switch (action.type) {
    case 'progress':
      return { ...state, looked: action.looked }
    case 'done':
      return {
        checks: { ...checks, [action.key]: action.check },
        queue: queue.filter((key) => key !== action.key),
        looked: 0,
      }
    case 'again':
      return {
        ...state,
        checks: { ...checks, ...Object.fromEntries(action.keys.map((key) => [key, undefined])) },
        queue: [...queue, ...action.keys],
      }
  }
}
