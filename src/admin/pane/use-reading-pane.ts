import { useState } from 'react'
import type { AnyRow } from '../resources/resource'

/** Where reading began: the row's place and id, within which part of the list, and at how manieth press. */
interface Opened {
  part: string
  index: number
  id: AnyRow['id']
  press: number
}

/**
 * The record that is read beside its list. It stays while its row is on screen; when that is deleted the next one
 * takes its place, and another page, size or search closes it.
 */
export function useReading(rows: AnyRow[], part: string) {
  const [opened, setOpened] = useState<Opened>()
  const index = opened?.part === part ? placeIn(rows, opened) : -1
  if (opened && index < 0) setOpened(undefined)
  else if (opened && rows[index]!.id !== opened.id)
    setOpened({ ...opened, index, id: rows[index]!.id })

  const at = (next: number, press: number) =>
    setOpened({ part, index: next, id: rows[next]!.id, press })
  return {
    index: index < 0 ? undefined : index,
    /** Changes with every press on a row: then the focus goes to what is read. */
    press: opened?.press ?? 0,
    open: (next: number) => at(next, (opened?.press ?? 0) + 1),
    step: (next: number) => at(next, opened?.press ?? 0),
    close: () => setOpened(undefined),
  }
}

export type Reading = ReturnType<typeof useReading>

function placeIn(rows: AnyRow[], { index, id }: Opened) {
  const same = rows.findIndex((row) => row.id !== undefined && String(row.id) === String(id))
  return same < 0 ? Math.min(index, rows.length - 1) : same
}
