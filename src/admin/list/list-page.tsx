import { type ComponentType, useState, useEffect, useRef } from 'react'
import {
  useLoaderData,
  type LoaderFunctionArgs,
  Link,
  useLocation,
  NavigationType,
  useNavigationType,
} from 'react-router-dom'
import { adminMessages } from '../../messages/admin-screens/admin'
import { lazyPreview, type PreviewProps, type LoadView } from '../form/preview/lazy-preview'
import { useReadingPane } from '../pane/use-reading-pane'
import type { Resource } from '../resource'
import { onDemand, useOnDemand, lazyPart } from '../../ui/loading/on-demand'
import { ListBody } from './list-body'
import { ListContext, useList } from './list-context'
import { loadListData, type ListData } from './list-data'
import { shouldReloadList, writeQuery } from './list-query'
import { ListToolbar } from './toolbar/list-toolbar'
import { useAddressedDialog } from './dialogs/use-addressed-dialog'
import { useListNavigation } from './use-list-navigation'
import { useRecordDialogs } from './dialogs/use-record-dialogs'
import { useSelection } from './use-selection'
import './list-page.scss'
import { signInPath } from '../../api/return-path'
import type { AlertContent } from '../../data/alert-content'
import { alertMessages } from '../../messages/alerts'
import { AlertRegion } from '../../ui/alert/alert'
import { phoneQuery, useMediaQuery } from '../../ui/use-media-query'

/** The dialogs of all lists, in one chunk that is loaded when the first dialog opens. */
const recordDialogs = onDemand(() => import('./dialogs/record-dialogs'))

/** The route of a resource: its loader, its list page and the page title. `view` loads the preview of its form. */
export const adminRoute = (resource: Resource, view?: LoadView) => {
  const Preview = view && lazyPreview(view)
  return {
    loader: (request: LoaderFunctionArgs) => loadListData(resource, request),
    shouldRevalidate: shouldReloadList,
    Component: () => <AdminList resource={resource} Preview={Preview} />,
    handle: { head: () => ({ title: resource.title, area: adminMessages.admin }) },
  }
}

/** The list page of every resource [LIST-1]. */
function AdminList({
  resource,
  Preview,
}: {
  resource: Resource
  Preview?: ComponentType<PreviewProps>
}) {
  const list = useLoaderData<ListData>()
  const query = writeQuery(list.query)
  const navigation = useListNavigation(list.query)
  const selection = useSelection(list.records, query)
  const pane = useReadingPane(list.records, query)
  const dialogs = useRecordDialogs(resource, list, selection, navigation)
  const { isDialogOpen, openAdd, openDuplicate, openEdit, openDelete, showAlert } = dialogs
  useFocusAfterBack()
  useAddressedDialog(resource, list, pane, dialogs, navigation.changeQuery)
  const code = useOnDemand(recordDialogs, isDialogOpen, dialogs.onLoadFailure)
  return (
    <ListContext
      value={{
        ...navigation,
        resource,
        list,
        selection,
        pane,
        isDialogOpen,
        openAdd,
        openDuplicate,
        openEdit,
        openDelete,
        showAlert,
      }}
    >
      <ListAlert alert={dialogs.alert} />
      <ListToolbar />
      <ListBody />
      <ReadingPaneSlot />
      {code && <code.RecordDialogs dialogs={dialogs} Preview={Preview} />}
    </ListContext>
  )
}

/** The alert above a list: the result of a write or a failed load. It closes after 5 s [ALERT-2], save a 403 with its link [REFUSAL-6]. */
function ListAlert({ alert }: { alert: AlertContent | undefined }) {
  const { list, selection, showAlert } = useList()
  const { pathname, search } = useLocation()
  const [closedFor, setClosedFor] = useState<ListData>()
  // The result of a write comes first, because reloading the list after it may fail.
  const failure = alert || closedFor === list ? undefined : list.failure
  // On a phone the bar with bulk actions lies at the foot; the alert then stands above it.
  const isRaised = selection.selected.length > 0
  const shown = alert ?? failure?.alert
  return (
    <AlertRegion
      className={`list-alert d-print-none ${isRaised ? 'list-alert-raised' : ''}`}
      alert={shown}
      messages={alertMessages()}
      staysOpen={shown?.isForbidden}
      onClose={() => (failure ? setClosedFor(list) : showAlert(undefined))}
    >
      {shown?.isForbidden && (
        <Link to={signInPath(pathname + search)}>{alertMessages().otherAccount}</Link>
      )}
      {failure?.note && <span className="d-block">{failure.note}</span>}
    </AlertRegion>
  )
}

const ReadingPane = lazyPart(async () => (await import('../pane/reading-pane')).ReadingPane)

/** The reading pane while a row is open in it. On a phone the row's card expands instead. */
function ReadingPaneSlot() {
  const { resource, list, pane, isDialogOpen, changeQuery, openEdit, openDelete } = useList()
  const isPhone = useMediaQuery(phoneQuery)
  const { messagePane } = resource
  const { records, query, pages, first, total, log } = list
  const { index } = pane
  if (!messagePane || isPhone || index === undefined) return null

  function turnPage(page: number, edge: 'first' | 'last') {
    pane.turnPage(writeQuery({ ...query, page }), edge)
    void changeQuery({ page }, true)
  }

  function close() {
    document.querySelector<HTMLElement>(`[data-row="${index}"] .row-link`)?.focus()
    pane.close()
  }

  const openPrevious =
    index > 0 ? () => pane.step(index - 1) : () => turnPage(query.page - 1, 'last')
  const openNext =
    index < records.length - 1
      ? () => pane.step(index + 1)
      : () => turnPage(query.page + 1, 'first')
  return (
    <ReadingPane
      resource={resource}
      fields={messagePane}
      record={records[index]!}
      number={first + index}
      total={total}
      log={log}
      focusRequest={pane.focusRequest}
      isDialogOpen={isDialogOpen}
      onPrevious={index > 0 || query.page > 1 ? openPrevious : undefined}
      onNext={index < records.length - 1 || query.page < pages ? openNext : undefined}
      onEdit={() => openEdit(index)}
      onDelete={() => openDelete([index], index)}
      onClose={close}
      onCovered={pane.close}
    />
  )
}

/** Moves the focus to the heading if Back has shown another page of the list without the focused row [A11Y-3]. */
function useFocusAfterBack() {
  const { key } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const initialKey = useRef<string | undefined>(key)
  useEffect(() => {
    if (key === initialKey.current) return
    // The first render is over: a later return to this history entry moves the focus as well.
    initialKey.current = undefined
    if (!isBack) return
    // A timer, because dialogs return the focus in a microtask.
    const timer = setTimeout(() => {
      const heading = document.querySelector<HTMLElement>('main h1')
      if (document.activeElement !== document.body || !heading) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [isBack, key])
}
