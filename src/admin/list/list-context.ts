import { createContext, use } from 'react'
import type { AlertContent } from '../../ui/alert/alert-message'
import type { ReadingPaneState } from '../pane/use-reading-pane'
import type { AnyRecord, Resource } from '../resource'
import type { DialogRequest } from './dialogs/dialog-reducer'
import type { ListData } from './list-data'
import type { ListNavigation } from './use-list-navigation'
import type { ShownColumns } from './columns/use-shown-columns'
import type { Selection } from './use-selection'

/** What the parts of a list page share. Every `index` is a position in `list.records`. */
export interface ListContextValue extends ListNavigation {
  resource: Resource
  list: ListData
  /** A saved row that no longer matches the search. */
  keptRecord: AnyRecord | undefined
  selection: Selection
  columns: ShownColumns
  pane: ReadingPaneState
  openDialog: (request: DialogRequest) => void
  /** Shows an alert above the list, or removes it. */
  showAlert: (alert: AlertContent | undefined) => void
}

/** What the list page gives to its parts; read it with `useList`. */
export const ListContext = createContext<ListContextValue | undefined>(undefined)

/** The list page that a component belongs to. Only components of a list page may call it. */
export const useList = () => use(ListContext)!
