import { useState, type ReactNode } from 'react'
import type { PageQuery } from '../../api/collection'
import type { Listed, Row } from '../../api/contract'
import { WhenNear } from '../../ui/when-near'
import { focusMain } from '../../ui/notice-bar'
import { FailedList, type PublicListName } from '../public-list/failed-list'
import { StaleDataRetry } from '../public-list/stale-data-notice'
import { cachedList, loadCachedList } from '../public-list/cached-request'

/** The list of a section: loaded when the section comes near the window, and shown at once if it is cached [COURSE-4]. */
export function NearList<P extends Listed>({
  path,
  query,
  list,
  onEmpty,
  fallback,
  children,
}: {
  path: P
  query?: PageQuery
  /** What the list is called when it cannot be loaded. */
  list: PublicListName
  onEmpty: () => void
  fallback: ReactNode
  children: (rows: Row<P>[]) => ReactNode
}) {
  const [attempt, setAttempt] = useState(0)
  const cached = cachedList(path, query)
  const retry = () => setAttempt(attempt + 1)
  return (
    <WhenNear
      key={attempt}
      load={() => loadCachedList(path, query)}
      // Not an empty one: whether to remove the section is decided by the new result.
      cached={cached?.length ? { value: cached, stale: false } : undefined}
      onLoad={({ value, reason }) => value.length || reason || onEmpty()}
      fallback={fallback}
    >
      {({ value, stale, reason }) =>
        reason ? (
          <FailedList
            list={list}
            level="h3"
            failure={{
              reason,
              retry: () => {
                retry()
                focusMain()
              },
            }}
          />
        ) : (
          <>
            {children(value)}
            {stale && <StaleDataRetry retry={retry} />}
          </>
        )
      }
    </WhenNear>
  )
}
