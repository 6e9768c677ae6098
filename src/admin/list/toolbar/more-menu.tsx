import { ChevronDown, Download, Images, Square, Trash2, Upload } from 'lucide-react'
import { useRef } from 'react'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { batchMessages } from '../../../messages/admin-screens/form/batch'
import { DropdownButton, type DropdownEntry } from '../../../ui/dropdown/dropdown-button'
import { WaitingStatus } from '../waiting-status'
import type { CsvDownload } from '../export/use-csv-download'
import { useList } from '../list-context'
import { focusIn } from '../../../ui/focus'

/** On a phone: what the list offers besides Add and search, in words. The bar of a selection has its own Bulk Delete. */
export function MoreMenu({
  download,
  onOpenDialog,
  onBulkDelete,
}: {
  download: CsvDownload
  onOpenDialog: (dialog: 'batch' | 'import') => void
  onBulkDelete: (() => void) | undefined
}) {
  const { resource, list } = useList()
  const { add, canImport, views = [] } = resource
  const texts = adminMessages
  const container = useRef<HTMLDivElement>(null)
  const DownloadIcon = download.isRunning ? Square : Download

  const entries: DropdownEntry[] = views.map(({ label, icon, to }) => ({ label, icon, to }))
  if (add?.multiple)
    entries.push({
      label: batchMessages.button,
      icon: Images,
      onPress: () => onOpenDialog('batch'),
    })
  if (canImport)
    entries.push({
      label: texts.importCsv,
      icon: Upload,
      onPress: () => onOpenDialog('import'),
    })
  if (list.records.length > 0 && !download.status)
    entries.push({ label: texts.csv.button, icon: Download, onPress: download.press })
  if (onBulkDelete)
    entries.push({
      label: texts.bulkDelete,
      icon: Trash2,
      onPress: onBulkDelete,
      startsGroup: entries.length > 0,
    })

  function press() {
    // The pressed button goes away with the download.
    focusIn(container.current, 'button')
    download.press()
  }

  return (
    <>
      <div ref={container}>
        <DropdownButton label={texts.more} className="btn btn-line" entries={entries}>
          <span>{texts.more}</span> <ChevronDown aria-hidden="true" />
        </DropdownButton>
      </div>
      <div
        className={
          download.status ? 'd-flex w-100 flex-wrap align-items-center gap-3' : 'visually-hidden'
        }
      >
        <span className="font-tabular-nums text-body-secondary" role="status">
          <span>{download.status}</span> <WaitingStatus until={download.waitsUntil} />
        </span>
        {download.status && (
          <button type="button" className="btn btn-line" onClick={press}>
            <DownloadIcon fill={download.isRunning ? 'currentColor' : 'none'} aria-hidden="true" />{' '}
            <span>{download.isRunning ? texts.csv.stop : texts.csv.button}</span>
          </button>
        )}
      </div>
    </>
  )
}
