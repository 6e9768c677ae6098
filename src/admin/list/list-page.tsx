import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom'
import type { Alert } from '../../api/outcome'
import { Beside } from '../pane/reading-pane-slot'
import type { RecordToDelete } from '../form/delete-dialog'
import { ListAlert } from './list-alert'
import { ListBody } from './list-body'
import { ListHead } from './list-toolbar'
import { isOtherPart, writeQuery } from './list-query'
import { loadListing, type Listing } from './list-data'
import { useNextListing } from './use-after-next-commit'
import { lazyPreview, type PreviewProps } from '../form/preview/lazy-preview'
import type { LoadView } from '../form/preview/public-view'
import { useReading } from '../pane/use-reading-pane'
import type { AnyRow, Resource } from '../resources/resource'
import { useSelection } from './use-selection'
import { useDialogs } from './use-dialogs'
import { useParts } from './use-list-navigation'
import type { DeleteOutcome } from '../form/writes'
import { adminMessages } from '../../messages/admin'

/** The route of one collection: its loader, its screen, and how visitors will see its records. */
export const adminRoute = (resource: Resource, view?: LoadView) => {
  const Preview = view && lazyPreview(view)
  return {
    loader: (request: LoaderFunctionArgs) => loadListing(resource, request),
    shouldRevalidate: isOtherPart,
    Component: () => <AdminList resource={resource} Preview={Preview} />,
    handle: { head: () => ({ title: resource.title, area: adminMessages.admin }) },
  }
}

/** Which dialog is open; `index` is the place of the row that it was opened from. */
type Open =
  | { kind: 'add'; from?: AnyRow; index?: number }
  | { kind: 'edit'; row: AnyRow; index: number }
  | { kind: 'delete'; doomed: RecordToDelete[]; index: number }

