import { lazyPart } from '../../ui/loading/on-demand'
import { phoneQuery, useMediaQuery } from '../../ui/use-media-query'
import { useList } from './list-context'
import { writeQuery } from './list-query'

const ReadingPane = lazyPart(async () => (await import('../pane/reading-pane')).ReadingPane)

/** The reading pane while a row is open in it. On a phone the row's card expands instead. */
export function ReadingPaneSlot() {
  const { resource, list, pane, isDialogOpen, changeQuery, openEdit, openDelete } = useList()
  const isPhone = useMediaQuery(phoneQuery)
  const { messagePane } = resource
  const { rows, query, pages, first, total, log } = list
  const { index } = pane
  if (!messagePane || isPhone || index === undefined) return null

  function turnPage(page: number, edge: 'first' | 'last') {
    pane.turnPage(writeQuery({ ...query, page }), edge)
    void changeQuery({ page }, true)
  }

  function close() {
    document.querySelector<HTMLElement>(`[data-row="${index}"] .row-link`)?.focus()
    pane.close()
  }

  const openPrevious =
    index > 0 ? () => pane.step(index - 1) : () => turnPage(query.page - 1, 'last')
  const openNext =
    index < rows.length - 1 ? () => pane.step(index + 1) : () => turnPage(query.page + 1, 'first')
  return (
    <ReadingPane
      resource={resource}
      fields={messagePane}
      row={rows[index]!}
      number={first + index}
      total={total}
      log={log}
      focusRequest={pane.focusRequest}
      isDialogOpen={isDialogOpen}
      onPrevious={index > 0 || query.page > 1 ? openPrevious : undefined}
      onNext={index < rows.length - 1 || query.page < pages ? openNext : undefined}
      onEdit={() => openEdit(index)}
      onDelete={() => openDelete([index], index)}
      onClose={close}
      onCovered={pane.close}
    />
  )
}
