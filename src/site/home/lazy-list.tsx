import { useState, type ReactNode } from 'react'
import type { PageQuery } from '../../api/collection'
import type { ListPath, Row } from '../../api/contract'
import { InViewport } from '../../ui/loading/in-viewport'
import { StaleDataRetry } from '../public-list/stale-data-notice'
import { cachedList, loadCachedList, type FailureReason } from '../public-list/cached-request'
import type { Elements } from '../../ui/elements'

/** Takes that a section has nothing to show: its list is empty, or could not be loaded for a reason. */
export type OnEmpty = (reason?: FailureReason) => void

/** The list of a section: loaded when the section comes near the window, and shown at once if it is cached. */
export function LazyList<P extends ListPath>({
  path,
  query,
  onEmpty,
  fallback,
  children,
}: {
  path: P
  query?: PageQuery
  onEmpty: OnEmpty
  fallback: ReactNode
  children: (rows: Row<P>[]) => Elements
}) {
  const [attempt, setAttempt] = useState(0)
  const cached = cachedList(path, query)?.rows
  return (
    <InViewport
      key={attempt}
      load={() => loadCachedList(path, query)}
      // A cached empty list is not shown, because the new result decides whether the section is removed.
      cached={cached?.length ? { value: cached, stale: false } : undefined}
      onLoad={({ value, reason }) => value.length || onEmpty(reason)}
      fallback={fallback}
    >
      {({ value, stale }) => (
        <>
          {children(value)}
          {stale && <StaleDataRetry retry={() => setAttempt(attempt + 1)} />}
        </>
      )}
    </InViewport>
  )
}
