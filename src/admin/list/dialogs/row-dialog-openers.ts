import type { RecordToDelete } from '../../form/save/delete-unchanged'
import type { OpenDialog } from './dialog-state'
import type { ListData } from '../list-data'
import type { ListReload } from '../use-list-reload'

/** Returns functions that open the dialogs of rows. Rows that were saved since the last load are reloaded first. */
export function createRowDialogOpeners(
  list: ListData,
  { isSaved, findReloadedIndexes, latest }: ListReload,
  open: (dialog: OpenDialog) => void,
) {
  function openRows(
    indexes: number[],
    dialogOf: (list: ListData, indexes: number[]) => OpenDialog,
  ) {
    const chosen = indexes.map((index) => list.rows[index]!)
    if (!chosen.some(isSaved)) return open(dialogOf(list, indexes))
    void findReloadedIndexes(chosen).then((reloaded) => {
      if (reloaded.length) open(dialogOf(latest.current, reloaded))
    })
  }
  return {
    openDuplicate: (index: number) =>
      openRows([index], ({ rows }, [at]) => ({ kind: 'add', copyOf: rows[at!], index: at })),
    openEdit: (index: number) =>
      openRows([index], ({ rows }, [at]) => ({ kind: 'edit', row: rows[at!]!, index: at! })),
    openDelete: (indexes: number[], index: number) =>
      openRows(indexes, (list, indexes) => ({
        kind: 'delete',
        records: numberedRows(list, indexes),
        index,
      })),
  }
}

/** The rows at some indexes, with their numbers in the list. */
const numberedRows = ({ rows, first }: ListData, indexes: number[]): RecordToDelete[] =>
  indexes.map((index) => ({ row: rows[index]!, number: first + index }))
