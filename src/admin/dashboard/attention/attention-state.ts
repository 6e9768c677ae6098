import { type CollectionCheck } from './check-collection'
import { type CheckedKey } from './find-problems'

/** The result for each collection; `failed` when it could not be read. */
export type Checks = Partial<Record<CheckedKey, CollectionCheck | 'failed'>>

/** The progress and results of checking all collections. */
export interface AttentionState {
  checks: Checks
  /** The collections that are still to be read; the first one is being read. */
  queue: CheckedKey[]
  /** How many records of the first one have been read. */
  checkedCount: number
}

type AttentionAction =
  | { type: 'progress'; checkedCount: number }
  | { type: 'done'; key: CheckedKey; check: CollectionCheck | 'failed' }
  | { type: 'recheck'; keys: readonly CheckedKey[] }

/** Applies a step of the checks to their state. */
export function reduceAttention(state: AttentionState, action: AttentionAction): AttentionState {
  const { checks, queue } = state
  switch (action.type) {
    case 'progress':
      return { ...state, checkedCount: action.checkedCount }
    case 'done':
      return {
        checks: { ...checks, [action.key]: action.check },
        queue: queue.filter((key) => key !== action.key),
        checkedCount: 0,
      }
    case 'recheck':
      return {
        ...state,
        checks: { ...checks, ...Object.fromEntries(action.keys.map((key) => [key, undefined])) },
        queue: [...queue, ...action.keys],
      }
  }
}
