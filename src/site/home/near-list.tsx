import { useState, type ReactNode } from 'react'
import type { PageQuery } from '../../api/collection'
import type { Listed, Row } from '../../api/contract'
import { WhenNear } from '../../ui/when-near'
import { StaleDataRetry } from '../public-list/stale-data-notice'
import { cachedList, loadCachedList } from '../public-list/cached-request'

/** The list of a section: loaded when the section comes near the window, and shown at once if it is cached. */
export function NearList<P extends Listed>({
  path,
  query,
  onEmpty,
  fallback,
  children,
}: {
  path: P
  query?: PageQuery
  onEmpty: () => void
  fallback: ReactNode
  children: (rows: Row<P>[]) => ReactNode
}) {
  const [attempt, setAttempt] = useState(0)
  const cached = cachedList(path, query)
  return (
    <WhenNear
      key={attempt}
      read={() => loadCachedList(path, query)}
      // Not an empty one: whether to remove the section is decided by the new result.
      known={cached?.length ? { value: cached, stale: false } : undefined}
      onRead={({ value }) => value.length || onEmpty()}
      waiting={fallback}
    >
      {({ value, stale }) => (
        <>
          {children(value)}
          {stale && <StaleDataRetry retry={() => setAttempt(attempt + 1)} />}
        </>
      )}
    </WhenNear>
  )
}
