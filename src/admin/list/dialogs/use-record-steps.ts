import type { AlertContent } from '../../../ui/alert/alert-message'
import type { RecordNavigation } from '../../form/record-dialog/record-buttons'
import type { AnyRecord } from '../../resource'
import type { ListData } from '../list-data'
import type { ListNavigation } from '../use-list-navigation'
import type { ListReload } from '../use-list-reload'

/** A record of the list that a form can edit. */
export interface EditedRecord {
  record: AnyRecord
  index: number
}

/** Steps from the edited record to the next or the previous one, also across pages. */
export function useRecordSteps(
  list: ListData,
  { latest, afterNextCommit, isSaved, findReloadedIndexes }: ListReload,
  changeQuery: ListNavigation['changeQuery'],
  openEdit: (edited: EditedRecord | undefined, initialAlert?: AlertContent) => void,
) {
  /** Opens the neighbour of a record; `openEdit` gets undefined if there is none any more. */
  async function stepFrom(edited: EditedRecord, step: 1 | -1, initialAlert?: AlertContent) {
    const { query } = list
    const neighbour = findEditable(list.records, startOf(list.records, edited, step), step)
    if (neighbour && !isSaved(neighbour.record)) return openEdit(neighbour, initialAlert)
    if (neighbour) {
      const [index] = await findReloadedIndexes([neighbour.record])
      const record = index === undefined ? undefined : latest.current.records[index]
      return openEdit(record && { record, index: index! }, initialAlert)
    }
    const page = query.page + step
    await changeQuery({ page }, true, { skipUnsavedGuard: true })
    // The navigation can end before React has rendered its list.
    if (latest.current.query.page !== page) await afterNextCommit()
    const { records } = latest.current
    openEdit(findEditable(records, step > 0 ? 0 : records.length - 1, step), initialAlert)
  }

  return {
    stepFrom,
    navigationOf: (edited: EditedRecord): RecordNavigation => {
      const { records, query, first, pages, total } = list
      const hasNeighbour = (step: 1 | -1) =>
        findEditable(records, startOf(records, edited, step), step) !== undefined
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
function startOf(records: AnyRecord[], { record, index }: EditedRecord, step: 1 | -1) {
  const found = records.findIndex(({ id }) => String(id) === String(record.id))
  if (found >= 0) return found + step
  return step > 0 ? index : index - 1
}

/** The first record from `index` on that has an id; others cannot be edited. */
function findEditable(records: AnyRecord[], index: number, step: 1 | -1): EditedRecord | undefined {
  for (let at = index; at >= 0 && at < records.length; at += step)
    if (records[at]!.id !== undefined) return { record: records[at]!, index: at }
  return undefined
}
