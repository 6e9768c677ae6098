import { lazy, Suspense } from 'react'
import { count } from '../../messages/format'
import { phone, useMedia } from '../../ui/media'
import { Pager } from '../../ui/pager'
import { useInGoes } from './in-goes'
import { sizes, writeQuery } from './list-query'
import type { Listing } from './list-data'
import { NoRecords, NotLoaded } from './list-states'
import { RecordTable } from './record-table'
import type { Resource } from '../resources/resource'
import type { Selection } from './use-selection'
import { adminMessages } from '../../messages/admin'

const bringCards = () => import('./record-cards')
// A desk does without them; a phone asks for them together with the records.
if (globalThis.matchMedia?.(phone).matches) void bringCards().catch(() => undefined)
const RecordCards = lazy(async () => ({ default: (await bringCards()).RecordCards }))

/** The rows with their pager, or what stands in their place. Old rows stay, faded, while others are read. */
export function ListBody({
  resource,
  listing,
  selection,
  reading,
  current,
  onAdd,
  onRead,
  onEdit,
  onDuplicate,
  onDelete,
  onSize,
  onClear,
  onRetry,
}: {
  resource: Resource
  listing: Listing
  selection: Selection
  reading: boolean
  /** The place of the row that is read beside the list. */
  current: number | undefined
  onAdd: () => void
  onRead: (index: number) => void
  onEdit: (index: number) => void
  onDuplicate: (index: number) => void
  onDelete: (index: number) => void
  onSize: (size: number) => void
  onClear: () => void
  onRetry: () => void
}) {
  const { query, rows, total, pages, failure } = listing
  const { lines, drawn } = useInGoes(listing)
  const small = useMedia(phone)
  const texts = adminMessages
  const Rows = small ? RecordCards : RecordTable
  return (
    <div
      className={rows.length ? (small ? 'list-cards' : 'sheet') : undefined}
      data-drawn={drawn}
      data-chosen={selection.chosen.length ? '' : undefined}
      aria-busy={reading}
      data-reading={reading ? '' : undefined}
    >
      {failure ? (
        <NotLoaded many={resource.labels[1]} onRetry={onRetry} />
      ) : rows.length ? (
        <>
          <Suspense fallback={<div aria-busy="true" />}>
            <Rows
              {...{
                resource,
                rows,
                lines,
                selection,
                current,
                onRead,
                onEdit,
                onDuplicate,
                onDelete,
              }}
            />
          </Suspense>
          <Pager
            page={query.page}
            pages={pages}
            size={query.size}
            sizes={sizes}
            showing={texts.pager.showing(
              count(lines[0]!.number),
              count(lines[0]!.number + rows.length - 1),
              count(total),
            )}
            words={texts.pager}
            href={(page) => writeQuery({ ...query, page })}
            onSize={onSize}
          />
        </>
      ) : (
        <NoRecords
          resource={resource}
          search={query.search}
          onAdd={onAdd}
          onClear={() => {
            onClear()
            document.querySelector<HTMLElement>('main input[type="search"]')?.focus()
          }}
        />
      )}
    </div>
  )
}
