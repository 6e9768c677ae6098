import { Suspense, use } from 'react'
import { adminMessages } from '../../messages/admin-screens/admin'
import { formatCount, dateText, today } from '../../messages/format'
import { phoneQuery, useMediaQuery } from '../../ui/use-media-query'
import { Pager } from '../../ui/pager'
import { withStatus } from '../../ui/loading/deferred'
import { useList } from './list-context'
import { CardSkeletons } from './list-skeleton'
import { pageSizes, writeQuery } from './list-query'
import { LoadFailedMessage } from './load-failed-message'
import { NoRowsMessage } from './no-rows-message'
import { RecordTable } from './rows/record-table'

let cards: Promise<typeof import('./rows/record-cards')> | undefined
const loadCards = () => (cards ??= withStatus(import('./rows/record-cards')))
// Only phones show cards, so only they load them, at the same time as the records. After a failure the list tries again.
if (globalThis.matchMedia?.(phoneQuery).matches) loadCards().catch(() => (cards = undefined))

/** Not `lazy`, which shows its fallback once even if the code is there. */
function RecordCards() {
  const { RecordCards } = use(loadCards())
  return <RecordCards />
}

/** The rows with their pager, or a message. While other rows load, the old ones are shown faded. */
export function ListBody() {
  const { resource, list, isLoading, changeQuery, reload, openAdd } = useList()
  const { query, rows, first, total, pages, cap, failure } = list
  const isPhone = useMediaQuery(phoneQuery)
  const texts = adminMessages
  const Rows = isPhone ? RecordCards : RecordTable

  function clearSearch() {
    void changeQuery({ search: '' }, true)
    document.querySelector<HTMLElement>('main input[type="search"]')?.focus()
  }

  return (
    <div
      className={`position-relative ${rows.length ? (isPhone ? 'list-cards' : 'card overflow-clip') : ''}`}
      aria-busy={isLoading}
      data-loading={isLoading ? '' : undefined}
    >
      {failure ? (
        <LoadFailedMessage
          noun={resource.labels[1]}
          isRefused={failure.alert.isForbidden || failure.alert.isBusy}
          onRetry={reload}
        />
      ) : rows.length ? (
        <>
          <p className="d-none d-print-block">{dateText(today())}</p>
          <Suspense fallback={<CardSkeletons count={rows.length} />}>
            <Rows />
          </Suspense>
          <Pager
            page={query.page}
            pages={pages}
            size={query.size}
            sizes={pageSizes}
            rangeText={texts.pager.showing(
              formatCount(first),
              formatCount(first + rows.length - 1),
              formatCount(total),
            )}
            note={cap === undefined ? undefined : texts.pager.capped(formatCount(cap))}
            messages={texts.pager}
            href={(page) => writeQuery({ ...query, page })}
            onSize={(size) => void changeQuery({ size })}
          />
        </>
      ) : (
        <NoRowsMessage
          resource={resource}
          search={query.search}
          onAdd={openAdd}
          onClear={clearSearch}
        />
      )}
    </div>
  )
}
