import type { ChangeEvent, MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AnyRecord } from '../../resource'
import { useList } from '../list-context'

/** What a click in a row does: the value of `data-action` on the clicked element or on an ancestor. */
export type RowAction = 'select' | 'read' | 'link' | 'edit' | 'duplicate' | 'delete' | 'toggle'

/**
 * Rows by delegation (docs/decisions/0014): the table, or the list of cards, handles the events of all its rows. A row says
 * with `data-action` what a click does. A handler in each row would be a new function for each render, and the memoized
 * rows would render again.
 */
export function useRowEvents(onToggle?: (index: number) => void) {
  const { resource, list, selection, pane, openEdit, openDuplicate, openDelete } = useList()
  const navigate = useNavigate()

  function followLink(event: MouseEvent, anchor: HTMLElement, index: number) {
    const opensNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    const link = resource.links?.[Number(anchor.dataset.link)]
    if (opensNewTab || event.button !== 0 || !link) return
    event.preventDefault()
    const record = list.records[index]!
    void navigate(link.to(record), { state: link.state?.(resource, record) })
  }

  /** A press beside links and buttons does the row's first action [LIST-16]; one that ends a selection of text does nothing. */
  function openRecord(index: number, { id }: AnyRecord) {
    if (document.getSelection()?.isCollapsed === false) return
    if (resource.messagePane) pane.open(index)
    else if (resource.edit && id !== undefined) openEdit(index)
  }

  function onClick(event: MouseEvent) {
    const target = event.target as Element
    const index = rowIndex(target)
    const record = index === undefined ? undefined : list.records[index]
    // React events bubble through portals, so clicks in a row's video dialog arrive here; they are ignored.
    const actionElement = event.currentTarget.contains(target)
      ? target.closest<HTMLElement>('[data-action], a, button, input')
      : null
    if (index === undefined || !record) return
    if (!actionElement) {
      if (event.currentTarget.contains(target)) openRecord(index, record)
      return
    }
    const action = actionElement.dataset.action as RowAction | undefined
    if (action === 'select') selection.select([record], !selection.isSelected(record))
    else if (action === 'read') pane.open(index)
    else if (action === 'link') followLink(event, actionElement, index)
    else if (action === 'edit') openEdit(index)
    else if (action === 'duplicate') openDuplicate(index)
    else if (action === 'delete') openDelete([index], index)
    else if (action === 'toggle') onToggle?.(index)
  }

  function onChange({ target }: ChangeEvent<HTMLElement>) {
    const index = rowIndex(target)
    if (index !== undefined && target instanceof HTMLInputElement)
      selection.select([list.records[index]!], target.checked)
  }

  return { onClick, onChange }
}

/** The index of the row that contains an element. */
function rowIndex(element: Element) {
  const row = element.closest<HTMLElement>('[data-row]')
  return row ? Number(row.dataset.row) : undefined
}

/** React warns about `checked` without a handler; the change event bubbles to the table, which handles it. */
export const noop = () => undefined
