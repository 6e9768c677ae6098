import { useEffect, useRef, useState } from 'react'
import type { FormValues } from '../../api/contract'
import { oneOrList } from '../../lib/one-or-list'
import type { AlertContent } from '../../ui/alert/alert-message'
import { importMessages } from '../../messages/admin-screens/form/import'
import { shownList, type ShownList } from '../form/save/settle'
import { sendNewRecord } from '../form/save/writes'
import type { Resource } from '../resource'
import { isAddable, keepProgress, type ImportLine, type LineStatus } from './import-line'
import { importedFields } from './read-csv'

/**
 * The lines of an import, added one by one. A run ends after the last line, with Stop, after a line without
 * a response, or after a 401, 403 or 429. A line is sent a second time only if the person asks for it.
 */
export function useImport(resource: Resource, list: ShownList) {
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

  async function start(chosen = addable) {
    if (run) return
    isStopped.current = false
    setRun('running')
    setAlert(undefined)
    const shown = shownList(list)
    let addedNow = 0
    const refused: number[] = []
    let stopReason: AlertContent | undefined
    for (const { number, values } of chosen) {
      if (isStopped.current) {
        stopReason = { tone: 'success', message: importMessages.stopped }
        break
      }
      change(number, { status: { kind: 'adding' } })
      const outcome = await sendNewRecord(resource, values, shown)
      change(number, { status: statusOf(outcome) })
      if (outcome.tone === 'success') addedNow += 1
      else if (statusOf(outcome).kind === 'refused') refused.push(number)
      stopReason = stopReasonOf(number, outcome)
      if (stopReason) break
    }
    setRun(undefined)
    setAlert(summarize(addedNow, refused, stopReason))
  }

  return {
    lines,
    alert,
    addable,
    isRunning: run !== undefined,
    isStopping: run === 'stopping',
    added: lines.filter(({ status }) => status.kind === 'added').length,
    /** Replaces the lines by those of another text, or of the same one. */
    load: (read: ImportLine[]) => {
      setLines((before) => keepProgress(read, before))
      setAlert(undefined)
    },
    start,
    stop: () => {
      isStopped.current = true
      setRun('stopping')
    },
    closeAlert: () => setAlert(undefined),
    /** Changes the texts of a line; its file stays. */
    correct: (number: number, values: FormValues) =>
      setLines((before) =>
        before.map((line) =>
          line.number === number
            ? { ...line, values: { ...line.values, ...values }, status: { kind: 'ready' } }
            : line,
        ),
      ),
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

function statusOf(outcome: AlertContent): LineStatus {
  const { tone, mayHaveArrived, message, fieldErrors } = outcome
  if (tone === 'success') return { kind: 'added' }
  if (mayHaveArrived) return { kind: 'uncertain' }
  return isAboutAllLines(outcome) ? { kind: 'ready' } : { kind: 'refused', message, fieldErrors }
}

/** Whether the server refused the account or the moment, not the line: each further one would be refused too. */
const isAboutAllLines = ({ needsSignIn, isForbidden, isBusy }: AlertContent) =>
  needsSignIn || isForbidden || isBusy

/** The alert that ends a run after this outcome; undefined if the next line can be sent. */
function stopReasonOf(number: number, outcome: AlertContent): AlertContent | undefined {
  if (outcome.mayHaveArrived) return { tone: 'danger', message: importMessages.perhaps(number) }
  if (!isAboutAllLines(outcome)) return undefined
  const { message, needsSignIn, isForbidden, isBusy, retryAt } = outcome
  return { tone: 'danger', message, needsSignIn, isForbidden, isBusy, retryAt }
}

/** The alert of a run: how many lines were added, which were not, and why it ended early. */
function summarize(added: number, refused: number[], end?: AlertContent): AlertContent {
  const reason = [end?.message ?? []].flat()
  // The count of seconds runs down in the first sentence.
  const [wait, ...rest] = end?.isBusy ? reason : [undefined, ...reason]
  const sentences = [
    ...(wait === undefined ? [] : [wait]),
    ...(added || (!refused.length && !end) ? [importMessages.done(added)] : []),
    ...(refused.length ? [importMessages.notAdded(refused)] : []),
    ...rest.filter((sentence) => sentence !== undefined),
  ]
  const tone = refused.length || end?.tone === 'danger' ? 'danger' : 'success'
  return { ...end, tone, message: oneOrList(sentences) }
}

export type ImportState = ReturnType<typeof useImport>
