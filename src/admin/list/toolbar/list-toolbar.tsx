import {
  CalendarDays,
  Copy,
  Download,
  Images,
  List as ListIcon,
  Plus,
  Square,
  Trash2,
} from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { batchMessages } from '../../../messages/admin-screens/form/batch'
import { monthMessages } from '../../../messages/admin-screens/month'
import { noMonthQuery, phoneQuery, useMediaQuery, tabletQuery } from '../../../ui/use-media-query'
import type { AlertContent } from '../../../ui/alert/alert-message'
import { ImportButton, ImportDialog } from '../../import/import-button'
import { ColumnsButton } from '../columns/columns-button'
import { useCsvDownload, type CsvDownload } from '../export/use-csv-download'
import { useList } from '../list-context'
import { currentMonth, readAddressedDialog } from '../list-query'
import { MoreMenu } from './more-menu'
import { SearchBox } from './search-box'
import { showsAddFirst } from '../list-body'
import { SelectPageCheckbox } from '../rows/select-page-checkbox'
import { WaitingStatus } from '../waiting-status'
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry'
import { ToolbarButton } from '../../../ui/toolbar-button'
import { focusStill, rowPart } from '../../../ui/focus'

const BatchDialog = lazyWithRetry(
  async () => (await import('../../batch/batch-dialog')).BatchDialog,
)

/** The head of a list: title and Add, then search, download and bulk actions. */
export function ListToolbar() {
  const { resource, list, selection, changeQuery, reload, openDialog, showAlert } = useList()
  const { title, note, add, canImport, search: searchField, views = [] } = resource
  const { query, records } = list
  // Above the two layouts: a window that crosses their width closes no dialog and stops no download.
  const isAddMany = readAddressedDialog(useSearchParams()[0])?.kind === 'add-many'
  const [addingMany, setAddingMany] = useState<'batch' | 'import' | undefined>(
    isAddMany && add?.multiple ? 'batch' : undefined,
  )
  const download = useCsvDownload()
  const closeAddingMany = () => setAddingMany(undefined)
  function reloadAfter(outcome: AlertContent | undefined) {
    if (outcome) showAlert(outcome)
    void reload()
  }
  const isPhone = useMediaQuery(phoneQuery)
  const hasMonth = !useMediaQuery(noMonthQuery) && resource.calendar
  const Icon = add?.button?.icon ?? Plus
  const hasBar = isPhone && selection.selected.length > 0
  // The bar covers the end of the page, so this class adds space to the footer.
  useLayoutEffect(() => {
    document.body.classList.toggle('has-bulk-actions-bar', hasBar)
    return () => document.body.classList.remove('has-bulk-actions-bar')
  }, [hasBar])
  return (
    <>
      <div className="list-head min-h-target d-flex flex-wrap align-items-center justify-content-end column-gap-2 row-gap-3">
        <h1 className="m-0 me-auto pt-1 fs-1 text-break" tabIndex={-1}>
          {title}
        </h1>
        {hasMonth && <ViewSwitch />}
        {!isPhone &&
          views.map(({ label, icon: ViewIcon, to }) => (
            <Link key={to} className="btn btn-line d-print-none" to={to}>
              <ViewIcon aria-hidden="true" /> <span>{label}</span>
            </Link>
          ))}
        {add && (
          <div className="d-flex d-print-none gap-2">
            {add.multiple && !isPhone && (
              <ToolbarButton
                icon={Images}
                label={batchMessages.button}
                onClick={() => setAddingMany('batch')}
              />
            )}
            {canImport && !isPhone && <ImportButton onOpen={() => setAddingMany('import')} />}
            <button
              type="button"
              className={`btn ${showsAddFirst(list) ? 'btn-line' : 'btn-primary'}`}
              aria-keyshortcuts="n"
              onClick={() => openDialog({ kind: 'add' })}
            >
              <Icon aria-hidden="true" /> <span>{add.button?.label ?? adminMessages.add}</span>
            </button>
          </div>
        )}
        {note && <p className="list-note w-100 mb-0 fs-5 text-body-secondary">{note}</p>}
      </div>
      <div className="list-tools d-flex d-print-none flex-wrap align-items-center gap-2 gap-md-3 my-2 my-md-3">
        {isPhone && !query.month && records.length > 0 && <SelectPageCheckbox />}
        <SearchBox
          search={query.search}
          hint={searchField.hint}
          size={searchField.size}
          onSearch={(search) => void changeQuery({ search }, true)}
        />
        {isPhone && (
          <MoreMenu
            download={download}
            onOpenDialog={setAddingMany}
            onBulkDelete={
              selection.selected.length || query.month
                ? undefined
                : () => showAlert({ tone: 'danger', message: adminMessages.selectFirst })
            }
          />
        )}
        {!isPhone && records.length > 0 && <ExportButton download={download} />}
        {!isPhone && !query.month && records.length > 0 && <ColumnsButton />}
        {!query.month && (
          <div
            className={`bulk-actions d-flex flex-shrink-0 align-items-center gap-2 ${hasBar ? 'bulk-actions-bar fixed-bottom px-4 border-top bg-white' : isPhone ? 'visually-hidden' : 'ms-auto'}`}
          >
            {/* On a phone the bar has no space for Duplicate, so each card has this button. */}
            <BulkActions isPhone={isPhone} canDuplicate={add !== undefined && !isPhone} />
          </div>
        )}
      </div>
      {addingMany === 'batch' && (
        <BatchDialog
          resource={resource}
          list={list}
          onDone={reloadAfter}
          onClose={closeAddingMany}
        />
      )}
      {addingMany === 'import' && (
        <ImportDialog
          resource={resource}
          list={list}
          onDone={reloadAfter}
          onClose={closeAddingMany}
        />
      )}
    </>
  )
}

