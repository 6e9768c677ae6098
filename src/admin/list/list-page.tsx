import {
  type ComponentType,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  useLoaderData,
  type LoaderFunctionArgs,
  useLocation,
  NavigationType,
  useNavigationType,
} from 'react-router-dom'
import { adminMessages } from '../../messages/admin-screens/admin'
import { lazyPreview, type PreviewProps, type LoadView } from '../form/preview/lazy-preview'
import { MailLogContext } from '../pane/mail-log'
import { OpenAnswer } from './open-answer'
import { useReadingPane } from '../pane/use-reading-pane'
import type { Resource } from '../resource'
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry'
import { ListBody, MonthView } from './list-body'
import { ListContext, useList } from './list-context'
import { loadListData, showsMonth, type ListData } from './list-data'
import { readQuery, shouldReloadList, writeQuery } from './list-query'
import { ListToolbar } from './toolbar/list-toolbar'
import { useAddressedDialog } from './dialogs/use-addressed-dialog'
import { useListNavigation, type ListNavigation } from './use-list-navigation'
import { useRecordDialogs } from './dialogs/use-record-dialogs'
import { ReadingPaneSlot } from './reading-pane-slot'
import { useSelection } from './use-selection'
import { useShownColumns } from './columns/use-shown-columns'
import './list-page.scss'
import { needsOtherSignIn } from '../form/write-alert'
import { OtherAccountLink } from './load-failed'
import type { AlertContent } from '../../ui/alert/alert-message'
import { alertMessages } from '../../messages/alerts'
import { AlertRegion } from '../../ui/alert/alert'
import { noMonthQuery, useMediaQuery } from '../../ui/use-media-query'
import { focusHeading, isFocusLost } from '../../ui/focus'

const RecordDialogs = lazyWithRetry(
  async () => (await import('./dialogs/record-dialogs')).RecordDialogs,
)

/** The route of a resource: its loader, its list page and the page title. `view` loads the preview of its form. */
export const adminRoute = (resource: Resource, view?: LoadView) => {
  const Preview = view && lazyPreview(view)
  return {
    loader: (args: LoaderFunctionArgs) => {
      const { month } = readQuery(new URL(args.request.url).searchParams)
      if (showsMonth(resource, month)) MonthView.preload()
      return loadListData(resource, args)
    },
    shouldRevalidate: shouldReloadList,
    Component: () => <AdminList resource={resource} Preview={Preview} />,
    handle: { head: () => ({ title: resource.title, area: adminMessages.admin }) },
  }
}

function AdminList({
  resource,
  Preview,
}: {
  resource: Resource
  Preview?: ComponentType<PreviewProps>
}) {
  const navigation = useListNavigation()
  const dialogs = useRecordDialogs(resource, useLoaderData<ListData>(), navigation)
  const { list, keptRecord, isDialogOpen, openDialog, showAlert } = dialogs
  const queryString = writeQuery(list.query)
  const selection = useSelection(list.records, queryString)
  const pane = useReadingPane(list.records, queryString)
  const columns = useShownColumns(resource)
  const [mailLog] = useState(() => resource.messagePane?.log?.())
  useFocusAfterBack()
  useViewOfWindow(resource, list, navigation)
  useAddressedDialog(resource, list, pane, dialogs, navigation.changeQuery)
  return (
    <ListContext
      value={{
        ...navigation,
        resource,
        list,
        keptRecord,
        selection,
        columns,
        pane,
        openDialog,
        showAlert,
      }}
    >
      <ListAlert alert={dialogs.alert} />
      <ListToolbar />
      <MailLogContext value={mailLog}>
        <ListBody />
        <ReadingPaneSlot />
        <OpenAnswer />
      </MailLogContext>
      {isDialogOpen && (
        <RecordDialogs dialogs={dialogs} Preview={Preview} onLoadFailure={dialogs.onLoadFailure} />
      )}
    </ListContext>
  )
}

/** Loads the other view when the window becomes too narrow for a month, or wide enough again. */
function useViewOfWindow(
  resource: Resource,
  { query }: ListData,
  { month, reload }: ListNavigation,
) {
  const isNarrow = useMediaQuery(noMonthQuery)
  const reloadIfOther = useEffectEvent(() => {
    if (showsMonth(resource, month) !== (query.month !== undefined)) void reload()
  })
  useEffect(() => reloadIfOther(), [isNarrow])
}

/** The alert above a list: the result of a write. It closes after 5 s, except a 403 with its link. */
function ListAlert({ alert }: { alert: AlertContent | undefined }) {
  const { list, selection, showAlert } = useList()
  // On a phone the bar with bulk actions lies at the foot; the alert then stands above it.
  const isRaised = selection.selected.length > 0
  const container = useRef<HTMLDivElement>(null)
  usePagerInset(container, alert, list)
  return (
    <AlertRegion
      ref={container}
      className={`list-alert position-fixed d-print-none ${isRaised ? 'list-alert-raised' : ''}`}
      alert={alert}
      messages={alertMessages()}
      staysOpen={needsOtherSignIn(alert)}
      onClose={() => showAlert(undefined)}
    >
      {needsOtherSignIn(alert) && <OtherAccountLink />}
    </AlertRegion>
  )
}

/**
 * Lets the alert stand above a pager that is at the foot of the window, as `--pager-inset` in pixels. Rows that were
 * added or deleted move the pager.
 */
function usePagerInset(
  container: RefObject<HTMLDivElement | null>,
  alert: object | undefined,
  list: ListData,
) {
  useLayoutEffect(() => {
    if (!alert) return
    const measure = () => {
      const { style, offsetHeight } = container.current!
      const pager = document.querySelector('main .pager')?.getBoundingClientRect()
      const covers = pager && pager.bottom > innerHeight - offsetHeight - raisedBy
      style.setProperty(
        '--pager-inset',
        `${covers ? Math.max(0, innerHeight - pager.top) + 8 : 0}px`,
      )
    }
    measure()
    for (const type of ['scroll', 'resize']) addEventListener(type, measure)
    return () => {
      for (const type of ['scroll', 'resize']) removeEventListener(type, measure)
    }
  }, [container, alert, list])
}

/** How high the alert stands at most, above the bar of a phone's selection. */
const raisedBy = 96

/** Moves the focus to the heading if Back has shown another page of the list without the focused row. */
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
      if (isFocusLost()) focusHeading()
    })
    return () => clearTimeout(timer)
  }, [isBack, key])
}
