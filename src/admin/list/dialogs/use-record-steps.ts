import type { AlertContent } from '../../../data/alert-content'
import type { RecordNavigation } from '../../form/record-dialog/record-buttons'
import type { AnyRow } from '../../resource'
import type { ListData } from '../list-data'
import type { ListNavigation } from '../use-list-navigation'
import type { ListReload } from '../use-list-reload'

/** A record of the list that a form can edit. */
export interface EditedRow {
  row: AnyRow
  index: number
}

/** Steps from the edited record to the next or the previous one, also across pages [FORM-13]. */
export function useRecordSteps(
  list: ListData,
  { latest, afterNextCommit, isSaved, findReloadedIndexes }: ListReload,
  changeQuery: ListNavigation['changeQuery'],
  openEdit: (edited: EditedRow | undefined, initialAlert?: AlertContent) => void,
) {
  /** Opens the neighbour of a record; `openEdit` gets undefined if there is none any more. */
  async function stepFrom(edited: EditedRow, step: 1 | -1, initialAlert?: AlertContent) {
    const { query } = list
    const neighbour = findEditable(list.rows, startOf(list.rows, edited, step), step)
    if (neighbour && !isSaved(neighbour.row)) return openEdit(neighbour, initialAlert)
    if (neighbour) {
      const [index] = await findReloadedIndexes([neighbour.row])
      const row = index === undefined ? undefined : latest.current.rows[index]
      return openEdit(row && { row, index: index! }, initialAlert)
    }
    const page = query.page + step
    await changeQuery({ page }, true, { skipUnsavedGuard: true })
    // The navigation can end before React has rendered its list.
    if (latest.current.query.page !== page) await afterNextCommit()
    const { rows } = latest.current
    openEdit(findEditable(rows, step > 0 ? 0 : rows.length - 1, step), initialAlert)
  }

  return {
    stepFrom,
    navigationOf: (edited: EditedRow): RecordNavigation => {
      const { rows, query, first, pages, total } = list
      const hasNeighbour = (step: 1 | -1) =>
        findEditable(rows, startOf(rows, edited, step), step) !== undefined
      return {
        number: first + edited.index,
        total,
        hasPrevious: query.page > 1 || hasNeighbour(-1),
        hasNext: query.page < pages || hasNeighbour(1),
        step: (step) => void stepFrom(edited, step),
      }
    },
  }
}

/** The index to search a neighbour from. If a save has removed the record, the next one is at its index now. */
function startOf(rows: AnyRow[], { row, index }: EditedRow, step: 1 | -1) {
  const found = rows.findIndex(({ id }) => String(id) === String(row.id))
  if (found >= 0) return found + step
  return step > 0 ? index : index - 1
}

/** The first record from `index` on that has an id; others cannot be edited. */
function findEditable(rows: AnyRow[], index: number, step: 1 | -1): EditedRow | undefined {
  for (let at = index; at >= 0 && at < rows.length; at += step)
    if (rows[at]!.id !== undefined) return { row: rows[at]!, index: at }
  return undefined
}