/** Downloads the list as CSV; during the download the same button stops it. */
function ExportButton({ download }: { download: CsvDownload }) {
  const { pane } = useList()
  const texts = adminMessages.csv
  const { isRunning, status, waitsUntil, press } = download
  return (
    <div className={`d-flex flex-shrink-0 align-items-center ${status ? 'gap-3' : ''}`}>
      <ToolbarButton
        icon={isRunning ? Square : Download}
        label={isRunning ? texts.stop : texts.button}
        isFilled={isRunning}
        // The open reading pane leaves less space, so the button becomes an icon in wider windows too.
        iconQuery={pane.record === undefined ? undefined : tabletQuery}
        onClick={press}
      />
      <span className="font-tabular-nums text-body-secondary" role="status">
        <span>{status}</span> <WaitingStatus until={waitsUntil} />
      </span>
    </div>
  )
}

/** Leads from the list to the month, and back. */
function ViewSwitch() {
  const { list, addressOf } = useList()
  const views = [
    { label: monthMessages.list, icon: ListIcon, isShown: !list.query.month, month: undefined },
    {
      label: monthMessages.month,
      icon: CalendarDays,
      isShown: list.query.month !== undefined,
      month: currentMonth(),
    },
  ]
  return (
    <div className="view-switch d-flex d-print-none" role="group" aria-label={monthMessages.view}>
      {views.map(({ label, icon: Icon, isShown, month }) => (
        <Link
          key={label}
          className="btn btn-line"
          to={addressOf({ month })}
          aria-current={isShown ? 'page' : undefined}
          preventScrollReset
        >
          <Icon aria-hidden="true" /> <span>{label}</span>
        </Link>
      ))}
    </div>
  )
}

/** The actions on the selected rows. Delete is never disabled: without a selection it explains itself. */
function BulkActions({ isPhone, canDuplicate }: { isPhone: boolean; canDuplicate: boolean }) {
  const texts = adminMessages
  const { list, selection, openDialog, showAlert } = useList()
  const { records } = list
  const selectedCount = selection.selected.length
  const [single] = selection.selected

  function deleteSelected() {
    if (!selectedCount) return showAlert({ tone: 'danger', message: texts.selectFirst })
    openDialog({ kind: 'delete', records: selection.selected, index: 0 })
  }

  function clear() {
    const index = records.findIndex(selection.isSelected)
    // The pressed button is unmounted, so the focus moves to the first selected row.
    focusStill(rowPart(index, 'checkbox'))
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
      {single && selectedCount === 1 && canDuplicate && (
        <ToolbarButton
          icon={Copy}
          label={texts.duplicate}
          iconQuery={tabletQuery}
          onClick={() => openDialog({ kind: 'copy', record: single })}
        />
      )}
      {/* Quiet until something is chosen; a press before that shows the reason. On a phone More has it until then. */}
      {(selectedCount > 0 || !isPhone) && (
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
      )}
    </>
  )
}
