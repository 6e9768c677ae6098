import type { ComponentType } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { adminMessages } from '../../messages/admin-screens/admin'
import { lazyPreview, type PreviewProps } from '../form/preview/lazy-preview'
import type { LoadView } from '../form/preview/public-view'
import { useReadingPane } from '../pane/use-reading-pane'
import type { Resource } from '../resource'
import { onDemand, useOnDemand } from '../../ui/loading/on-demand'
import { ListAlert } from './list-alert'
import { ListBody } from './list-body'
import { ListContext } from './list-context'
import { loadListData, type ListData } from './list-data'
import { shouldReloadList, writeQuery } from './list-query'
import { ReadingPaneSlot } from './reading-pane-slot'
import { ListToolbar } from './toolbar/list-toolbar'
import { useAddressedDialog } from './dialogs/use-addressed-dialog'
import { useFocusAfterBack } from './use-focus-after-back'
import { useListNavigation } from './use-list-navigation'
import { useRecordDialogs } from './dialogs/use-record-dialogs'
import { useSelection } from './use-selection'
import './list-page.scss'

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
  const selection = useSelection(list.rows, query)
  const pane = useReadingPane(list.rows, query)
  const dialogs = useRecordDialogs(resource, list, selection, navigation)
  const { isDialogOpen, openAdd, openDuplicate, openEdit, openDelete, showAlert } = dialogs
  useFocusAfterBack()
  useAddressedDialog(resource, list, pane, dialogs, navigation.changeQuery)
  const code = useOnDemand(recordDialogs, isDialogOpen, dialogs.onLoadFailure)
  return (
    <ListContext
      value={{
        ...navigation,
        ...{ resource, list, selection, pane, isDialogOpen },
        ...{ openAdd, openDuplicate, openEdit, openDelete, showAlert },
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
