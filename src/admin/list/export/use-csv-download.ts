import { useEffect, useRef, useState } from 'react'
import { maxUnaskedRecords } from '../../../api/collection'
import type { AlertContent } from '../../../ui/alert/alert-message'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { formatCount } from '../../../messages/format'
import { useList } from '../list-context'
import type { LoadProgress } from '../load-all-records'

/** The download of all pages of a search as CSV, many of them after a second press; it ends with the screen. */
export function useCsvDownload() {
  const { resource, list, showAlert } = useList()
  const { total } = list
  const texts = adminMessages.csv
  /** The number of records that the next press downloads, where that was asked. */
  const [asked, setAsked] = useState<number>()
  const [progress, setProgress] = useState<LoadProgress>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    const controller = new AbortController()
    running.current = controller
    setProgress({ read: 0, total })

    const outcome = await import('./export-csv').then(
      ({ exportCsv }) => exportCsv(resource, list.query.search, controller.signal, setProgress),
      (): AlertContent => ({ tone: 'danger', message: texts.failed }),
    )
    // Ignored after the person has left the screen or started another download.
    if (running.current !== controller) return
    running.current = undefined
    setProgress(undefined)
    showAlert(outcome)
  }

  const isAsked = asked === total
  return {
    isRunning: progress !== undefined,
    /** Until when the server has asked to wait. */
    waitsUntil: progress?.waitsUntil,
    /** The progress, or the question whether so many records are wanted. */
    status: progress
      ? texts.progress(formatCount(progress.read), formatCount(progress.total))
      : isAsked && texts.askAll(formatCount(total)),
    press: () => {
      if (progress) return running.current?.abort()
      if (total > maxUnaskedRecords && !isAsked) return setAsked(total)
      setAsked(undefined)
      void start()
    },
  }
}

export type CsvDownload = ReturnType<typeof useCsvDownload>
