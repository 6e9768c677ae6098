import type { ChangeEvent, MouseEvent } from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import { displayText } from '../../../lib/to-text'
import { isPastDay, today } from '../../../messages/format'
import type { AnyRecord, Resource } from '../../resource'
import { useList } from '../list-context'

/** What a click in a row does: the value of `data-action` on the clicked element or on an ancestor. */
export type RowAction = 'select' | 'read' | 'link' | 'edit' | 'duplicate' | 'delete' | 'toggle'

/**
 * Rows by delegation (docs/decisions/0014): the table, or the list of cards, handles the events of all its rows. A row says
 * with `data-action` what a click does. A handler in each row would be a new function for each render, and the memoized
 * rows would render again.
 */
export function useRowEvents(onToggle?: (index: number) => void) {
  const { resource, list, selection, pane, openDialog } = useList()
  const navigate = useNavigate()

  function followLink(event: MouseEvent, anchor: HTMLElement, record: AnyRecord) {
    const link = resource.links?.[Number(anchor.dataset.link)]
    if (opensNewTab(event) || !link) return
    event.preventDefault()
    void navigate(link.to(record), { state: link.state?.(resource, record) })
  }

  /** A press beside links and buttons does the row's first action; one that ends a selection of text does nothing. */
  function openRecord(index: number, record: AnyRecord) {
    if (document.getSelection()?.isCollapsed === false) return
    if (resource.messagePane) pane.open(index)
    else if (resource.edit && record.id !== undefined) openDialog({ kind: 'edit', record })
  }

  function onClick(event: MouseEvent) {
    const target = event.target as Element
    const index = rowIndex(target) ?? -1
    const record = list.records[index]
    // React events bubble through portals, so clicks in a row's video dialog arrive here; they are ignored.
    const actionElement = event.currentTarget.contains(target)
      ? target.closest<HTMLElement>('[data-action], a, button, input')
      : null
    if (!record) return
    if (!actionElement) {
      if (event.currentTarget.contains(target)) openRecord(index, record)
      return
    }
    const action = actionElement.dataset.action as RowAction | undefined
    if (action === 'select') selection.select([record], !selection.isSelected(record))
    else if (action === 'read') pane.open(index)
    else if (action === 'link') followLink(event, actionElement, record)
    else if (action === 'edit') {
      // The name is a link, which the browser can open in a new tab.
      if (actionElement.matches('a') && opensNewTab(event)) return
      event.preventDefault()
      openDialog({ kind: 'edit', record })
    } else if (action === 'duplicate') openDialog({ kind: 'copy', record })
    else if (action === 'delete') openDialog({ kind: 'delete', records: [record], index })
    else if (action === 'toggle') onToggle?.(index)
  }

  function onChange({ target }: ChangeEvent<HTMLElement>) {
    const record = list.records[rowIndex(target) ?? -1]
    // An open card can hold the form of an answer, whose inputs select nothing.
    if (record && target instanceof HTMLInputElement && !target.form)
      selection.select([record], target.checked)
  }

  return { onClick, onChange }
}

/** Whether a record's day is over: its row stays in place, and is quieter. */
export const isPast = ({ calendar }: Resource, record: AnyRecord) =>
  calendar !== undefined && isPastDay(displayText(record[calendar.date]), today())

/** The address of the site's root, which plain links of rows start with. */
export const useRootAddress = () => useHref('/').replace(/\/?$/, '/')

/** Whether the browser opens the pressed link elsewhere. */
export const opensNewTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** The index of the row that contains an element. */
function rowIndex(element: Element) {
  const row = element.closest<HTMLElement>('[data-row]')
  return row ? Number(row.dataset.row) : undefined
}

/** React warns about `checked` without a handler; the change event bubbles to the table, which handles it. */
export const noop = () => undefined
