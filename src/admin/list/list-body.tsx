import { Suspense, use } from 'react'
import { adminMessages } from '../../messages/admin-screens/admin'
import { formatCount, dateText, today } from '../../messages/format'
import { phoneQuery, useMediaQuery } from '../../ui/use-media-query'
import { Pager } from '../../ui/pager'
import { withStatus } from '../../ui/loading/deferred'
import { useList } from './list-context'
import type { ListData } from './list-data'
import { CardSkeletons, MonthSkeleton } from './list-skeleton'
import { defaultPageSize, pageSizes, writeQuery } from './list-query'
import { RecordTable } from './rows/record-table'
import { Plus } from 'lucide-react'
import type { Resource } from '../resource'
import { ListMessage } from './list-message'
import { LoadFailed } from './load-failed'
import { lazyWithRetry, reportLoadFailure } from '../../ui/loading/lazy-with-retry'
import { focusIn } from '../../ui/focus'

let cards: Promise<typeof import('./rows/record-cards')> | undefined
const loadCards = () => (cards ??= withStatus(import('./rows/record-cards')))
// Only phones show cards, so only they load them, at the same time as the records. After a failure the list tries again.
if (globalThis.matchMedia?.(phoneQuery).matches) loadCards().catch(() => (cards = undefined))

/** The body of a list that is shown as a month. */
export const MonthView = lazyWithRetry(async () => (await import('./month/month-view')).MonthView)

/** Not `lazy`, which shows its fallback once even if the code is there. */
function RecordCards() {
  const { RecordCards } = use(loadCards())
  return <RecordCards />
}

/** The rows with their pager, or a message. While other rows load, the old ones are shown faded. */
export function ListBody() {
  const { resource, list, isLoading, changeQuery, reload, openDialog } = useList()
  const { query, records, first, total, pages, cap, failure } = list
  const isMonth = query.month !== undefined && !failure
  const isPhone = useMediaQuery(phoneQuery)
  const texts = adminMessages
  const Rows = isPhone ? RecordCards : RecordTable

  function clearSearch() {
    void changeQuery({ search: '' }, true)
    focusIn(document, 'main input[type="search"]')
  }

  const pager = (rangeText: string) => (
    <Pager
      page={query.page}
      pages={pages}
      size={query.size}
      sizes={pageSizes}
      rangeText={rangeText}
      note={cap === undefined ? undefined : texts.pager.capped(formatCount(cap))}
      messages={texts.pager}
      href={(page) => writeQuery({ ...query, page })}
      onSize={(size) => void changeQuery({ size })}
    />
  )

  return (
    <div
      className={`position-relative ${isMonth || (records.length && !isPhone) ? 'card overflow-clip' : records.length ? 'list-cards' : ''}`}
      aria-busy={isLoading}
      data-loading={isLoading ? '' : undefined}
    >
      {failure ? (
        <>
          <LoadFailed failure={failure} label={resource.labels.plural} onRetry={reload} />
          {failure.isRefused && (query.page > 1 || query.size > defaultPageSize) && pager('')}
        </>
      ) : isMonth ? (
        <MonthView
          placeholder={<MonthSkeleton />}
          onLoadFailure={() => {
            reportLoadFailure()
            void changeQuery({ month: undefined }, true)
          }}
        />
      ) : records.length ? (
        <>
          <p className="d-none d-print-block">{dateText(today())}</p>
          <Suspense fallback={<CardSkeletons count={records.length} />}>
            <Rows />
          </Suspense>
          {pager(
            texts.pager.showing(
              formatCount(first),
              formatCount(first + records.length - 1),
              formatCount(total),
            ),
          )}
        </>
      ) : (
        <NoRowsMessage
          resource={resource}
          search={query.search}
          onAdd={() => openDialog({ kind: 'add' })}
          onClear={clearSearch}
        />
      )}
    </div>
  )
}

/** Whether the list offers to add the first record, which then is the main act of the screen. */
export const showsAddFirst = ({ records, failure, query }: ListData) =>
  !records.length && !failure && !query.search && !query.month

function NoRowsMessage({
  resource: { labels, search: searchField, empty, add },
  search,
  onAdd,
  onClear,
}: {
  resource: Resource
  search: string
  onAdd: () => void
  onClear: () => void
}) {
  const texts = adminMessages
  const Icon = add?.button?.icon ?? Plus
  return (
    <ListMessage
      picture="admin-empty"
      title={texts.noRecords}
      text={search ? texts.nothingFound(search, searchField.fields) : empty}
    >
      {search ? (
        <button type="button" className="btn btn-line mt-5" onClick={onClear}>
          {texts.clearSearch}
        </button>
      ) : (
        add && (
          <button type="button" className="btn btn-primary mt-5" onClick={onAdd}>
            <Icon aria-hidden="true" />{' '}
            <span>{add.button?.label ?? texts.addFirst(labels.singular)}</span>
          </button>
        )
      )}
    </ListMessage>
  )
}
