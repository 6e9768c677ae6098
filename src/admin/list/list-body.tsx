import { Suspense, use, useLayoutEffect, useRef } from 'react'
import { adminMessages } from '../../messages/admin-screens/admin'
import { formatCount, dateText, today } from '../../messages/format'
import { phoneQuery, useMediaQuery } from '../../ui/use-media-query'
import { Pager } from '../../ui/pager'
import { withStatus } from '../../ui/loading/deferred'
import { useList } from './list-context'
import { CardSkeletons } from './list-skeleton'
import { pageSizes, writeQuery } from './list-query'
import { RecordTable } from './rows/record-table'
import { Plus, RotateCw } from 'lucide-react'
import type { Resource } from '../resource'
import { ListMessage } from './list-message'
import { useRetryFocus } from '../../ui/loading/use-retry-focus'
import { commonMessages } from '../../messages/common'

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
  const { query, records, first, total, pages, cap, failure } = list
  const isPhone = useMediaQuery(phoneQuery)
  const texts = adminMessages
  const Rows = isPhone ? RecordCards : RecordTable

  function clearSearch() {
    void changeQuery({ search: '' }, true)
    document.querySelector<HTMLElement>('main input[type="search"]')?.focus()
  }

  return (
    <div
      className={`position-relative ${records.length ? (isPhone ? 'list-cards' : 'card overflow-clip') : ''}`}
      aria-busy={isLoading}
      data-loading={isLoading ? '' : undefined}
    >
      {failure ? (
        <LoadFailedMessage
          label={resource.labels.plural}
          isRefused={failure.alert.isForbidden || failure.alert.isBusy}
          onRetry={reload}
        />
      ) : records.length ? (
        <>
          <p className="d-none d-print-block">{dateText(today())}</p>
          <Suspense fallback={<CardSkeletons count={records.length} />}>
            <Rows />
          </Suspense>
          <Pager
            page={query.page}
            pages={pages}
            size={query.size}
            sizes={pageSizes}
            rangeText={texts.pager.showing(
              formatCount(first),
              formatCount(first + records.length - 1),
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

/** The message of an empty list, or of a search without results. */
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
          <button type="button" className="btn btn-line mt-5" onClick={onAdd}>
            <Icon aria-hidden="true" />{' '}
            <span>{add.button?.label ?? texts.addFirst(labels.singular)}</span>
          </button>
        )
      )}
    </ListMessage>
  )
}

/** The message of a list that could not be loaded. Retry gets the focus, unless the person types a search. */
function LoadFailedMessage({
  label,
  isRefused,
  onRetry,
}: {
  label: string
  /** The server has refused the read, so that the connection is not what is wrong. */
  isRefused?: boolean
  onRetry: () => void
}) {
  const texts = adminMessages
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (!isSearching()) button.current?.focus()
  }, [])
  useRetryFocus(button)
  return (
    <ListMessage
      picture="admin-failing"
      title={texts.notLoaded(label)}
      text={isRefused ? '' : texts.nothingLost}
    >
      <button type="button" className="btn btn-primary mt-5" ref={button} onClick={onRetry}>
        <RotateCw aria-hidden="true" /> <span>{commonMessages().retry}</span>
      </button>
    </ListMessage>
  )
}

/** Whether the search box has the focus. */
const isSearching = () =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'search'
