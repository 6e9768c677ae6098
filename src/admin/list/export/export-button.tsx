import { Download, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { AlertContent } from '../../../data/alert-content'
import { formatCount } from '../../../messages/format'
import type { Resource } from '../../resource'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { tabletQuery } from '../../../ui/use-media-query'
import { ToolbarButton } from '../../../ui/toolbar-button'

/** Downloads all pages of a search as CSV; during the download the same button stops it. */
export function ExportButton({
  resource,
  search,
  total,
  isPaneOpen,
  onDone,
}: {
  resource: Resource
  search: string
  /** The number of records in the list. */
  total: number
  /** The open reading pane leaves less space, so the button becomes an icon in wider windows too. */
  isPaneOpen: boolean
  onDone: (outcome: AlertContent) => void
}) {
  const texts = adminMessages.csv
  const [progress, setProgress] = useState<{ read: number; total: number }>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    const controller = new AbortController()
    running.current = controller
    setProgress({ read: 0, total })

    const outcome = await import('./export-csv').then(
      ({ exportCsv }) => exportCsv(resource, search, controller.signal, setProgress),
      (): AlertContent => ({ tone: 'danger', message: texts.failed }),
    )
    // Ignored after the person has left the screen or started another download.
    if (running.current !== controller) return
    running.current = undefined
    setProgress(undefined)
    onDone(outcome)
  }

  return (
    <div className="export d-flex flex-shrink-0 align-items-center gap-3">
      <ToolbarButton
        icon={progress ? Square : Download}
        label={progress ? texts.stop : texts.button}
        isFilled={progress !== undefined}
        iconQuery={isPaneOpen ? tabletQuery : undefined}
        onClick={() => (progress ? running.current?.abort() : void start())}
      />
      <span className="order-last font-tabular-nums text-body-secondary" role="status">
        {progress && texts.progress(formatCount(progress.read), formatCount(progress.total))}
      </span>
    </div>
  )
}
