import { useEffect, useReducer } from 'react'
import { beginRequest, cachedResponse } from '../../../api/response-cache'
import { checkCollection, type CollectionCheck } from './check-collection'
import { checkedKeys, type CheckedKey } from './find-problems'
import { reduceAttention, type Checks, type AttentionState } from './attention-state'

const cacheName = (key: CheckedKey) => `attention ${key}`

/** The cached results of this visit; collections without one are queued. */
function cachedState(): AttentionState {
  const checks: Checks = {}
  for (const key of checkedKeys)
    checks[key] = cachedResponse(cacheName(key)) as CollectionCheck | undefined
  return { checks, queue: checkedKeys.filter((key) => !checks[key]), checkedCount: 0 }
}

/** Checks the collections one after the other, each once a visit; leaving the screen aborts the request [DASH-3]. */
export function useAttention() {
  const [{ checks, queue, checkedCount }, dispatch] = useReducer(
    reduceAttention,
    undefined,
    cachedState,
  )
  const current = queue[0]

  useEffect(() => {
    if (!current) return
    const controller = new AbortController()
    const { signal } = controller
    const store = beginRequest(cacheName(current))
    checkCollection(current, signal, (checkedCount) =>
      dispatch({ type: 'progress', checkedCount }),
    ).then(
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
    /** The collection that is being checked; `checkedCount` is its progress in records. */
    current,
    checkedCount,
    recheck: (keys: readonly CheckedKey[]) => dispatch({ type: 'recheck', keys }),
  }
}
