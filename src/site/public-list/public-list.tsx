import { Suspense, use, useDeferredValue, useState } from 'react'
import { commonMessages } from '../../messages/common'
import { formatCount } from '../../messages/format'
import { fulfilled, useHydrated } from '../../ui/loading/deferred'
import { focusMain } from '../../ui/notice-bar'
import { StaleDataRetry } from './stale-data-notice'
import type { CachedRequest, CachedResult, FailureReason } from './cached-request'
import type { Elements } from '../../ui/elements'

/** A request that failed while nothing is cached. */
export interface RequestFailure {
  reason: FailureReason
  retry: () => void
}

/**
 * Shows a list that a loader has requested: at once from the cache, else `fallback` until it is loaded. Cached rows
 * stay visible during the request and after it has failed.
 */
export function PublicList<T>({
  request: initialRequest,
  fallback,
  children,
}: {
  request: CachedRequest<T>
  fallback: Elements
  /** `failure` is present when the request failed and nothing is cached. */
  children: (value: T, failure?: RequestFailure, total?: number) => Elements
}) {
  const [request, setRequest] = useState(initialRequest)
  const [lastRequest, setLastRequest] = useState(initialRequest)
  if (initialRequest !== lastRequest) {
    // The loader has run again, because a day has passed.
    setLastRequest(initialRequest)
    setRequest(initialRequest)
  }
  const [attempt, setAttempt] = useState(0)
  const retry = () => setRequest(request.retry())
  // As in `Deferred`: the prerender and its hydration show the placeholder.
  if (!useHydrated()) return fallback
  return (
    <Suspense key={attempt} fallback={fallback}>
      <LatestResult
        request={request}
        retry={retry}
        // There are no rows to keep, so a new key makes Suspense show the placeholder.
        reset={() => {
          retry()
          setAttempt(attempt + 1)
          focusMain()
        }}
      >
        {children}
      </LatestResult>
    </Suspense>
  )
}

function LatestResult<T>({
  request: { cached, cachedTotal, promise },
  retry,
  reset,
  children,
}: {
  request: CachedRequest<T>
  retry: () => void
  reset: () => void
  children: (value: T, failure?: RequestFailure, total?: number) => Elements
}) {
  const [initial] = useState(() =>
    cached === undefined
      ? undefined
      : fulfilled<CachedResult<T>>({ value: cached, total: cachedTotal, stale: false }),
  )
  // Deferred, so that React shows the old rows instead of the placeholder until the new result is there.
  const latest = useDeferredValue(promise, initial)
  const { value, total, stale, reason } = use(latest)
  return (
    <>
      {children(value, reason && { reason, retry: reset }, total)}
      {stale && latest === promise && <StaleDataRetry retry={retry} />}
    </>
  )
}

/** "210 of 5,000 shown" below a list that is longer than what is read of it; nothing below a complete one. */
export function ShownOfTotal({ count, total }: { count: number; total: number | undefined }) {
  if (total === undefined) return null
  return (
    <p className="mt-6 mb-0 text-center text-body-secondary" role="status">
      {commonMessages().shownOf(formatCount(count), formatCount(total))}
    </p>
  )
}
