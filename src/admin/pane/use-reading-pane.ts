import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusIn } from '../../ui/focus'
import { useHasUnsaved } from '../../ui/dialog/unsaved'
import { indexOfRecord, type AnyRecord } from '../resource'

/** Selected record: list query, index, and a counter that each click raises, so that the pane gets the focus. */
interface OpenedRecord {
  queryString: string
  index: number
  record: AnyRecord
  focusRequest: number
  /** While the record is answered: the element with the form, which the pane or a card holds. */
  answerHost?: HTMLElement
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
 * closes the pane, unless the pane itself has turned the page. A record with a typed answer stays.
 */
export function useReadingPane(records: AnyRecord[], queryString: string) {
  const [opened, setOpened] = useState<OpenedRecord>()
  const hasUnsaved = useHasUnsaved()
  const isAnswered = opened?.answerHost !== undefined && hasUnsaved
  const index =
    opened?.queryString === queryString ? findOpenedIndex(records, opened, isAnswered) : -1
  const onPage = records[index]
  const isPageLoaded = opened?.pendingPage?.queryString === queryString && records.length > 0
  const focusRequest = opened?.focusRequest ?? 0
  const answer = useRef<AnswerHandle>(null)
  const openRecord = (index: number, focusRequest: number, answerHost?: HTMLElement) =>
    setOpened({ queryString, index, record: records[index]!, focusRequest, answerHost })
  /** Calls a function that shows another record or none: after a question, if an answer was typed. */
  const leave = (then: () => void) => (answer.current ? answer.current.requestClose(then) : then())
  const openAnyway = (index: number) => openRecord(index, focusRequest + 1)

  if (isPageLoaded)
    openRecord(opened.pendingPage!.edge === 'first' ? 0 : records.length - 1, focusRequest)
  else if (opened && index < 0 && !isAnswered) setOpened(undefined)
  else if (opened && onPage && onPage.id !== opened.record.id) openRecord(index, focusRequest)

  return {
    /** Undefined while the record is not on the page. */
    index: index < 0 ? undefined : index,
    record: onPage ?? opened?.record,
    /** The index of the record when it was last opened. */
    lastIndex: opened?.index ?? 0,
    /** Changes on each click on a row, which moves the focus to the pane. */
    focusRequest,
    open: (opensAt: number) =>
      opensAt === index ? openAnyway(opensAt) : leave(() => openAnyway(opensAt)),
    /** Opens a record without the question, because the answer was sent. */
    openAnyway,
    step: (index: number) => leave(() => openRecord(index, focusRequest)),
    /** Keeps the pane open until the page of this query is loaded, and then shows its first or last record. */
    turnPage: (queryString: string, edge: 'first' | 'last') =>
      setOpened((opened) => opened && { ...opened, pendingPage: { queryString, edge } }),
    close: () => setOpened(undefined),
    leave,
    /** The open answer, which asks before it is discarded. */
    answer,
    answerHost: opened?.answerHost,
    openAnswer: (index: number) => openRecord(index, focusRequest, document.createElement('div')),
    /** Closes the answer, and focuses the button that opened it. */
    closeAnswer: () => {
      flushSync(() => setOpened((opened) => opened && { ...opened, answerHost: undefined }))
      focusIn(document, 'main [aria-keyshortcuts="a"]')
    },
  }
}

export type ReadingPaneState = ReturnType<typeof useReadingPane>

/** The record's place by its id; without the record the one that is in its place, unless it `mustMatch`. */
function findOpenedIndex(
  records: AnyRecord[],
  { index, record }: OpenedRecord,
  mustMatch: boolean,
) {
  const found = indexOfRecord(records, record)
  return found < 0 && !mustMatch ? Math.min(index, records.length - 1) : found
}
