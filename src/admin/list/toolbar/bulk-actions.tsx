import { Copy, Trash2 } from 'lucide-react'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { tabletQuery } from '../../../ui/use-media-query'
import { useList } from '../list-context'
import { ToolbarButton } from '../../../ui/toolbar-button'

/** The actions on the selected rows. Delete is never disabled: without a selection it explains itself [DELETE-2]. */
export function BulkActions({ canDuplicate }: { canDuplicate: boolean }) {
  const texts = adminMessages
  const { list, selection, openDuplicate, openDelete, showAlert } = useList()
  const { rows } = list
  const selectedCount = selection.selected.length

  // In an empty list nothing can be selected, so the button looks disabled; a press shows the reason.
  const buttonClass = !rows.length ? 'border text-body-secondary' : 'btn-line'

  function deleteSelected() {
    if (!selectedCount) return showAlert({ tone: 'danger', message: texts.selectFirst })
    const indexes = rows.flatMap((row, index) => (selection.isSelected(row) ? [index] : []))
    openDelete(indexes, 0)
  }

  function clear() {
    const index = rows.findIndex(selection.isSelected)
    // The pressed button is unmounted, so the focus moves to the first selected row.
    document
      .querySelector<HTMLElement>(`[data-row="${index}"] input`)
      ?.focus({ preventScroll: true })
    selection.clear()
  }

  return (
    <>
      <span role="status">{selectedCount > 0 && texts.selected(selectedCount)}</span>
      {selectedCount > 0 && (
        <button type="button" className="btn btn-quiet" onClick={clear}>
          {texts.clear}
        </button>
      )}
      {selectedCount === 1 && canDuplicate && (
        <ToolbarButton
          icon={Copy}
          label={texts.duplicate}
          iconQuery={tabletQuery}
          onClick={() => openDuplicate(rows.findIndex(selection.isSelected))}
        />
      )}
      <button
        type="button"
        className={`btn ms-auto ${selectedCount ? 'btn-outline-danger' : buttonClass}`}
        onClick={deleteSelected}
      >
        <Trash2 aria-hidden="true" />
        <span>
          <span>{texts.bulkDelete}</span>
          {selectedCount > 0 && <span aria-hidden="true">{` (${selectedCount})`}</span>}
        </span>
      </button>
    </>
  )
}
