import { useState, type ReactNode } from 'react'
import type { PageQuery } from '../../api/collection'
import type { ListPath, Row } from '../../api/contract'
import { WhenNear } from '../../ui/loading/when-near'
import { focusMain } from '../../ui/notice-bar'
import { FailedList, type PublicListName } from '../public-list/failed-list'
import { StaleDataRetry } from '../public-list/stale-data-notice'
import { cachedList, loadCachedList } from '../public-list/cached-request'
import type { Elements } from '../../ui/elements'

/** The list of a section: loaded when the section comes near the window, and shown at once if it is cached [COURSE-4]. */
export function NearList<P extends ListPath>({
  path,
  query,
  list,
  onEmpty,
  fallback,
  children,
}: {
  path: P
  query?: PageQuery
  /** Names the list in the message of a failure. */
  list: PublicListName
  onEmpty: () => void
  fallback: ReactNode
  children: (rows: Row<P>[]) => Elements
}) {
  const [attempt, setAttempt] = useState(0)
  const cached = cachedList(path, query)?.rows
  const retry = () => setAttempt(attempt + 1)
  return (
    <WhenNear
      key={attempt}
      load={() => loadCachedList(path, query)}
      // A cached empty list is not shown, because the new result decides whether the section is removed.
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
