import { useRef, useState } from 'react'
import type { AnyRecord } from '../resource'

/** Selected record: list query, index, id, and a counter that each click raises, so that the pane gets the focus. */
interface OpenedRecord {
  queryString: string
  index: number
  id: AnyRecord['id']
  focusRequest: number
  /** The page that is being loaded, and which of its records the pane will show. */
  pendingPage?: { queryString: string; edge: 'first' | 'last' }
}

/** An open answer to the shown message. */
export interface AnswerHandle {
  /** Closes it and calls a function, after a question if text was typed. */
  requestClose: (then: () => void) => void
}

/**
 * The record that the reading pane shows. If it is deleted, the next one takes its place; another page, size or search
 * closes the pane, unless the pane itself has turned the page.
 */
export function useReadingPane(records: AnyRecord[], queryString: string) {
  const [opened, setOpened] = useState<OpenedRecord>()
  const index = opened?.queryString === queryString ? findOpenedIndex(records, opened) : -1
  const isPageLoaded = opened?.pendingPage?.queryString === queryString && records.length > 0
  const focusRequest = opened?.focusRequest ?? 0
  const answer = useRef<AnswerHandle>(null)
  const openRecord = (index: number, focusRequest: number) =>
    setOpened({ queryString, index, id: records[index]!.id, focusRequest })
  /** Calls a function that shows another record or none: after a question, if an answer was typed. */
  const leave = (then: () => void) => (answer.current ? answer.current.requestClose(then) : then())
  const openAnyway = (index: number) => openRecord(index, focusRequest + 1)

  if (isPageLoaded)
    openRecord(opened.pendingPage!.edge === 'first' ? 0 : records.length - 1, focusRequest)
  else if (opened && index < 0) setOpened(undefined)
  else if (opened && records[index]!.id !== opened.id)
    setOpened({ ...opened, index, id: records[index]!.id })

  return {
    index: index < 0 ? undefined : index,
    /** Changes on each click on a row, which moves the focus to the pane. */
    focusRequest,
    open: (opensAt: number) =>
      opensAt === index ? openAnyway(opensAt) : leave(() => openAnyway(opensAt)),
    /** Opens a record without the question, because the answer was sent. */
    openAnyway,
    step: (index: number) => leave(() => openRecord(index, focusRequest)),
    /** Keeps the pane open until the page of this query is loaded, and then shows its first or last record. */
    turnPage: (queryString: string, edge: 'first' | 'last') =>
      setOpened(opened && { ...opened, pendingPage: { queryString, edge } }),
    close: () => setOpened(undefined),
    leave,
    /** The open answer, which asks before it is discarded. */
    answer,
  }
}

export type ReadingPaneState = ReturnType<typeof useReadingPane>

function findOpenedIndex(records: AnyRecord[], { index, id }: OpenedRecord) {
  const found = records.findIndex(
    (record) => record.id !== undefined && String(record.id) === String(id),
  )
  return found < 0 ? Math.min(index, records.length - 1) : found
}
