import { displayText } from '../../lib/to-text'
import { paneMessages } from '../../messages/admin-screens/pane'
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry'
import { phoneQuery, useMediaQuery } from '../../ui/use-media-query'
import { DataText } from '../cells/cells'
import { canAnswer } from '../pane/can-answer'
import { AnswerSlot } from '../pane/answer-slot'
import { useList } from './list-context'
import { writeQuery } from './list-query'
import { rowPart } from '../../ui/focus'

const ReadingPane = lazyWithRetry(async () => (await import('../pane/reading-pane')).ReadingPane)

/** The reading pane while a row is open in it. On a phone the row's card expands instead. */
export function ReadingPaneSlot() {
  const { resource, list, pane, changeQuery, openDialog } = useList()
  const isPhone = useMediaQuery(phoneQuery)
  const { messagePane } = resource
  const { records, query, pages, first, total } = list
  const { record, index, answerHost } = pane
  if (!messagePane || !record) return null
  if (isPhone) return index === undefined && answerHost ? <KeptAnswer host={answerHost} /> : null

  function turnPage(page: number, edge: 'first' | 'last') {
    pane.leave(() => {
      pane.turnPage(writeQuery({ ...query, page }), edge)
      void changeQuery({ page }, true)
    })
  }

  function close() {
    pane.leave(() => {
      rowPart(index ?? pane.lastIndex, 'link')?.focus()
      pane.close()
    })
  }

  const at = index ?? pane.lastIndex
  const openPrevious = at > 0 ? () => pane.step(at - 1) : () => turnPage(query.page - 1, 'last')
  const openNext =
    at < records.length - 1 ? () => pane.step(at + 1) : () => turnPage(query.page + 1, 'first')
  return (
    <ReadingPane
      resource={resource}
      fields={messagePane}
      record={record}
      number={first + at}
      total={total}
      isOnPage={index !== undefined}
      focusRequest={pane.focusRequest}
      answerHost={answerHost}
      onPrevious={index !== undefined && (at > 0 || query.page > 1) ? openPrevious : undefined}
      onNext={
        index !== undefined && (at < records.length - 1 || query.page < pages)
          ? openNext
          : undefined
      }
      onAnswer={canAnswer(resource, record) ? () => pane.openAnswer(at) : undefined}
      onEdit={() => openDialog({ kind: 'edit', record })}
      onDelete={() => openDialog({ kind: 'delete', records: [record], index: at })}
      onClose={close}
      // The question about an answer takes the focus from the covered control.
      onCovered={() => (pane.answer.current ? close() : pane.close())}
    />
  )
}

/** On a phone the typed answer to a message that has no card any more. */
function KeptAnswer({ host }: { host: HTMLElement }) {
  const { resource, pane } = useList()
  const subject = displayText(pane.record![resource.messagePane!.subject]).trim()
  const name = subject || paneMessages.noSubject
  return (
    <section className="card mt-3 p-3" aria-label={name}>
      <h2 className="fs-3">
        <DataText text={name} />
      </h2>
      <p className="mb-0 text-body-secondary" role="status">
        {paneMessages.leftPage(resource.labels.singular)}
      </p>
      <AnswerSlot host={host} />
    </section>
  )
}
