import { Download, Square } from 'lucide-react'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { tabletQuery } from '../../../ui/use-media-query'
import { ToolbarButton } from '../../../ui/toolbar-button'
import { useList } from '../list-context'
import { WaitingStatus } from '../waiting-status'
import type { CsvDownload } from './use-csv-download'

/** Downloads the list as CSV; during the download the same button stops it. */
export function ExportButton({ download }: { download: CsvDownload }) {
  const { pane } = useList()
  const texts = adminMessages.csv
  const { isRunning, status, waitsUntil, press } = download
  return (
    <div className="d-flex flex-shrink-0 align-items-center gap-3">
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
