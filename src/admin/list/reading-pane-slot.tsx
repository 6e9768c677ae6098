import { lazyWithRetry } from '../../ui/loading/lazy-with-retry'
import { phoneQuery, useMediaQuery } from '../../ui/use-media-query'
import { useList } from './list-context'
import { writeQuery } from './list-query'
import { useCommitAnswer } from './use-commit-answer'
import { rowPart } from '../../ui/focus'

const ReadingPane = lazyWithRetry(async () => (await import('../pane/reading-pane')).ReadingPane)

/** The reading pane while a row is open in it. On a phone the row's card expands instead. */
export function ReadingPaneSlot() {
  const { resource, list, pane, changeQuery, openEdit, openDelete } = useList()
  const commitAnswer = useCommitAnswer()
  const isPhone = useMediaQuery(phoneQuery)
  const { messagePane } = resource
  const { records, query, pages, first, total } = list
  const { index } = pane
  if (!messagePane || isPhone || index === undefined) return null

  function turnPage(page: number, edge: 'first' | 'last') {
    pane.leave(() => {
      pane.turnPage(writeQuery({ ...query, page }), edge)
      void changeQuery({ page }, true)
    })
  }

  function close() {
    pane.leave(() => {
      rowPart(index!, 'link')?.focus()
      pane.close()
    })
  }

  const openPrevious =
    index > 0 ? () => pane.step(index - 1) : () => turnPage(query.page - 1, 'last')
  const openNext =
    index < records.length - 1
      ? () => pane.step(index + 1)
      : () => turnPage(query.page + 1, 'first')
  return (
    <ReadingPane
      resource={resource}
      fields={messagePane}
      record={records[index]!}
      number={first + index}
      total={total}
      focusRequest={pane.focusRequest}
      answer={pane.answer}
      onPrevious={index > 0 || query.page > 1 ? openPrevious : undefined}
      onNext={index < records.length - 1 || query.page < pages ? openNext : undefined}
      onEdit={() => openEdit(index)}
      onDelete={() => openDelete([index], index)}
      onClose={close}
      // The question about an answer takes the focus from the covered control.
      onCovered={() => (pane.answer.current ? close() : pane.close())}
      onAnswered={(...answered) => commitAnswer(index, ...answered)}
    />
  )
}
