import { useEffect, useReducer, useState, type RefObject } from 'react'
import { beginRequest, freshResponse } from '../../../api/response-cache'
import { checkCollection, type CollectionCheck } from './check-collection'
import { checkedKeys, type CheckedKey } from './find-problems'

/** The result for each collection; `failed` when it could not be read. */
type Checks = Partial<Record<CheckedKey, CollectionCheck | 'failed'>>

/** A collection that was checked. */
export interface CheckedPart {
  screen: CheckedKey
  check: CollectionCheck
}

interface AttentionState {
  checks: Checks
  /** The collections that are still to be read; the first one is being read. */
  queue: CheckedKey[]
  /** Whether all records and files are checked, as the person asked for, or the newest records alone. */
  everything: boolean
  /** How many records of the first collection have been read, of how many. */
  progress: { checkedCount: number; total: number }
  /** When everything was last checked (ms since 1970). */
  checkedAt?: number
}

type AttentionAction =
  | { type: 'progress'; progress: AttentionState['progress'] }
  | { type: 'done'; key: CheckedKey; check: CollectionCheck | 'failed' }
  | { type: 'check everything' }
  | { type: 'stop' }
  | { type: 'retry'; key: CheckedKey }

const noProgress = { checkedCount: 0, total: 0 }

function reduceAttention(state: AttentionState, action: AttentionAction): AttentionState {
  const { checks, queue } = state
  switch (action.type) {
    case 'progress':
      return { ...state, progress: action.progress }
    case 'done': {
      const left = queue.filter((key) => key !== action.key)
      return {
        ...state,
        checks: { ...checks, [action.key]: action.check },
        queue: left,
        progress: noProgress,
        checkedAt: state.everything && !left.length ? Date.now() : state.checkedAt,
      }
    }
    case 'check everything':
      return { ...state, queue: checkedKeys, everything: true, checkedAt: undefined }
    case 'stop':
      // What was found stays; a collection that no check has finished is checked at the next visit.
      return { ...state, queue: [], everything: false, progress: noProgress }
    case 'retry':
      return {
        ...state,
        checks: { ...checks, [action.key]: undefined },
        queue: [...queue, action.key],
      }
  }
}

/** What is kept of the checks until something is written. */
interface Remembered {
  checks: Checks
  everything: boolean
  checkedAt?: number
}
const cacheName = 'needs attention'
const noChecks: Remembered = { checks: {}, everything: false }

function initialState(): AttentionState {
  const { checks, everything, checkedAt } = (freshResponse(cacheName) ?? noChecks) as Remembered
  const queue = checkedKeys.filter((key) => !checks[key] || checks[key] === 'failed')
  return { checks, queue, everything: everything && !queue.length, progress: noProgress, checkedAt }
}

/**
 * Checks the newest records of each collection once `panel` is in view, one collection after the other and once until
 * something is written, and everything when asked to; leaving the screen stops it.
 */
export function useAttention(panel: RefObject<Element | null>) {
  const [state, dispatch] = useReducer(reduceAttention, undefined, initialState)
  const isSeen = useSeen(panel)
  const { checks, queue, everything, progress, checkedAt } = state
  const current = isSeen || everything ? queue[0] : undefined

  useEffect(() => {
    beginRequest(cacheName)({ checks, everything, checkedAt })
  }, [checks, everything, checkedAt])

  useEffect(() => {
    if (!current) return
    const controller = new AbortController()
    const { signal } = controller
    checkCollection(current, everything, signal, (checkedCount, total) =>
      dispatch({ type: 'progress', progress: { checkedCount, total } }),
    ).then(
      (check) => dispatch({ type: 'done', key: current, check: check ?? 'failed' }),
      (error: unknown) => {
        if (!signal.aborted) throw error
      },
    )
    return () => controller.abort()
  }, [current, everything])

  return {
    done: checkedKeys.flatMap((screen): CheckedPart[] => {
      const check = checks[screen]
      return check && check !== 'failed' ? [{ screen, check }] : []
    }),
    failed: checkedKeys.filter((key) => checks[key] === 'failed'),
    /** The collection that is being checked; `progress` is how far that is. */
    current,
    progress,
    /** Whether something is to be checked, perhaps once the panel is in view. */
    isWaiting: queue.length > 0,
    isWholeCheck: everything && current !== undefined,
    checkedAt,
    checkEverything: () => dispatch({ type: 'check everything' }),
    stop: () => dispatch({ type: 'stop' }),
    retry: (key: CheckedKey) => dispatch({ type: 'retry', key }),
  }
}

/** Whether the element has been in the viewport. */
function useSeen(element: RefObject<Element | null>) {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !element.current) return
    const observer = new IntersectionObserver((entries) =>
      setSeen(entries.some((entry) => entry.isIntersecting)),
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isSeen])
  return isSeen
}
