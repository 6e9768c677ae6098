import { startTransition, useEffect, useRef, useState, type ComponentType } from 'react'
import {
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  type LoaderFunctionArgs,
} from 'react-router-dom'
import type { Alert } from '../api/outcome'
import { words } from '../content/words'
import { Beside } from './beside'
import type { Doomed } from './delete-dialog'
import { ListAlert } from './list-alert'
import { ListBody } from './list-body'
import { ListHead } from './list-head'
import { changed, readQuery, writeQuery, type ListQuery } from './list-query'
import { loadListing, type Listing } from './listing'
import { useNextListing } from './next-listing'
import { lazyPreview, type Previewed } from './preview/lazy-preview'
import type { LoadView } from './preview/public-view'
import { useReading } from './reading'
import type { AnyRow, Resource } from './resource'
import { useSelection } from './selection'
import { useDialogs } from './use-dialogs'
import { add, remove, update, type Removal } from './writes'

/** The route of one collection: its loader, its screen, and how visitors will see its records. */
export const adminRoute = (resource: Resource, view?: LoadView) => {
  const Preview = view && lazyPreview(view)
  return {
    loader: (request: LoaderFunctionArgs) => loadListing(resource, request),
    Component: () => <AdminList resource={resource} Preview={Preview} />,
    handle: { head: () => ({ title: resource.title, area: words('office').admin }) },
  }
}

/** Which dialog is open; `index` is the place of the row that it was opened from. */
type Open =
  | { kind: 'add'; from?: AnyRow; index?: number }
  | { kind: 'edit'; row: AnyRow; index: number }
  | { kind: 'delete'; doomed: Doomed[]; index: number }

/** The screen of every collection (SPEC 2, Common admin list pattern). */
function AdminList({
  resource,
  Preview,
}: {
  resource: Resource
  Preview?: ComponentType<Previewed>
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
  const close = () => (prefilled ? void clearAddress() : setOpen(undefined))
  const dialogs = useDialogs(shown !== undefined, () => {
    close()
    setSaid({ tone: 'danger', message: words('office').formNotLoaded })
  })

  /** After the server has accepted, the list is read anew, then dialog and banner change together. */
  async function settle<Outcome extends Alert>(
    write: Promise<Outcome>,
    stays = false,
  ): Promise<Outcome> {
    const mine = shown
    const outcome = await write
    const accepted = outcome.tone === 'success'
    const isOpen = () => latest.current === mine
    if (accepted)
      await Promise.all([nextListing(), prefilled && isOpen() ? clearAddress() : reload()])
    // A dialog that stays says itself what came of it.
    if (stays && accepted && isOpen()) return outcome
    startTransition(() => {
      if (accepted && !prefilled && isOpen()) setOpen(undefined)
      // A refusal is shown in its dialog, or here when that was closed meanwhile.
      if (accepted || !isOpen()) setSaid(outcome)
    })
    return outcome
  }

  /** Refused or failed, some of many may be gone all the same (RULES, The back office). */
  async function settleRemoval(doomed: Doomed[]): Promise<Removal> {
    const outcome = await settle(
      remove(
        resource,
        doomed.map(({ row }) => row),
      ),
    )
    if (outcome.tone === 'danger' && !outcome.signIn && doomed.length > 1) await reload()
    return outcome
  }

  function askToDelete() {
    if (!selection.chosen.length)
      return setSaid({ tone: 'danger', message: words('office').selectFirst })
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
          onSave={(values, another) => settle(add(resource, values), another)}
          onClose={close}
          returnTo={() => placeOf(open?.index ?? 0)}
        />
      )}
      {dialogs && open?.kind === 'edit' && (
        <dialogs.RecordDialog
          {...{ resource, Preview }}
          row={open.row}
          onSave={(edits) => settle(update(resource, open.row, edits))}
          onClose={close}
          returnTo={() => placeOf(open.index)}
        />
      )}
      {dialogs && open?.kind === 'delete' && (
        <dialogs.DeleteDialog
          resource={resource}
          doomed={open.doomed}
          present={listing.failure ? undefined : rows}
          onDelete={settleRemoval}
          onClose={close}
          returnTo={() => placeOf(open.index)}
        />
      )}
    </>
  )
}

/** How the list moves to another part of itself: search replaces history, the rest pushes. */
function useParts(query: ListQuery) {
  const location = useLocation()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const revalidator = useRevalidator()
  const pending =
    navigation.location?.pathname === location.pathname ? navigation.location : undefined
  // A change on top of one that is still on its way keeps both.
  const wanted = pending ? readQuery(new URLSearchParams(pending.search)) : query
  return {
    reading: pending !== undefined || revalidator.state === 'loading',
    reload: () => revalidator.revalidate(),
    go: async (change: Partial<ListQuery>, replace = false, state?: { unasked: true }) =>
      navigate(writeQuery(changed(wanted, change)), {
        replace,
        preventScrollReset: replace,
        state,
      }),
  }
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
