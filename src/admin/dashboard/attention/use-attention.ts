import { useEffect, useReducer } from 'react'
import { beginRequest, cachedResponse } from '../../../api/response-cache'
import { checkCollection, type CollectionCheck } from './check-collection'
import { checkedKeys, type CheckedKey } from './find-problems'
import { reduceAttention, type Checks, type AttentionState } from './attention-state'

const cacheName = (key: CheckedKey) => `attention ${key}`

/** The results of this visit; a collection without one is still to be read. */
function knownState(): AttentionState {
  const checks: Checks = {}
  for (const key of checkedKeys)
    checks[key] = cachedResponse(cacheName(key)) as CollectionCheck | undefined
  return { checks, queue: checkedKeys.filter((key) => !checks[key]), looked: 0 }
}

/** Looks at the collections one after the other, each once a visit; leaving the screen aborts the reading [DASH-3]. */
export function useAttention() {
  const [{ checks, queue, looked }, dispatch] = useReducer(reduceAttention, undefined, knownState)
  const current = queue[0]

  useEffect(() => {
    if (!current) return
    const controller = new AbortController()
    const { signal } = controller
    const store = beginRequest(cacheName(current))
    checkCollection(current, signal, (looked) => dispatch({ type: 'progress', looked })).then(
      (check) => {
        if (check) store(check)
        dispatch({ type: 'done', key: current, check: check ?? 'failed' })
      },
      (error: unknown) => {
        if (!signal.aborted) throw error
      },
    )
    return () => controller.abort()
  }, [current])

  return {
    checks,
    /** The collection that is being read, and how many of its records have been. */
    current,
    looked,
    lookAgain: (keys: readonly CheckedKey[]) => dispatch({ type: 'again', keys }),
  }
}