/** The screen of every collection [LIST-1]. */
function AdminList({
  resource,
  Preview,
}: {
  resource: Resource
  Preview?: ComponentType<PreviewProps>
}) {
  const listing = useLoaderData<Listing>()
  const { query, rows } = listing
  const { go, reading, reload } = useParts(query)
  const nextListing = useNextListing(listing)
  const selection = useSelection(rows, writeQuery(query))
  const [open, setOpen] = useState<Open>()
  const [said, setSaid] = useState<Alert>()
  const beside = useReading(rows, writeQuery(query))
  const { search, ...location } = useLocation()
  const prefilled = open
    ? undefined
    : resource.add?.prefill?.(new URLSearchParams(search), location.state)
  const shown = open ?? (prefilled && search)
  const latest = useRef(shown)
  const mayBeStale = useRef(false)
  useEffect(() => {
    latest.current = shown
  })

  const first = (query.page - 1) * query.size + 1
  const doomedAt = (index: number) => ({ row: rows[index]!, number: first + index })
  const ways = {
    onEdit: (index: number) => setOpen({ kind: 'edit', row: rows[index]!, index }),
    onDuplicate: (index: number) => setOpen({ kind: 'add', from: rows[index], index }),
    onDelete: (index: number) => setOpen({ kind: 'delete', doomed: [doomedAt(index)], index }),
  }
  /** What opened the form by itself leaves the address, and with it the form goes. */
  const clearAddress = () => go({ page: query.page }, true, { unasked: true })
  const hideDialog = async () => (prefilled ? clearAddress() : setOpen(undefined))
  async function close() {
    await hideDialog()
    if (mayBeStale.current) await readAgain()
  }
  const dialogs = useDialogs(shown !== undefined, () => {
    void close()
    setSaid({ tone: 'danger', message: adminMessages.formNotLoaded })
  })

  /** Reads the list again; where that removes the focused row, the focus goes to the row in its place. */
  async function readAgain(index = 0) {
    mayBeStale.current = false
    await Promise.all([nextListing(), reload()])
    if (document.activeElement === document.body) placeOf(index)?.focus()
  }

  /** Shows what came of a write as soon as the server has answered; the list is read again after that. */
  async function settle<Outcome extends Alert>(
    write: Promise<Outcome>,
    stays = false,
  ): Promise<Outcome> {
    const mine = shown
    const outcome = await write
    const accepted = outcome.tone === 'success'
    const isOpen = latest.current === mine
    // With "add another" the dialog stays open and shows the result itself; a refusal is shown in its dialog too.
    if (!isOpen || (accepted && !stays)) setSaid(outcome)
    if (isOpen && accepted && !stays) await hideDialog()
    if (accepted || (!isOpen && outcome.mayHaveArrived)) void readAgain(open?.index)
    else mayBeStale.current ||= outcome.mayHaveArrived === true
    return outcome
  }

  /** Refused or failed, some of many may be gone all the same [DELETE-3]. */
  async function settleRemoval(doomed: RecordToDelete[]): Promise<DeleteOutcome> {
    const outcome = await settle(
      dialogs!.remove(
        resource,
        doomed.map(({ row }) => row),
      ),
    )
    if (outcome.tone === 'success')
      selection.choose(
        doomed.map(({ row }) => row),
        false,
      )
    else if (!outcome.signIn && !outcome.mayHaveArrived && doomed.length > 1) await reload()
    return outcome
  }

  function askToDelete() {
    if (!selection.chosen.length)
      return setSaid({ tone: 'danger', message: adminMessages.selectFirst })
    const chosen = rows.flatMap((row, index) => (selection.isChosen(row) ? [index] : []))
    setOpen({ kind: 'delete', doomed: chosen.map(doomedAt), index: 0 })
  }

  return (
    <>
      <ListAlert
        said={said}
        listing={listing}
        raised={selection.chosen.length > 0}
        onClose={() => setSaid(undefined)}
      />
      <ListHead
        {...{ resource, listing, selection }}
        onAdd={() => setOpen({ kind: 'add' })}
        onSearch={(search) => void go({ search }, true)}
        onDuplicate={() => ways.onDuplicate(rows.findIndex(selection.isChosen))}
        onDelete={askToDelete}
        onSaid={setSaid}
      />
      <ListBody
        {...{ resource, listing, selection, reading, ...ways }}
        current={beside.index}
        onAdd={() => setOpen({ kind: 'add' })}
        onRead={beside.open}
        onSize={(size) => void go({ size })}
        onClear={() => void go({ search: '' }, true)}
        onRetry={reload}
      />
      <Beside {...{ resource, listing, ...ways }} reading={beside} covered={shown !== undefined} />
      {dialogs && (open?.kind === 'add' || prefilled) && (
        <dialogs.RecordDialog
          key={search}
          {...{ resource, Preview }}
          prefilled={prefilled}
          copied={open?.kind === 'add' ? open.from : undefined}
          onSave={(values, another) => settle(dialogs.add(resource, values), another)}
          onClose={() => void close()}
          returnTo={() => placeOf(open?.index ?? 0)}
        />
      )}
      {dialogs && open?.kind === 'edit' && (
        <dialogs.RecordDialog
          {...{ resource, Preview }}
          row={open.row}
          onSave={(edits) => settle(dialogs.update(resource, open.row, edits))}
          onClose={() => void close()}
          returnTo={() => placeOf(open.index)}
        />
      )}
      {dialogs && open?.kind === 'delete' && (
        <dialogs.DeleteDialog
          resource={resource}
          records={open.doomed}
          present={listing.failure ? undefined : rows}
          onDelete={settleRemoval}
          onClose={() => void close()}
          returnTo={() => placeOf(open.index)}
        />
      )}
    </>
  )
}

/** Where the focus goes when what opened a dialog is gone: the row in its place, else the heading. */
function placeOf(index: number): HTMLElement | null {
  const rows = document.querySelectorAll('[data-row]')
  const row = rows[Math.min(index, rows.length - 1)]
  return (
    row?.querySelector<HTMLElement>('.cell-actions button:last-of-type, .record-toggle') ??
    document.querySelector('main h1')
  )
}
