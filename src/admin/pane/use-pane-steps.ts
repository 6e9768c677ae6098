import { useList } from '../list/list-context'
import { writeQuery } from '../list/list-query'

/** Functions that open the neighbours of the row at `index`, also across pages; undefined at an end of the list. */
export function usePaneSteps(index: number) {
  const { list, pane, changeQuery } = useList()
  const { rows, query, pages } = list
  function openPage(page: number, edge: 'first' | 'last') {
    pane.turnPage(writeQuery({ ...query, page }), edge)
    void changeQuery({ page }, true)
  }
  return {
    openPrevious:
      index > 0
        ? () => pane.step(index - 1)
        : query.page > 1
          ? () => openPage(query.page - 1, 'last')
          : undefined,
    openNext:
      index < rows.length - 1
        ? () => pane.step(index + 1)
        : query.page < pages
          ? () => openPage(query.page + 1, 'first')
          : undefined,
  }
}
