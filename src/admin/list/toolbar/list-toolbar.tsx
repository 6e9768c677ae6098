import { Plus, Copy, Trash2 } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { Link } from 'react-router-dom'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { phoneQuery, useMediaQuery, tabletQuery } from '../../../ui/use-media-query'
import { BatchButton } from '../../batch/batch-button'
import { ImportButton } from '../../import/import-button'
import { ExportButton } from '../export/export-button'
import { useList } from '../list-context'
import { SearchBox } from './search-box'
import { SelectPageCheckbox } from '../rows/select-page-checkbox'
import { ToolbarButton } from '../../../ui/toolbar-button'

/** The head of a list: title and Add, then search, download and bulk actions. */
export function ListToolbar() {
  const { resource, list, selection, pane, changeQuery, reload, openAdd, showAlert } = useList()
  const { title, add, canImport, search: searchField, views = [] } = resource
  const { query, records, total } = list
  const isPhone = useMediaQuery(phoneQuery)
  const Icon = add?.button?.icon ?? Plus
  const hasBar = isPhone && selection.selected.length > 0
  // The bar covers the end of the page, so this class adds space to the footer.
  useLayoutEffect(() => {
    document.body.classList.toggle('has-bulk-actions-bar', hasBar)
    return () => document.body.classList.remove('has-bulk-actions-bar')
  }, [hasBar])
  return (
    <>
      <div className="list-head d-flex flex-wrap align-items-center justify-content-end column-gap-2 row-gap-3">
        <h1 className="m-0 me-auto pt-1 fs-1 text-break" tabIndex={-1}>
          {title}
        </h1>
        {views.map(({ label, icon: ViewIcon, to }) => (
          <Link key={to} className="btn btn-line d-print-none" to={to}>
            <ViewIcon aria-hidden="true" /> <span>{label}</span>
          </Link>
        ))}
        {add && (
          <div className="d-flex d-print-none gap-2">
            {add.multiple && <BatchButton resource={resource} onDone={() => void reload()} />}
            {canImport && (
              <ImportButton
                resource={resource}
                onDone={(outcome) => {
                  if (outcome) showAlert(outcome)
                  void reload()
                }}
              />
            )}
            <button
              type="button"
              className="btn btn-primary"
              aria-keyshortcuts="n"
              onClick={openAdd}
            >
              <Icon aria-hidden="true" /> <span>{add.button?.label ?? adminMessages.add}</span>
            </button>
          </div>
        )}
      </div>
      <div className="list-tools d-flex d-print-none flex-wrap align-items-center gap-3 my-3">
        <SearchBox
          search={query.search}
          hint={searchField.hint}
          size={searchField.size}
          onSearch={(search) => void changeQuery({ search }, true)}
        />
        {isPhone && records.length > 0 && <SelectPageCheckbox label={adminMessages.selectAll} />}
        {records.length > 0 && (
          <ExportButton
            resource={resource}
            search={query.search}
            total={total}
            isPaneOpen={pane.index !== undefined}
            onDone={showAlert}
          />
        )}
        <div
          className={`bulk-actions d-flex flex-shrink-0 align-items-center gap-2 ${hasBar ? 'bulk-actions-bar fixed-bottom px-4 border-top bg-white' : 'ms-auto'}`}
        >
          {/* On a phone the bar has no space for Duplicate, so each card has this button. */}
          <BulkActions canDuplicate={add !== undefined && !isPhone} />
        </div>
      </div>
    </>
  )
}

/** The actions on the selected rows. Delete is never disabled: without a selection it explains itself [DELETE-2]. */
function BulkActions({ canDuplicate }: { canDuplicate: boolean }) {
  const texts = adminMessages
  const { list, selection, openDuplicate, openDelete, showAlert } = useList()
  const { records } = list
  const selectedCount = selection.selected.length

  function deleteSelected() {
    if (!selectedCount) return showAlert({ tone: 'danger', message: texts.selectFirst })
    const indexes = records.flatMap((record, index) =>
      selection.isSelected(record) ? [index] : [],
    )
    openDelete(indexes, 0)
  }

  function clear() {
    const index = records.findIndex(selection.isSelected)
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
          onClick={() => openDuplicate(records.findIndex(selection.isSelected))}
        />
      )}
      {/* Quiet until something is chosen; a press before that shows the reason. */}
      <button
        type="button"
        className={`btn ms-auto ${selectedCount ? 'btn-outline-danger' : 'text-body-secondary'}`}
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
