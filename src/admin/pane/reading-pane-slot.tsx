import { phoneQuery, useMediaQuery } from '../../ui/use-media-query'
import { lazyPart } from '../../ui/loading/on-demand'
import { useList } from '../list/list-context'

const ReadingPane = lazyPart(async () => (await import('./reading-pane')).ReadingPane)

/** The reading pane while a row is open in it. On a phone the row's card expands instead. */
export function ReadingPaneSlot() {
  const { resource, list, pane } = useList()
  const isPhone = useMediaQuery(phoneQuery)
  const { messagePane } = resource
  const { index } = pane
  if (!messagePane || isPhone || index === undefined) return null

  function close() {
    document.querySelector<HTMLElement>(`[data-row="${index}"] .row-link`)?.focus()
    pane.close()
  }
  return <ReadingPane fields={messagePane} row={list.rows[index]!} index={index} onClose={close} />
}
