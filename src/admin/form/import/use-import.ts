import { useEffect, useRef, useState } from 'react'
import type { FormValues } from '../../../api/contract'
import type { AlertContent } from '../../../data/alert-content'
import { importMessages } from '../../../messages/admin-screens/form/import'
import { sendNewRecord } from '../save/writes'
import type { Resource } from '../../resources/resource'
import { isAddable, type ImportLine, type LineStatus } from './import-line'
import { importedFields } from './csv/match-columns'

/**
 * The lines of an import, added one by one [IMPORT-3]. A run ends after the last line, with Stop, after a line without
 * a response, or after a 401. A line is sent a second time only if the person asks for it.
 */
export function useImport(resource: Resource) {
  const fields = importedFields(resource)
  const [lines, setLines] = useState<ImportLine[]>([])
  const [run, setRun] = useState<'running' | 'stopping'>()
  const [alert, setAlert] = useState<AlertContent>()
  const isStopped = useRef(false)
  useEffect(() => {
    isStopped.current = false
    return () => {
      isStopped.current = true
    }
  }, [])

  const change = (number: number, part: Partial<ImportLine>) =>
    setLines((before) =>
      before.map((line) => (line.number === number ? { ...line, ...part } : line)),
    )
  const addable = lines.filter((line) => isAddable(fields, line))

  async function start() {
    if (run) return
    isStopped.current = false
    setRun('running')
    setAlert(undefined)
    let addedNow = 0
    const refused: number[] = []
    let stopReason: AlertContent | undefined
    for (const { number, values } of addable) {
      if (isStopped.current) {
        stopReason = { tone: 'success', message: importMessages.stopped }
        break
      }
      change(number, { status: { kind: 'adding' } })
      const outcome = await sendNewRecord(resource, values)
      change(number, { status: statusOf(outcome) })
      if (outcome.tone === 'success') addedNow += 1
      else if (!outcome.mayHaveArrived && !outcome.needsSignIn) refused.push(number)
      stopReason = stopReasonOf(number, outcome)
      if (stopReason) break
    }
    setRun(undefined)
    setAlert(summarize(addedNow, refused, stopReason))
  }

  return {
    ...{ lines, alert, addable, isRunning: run !== undefined, isStopping: run === 'stopping' },
    added: lines.filter(({ status }) => status.kind === 'added').length,
    /** Replaces the lines by those of another text. */
    load: (read: ImportLine[]) => {
      setLines(read)
      setAlert(undefined)
    },
    start,
    stop: () => {
      isStopped.current = true
      setRun('stopping')
    },
    closeAlert: () => setAlert(undefined),
    correct: (number: number, values: FormValues) =>
      change(number, { values, status: { kind: 'ready' } }),
    /** Sets a date of several lines, by their numbers. */
    setDates: (field: string, days: ReadonlyMap<number, string>) =>
      setLines((before) =>
        before.map((line) => {
          const day = days.get(line.number)
          return day === undefined ? line : { ...line, values: { ...line.values, [field]: day } }
        }),
      ),
    removeLine: (number: number) =>
      setLines((before) => before.filter((line) => line.number !== number)),
    setStatus: (number: number, kind: 'ready' | 'added') => change(number, { status: { kind } }),
  }
}

function statusOf({ tone, mayHaveArrived, needsSignIn, message }: AlertContent): LineStatus {
  if (tone === 'success') return { kind: 'added' }
  if (mayHaveArrived) return { kind: 'uncertain' }
  return needsSignIn ? { kind: 'ready' } : { kind: 'refused', message }
}

/** The alert that ends a run after this outcome; undefined if the next line can be sent. */
function stopReasonOf(number: number, { mayHaveArrived, needsSignIn, message }: AlertContent) {
  if (mayHaveArrived) return { tone: 'danger' as const, message: importMessages.perhaps(number) }
  return needsSignIn ? { tone: 'danger' as const, message, needsSignIn: true as const } : undefined
}

/** The alert of a run: how many lines were added, which were not, and why it ended early. */
function summarize(added: number, refused: number[], end?: AlertContent): AlertContent {
  const sentences = [
    ...(added || (!refused.length && !end) ? [importMessages.done(added)] : []),
    ...(refused.length ? [importMessages.notAdded(refused)] : []),
    ...[end?.message ?? []].flat(),
  ]
  const tone = refused.length || end?.tone === 'danger' ? 'danger' : 'success'
  return { ...end, tone, message: sentences.length === 1 ? sentences[0]! : sentences }
}

export type ImportState = ReturnType<typeof useImport>
