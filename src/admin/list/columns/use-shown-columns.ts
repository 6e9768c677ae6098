import { useMemo, useState } from 'react'
import { safeStorage } from '../../../lib/safe-storage'
import { currentOwner } from '../../form/drafts/personal-storage'
import { useMediaQuery } from '../../../ui/use-media-query'
import type { AnyRecord, Column, Resource } from '../../resource'

/** A column of the table, with the one that is the second line of its cells. */
export type TableColumn = Column<AnyRecord> & { second?: Column<AnyRecord> }

const storage = safeStorage('localStorage')

/** Pixels that a column without a width needs. */
const freeWidth = 90

/**
 * The columns that this person wants to see in the table, at first those that the window has room for; the name always
 * stays. The choice is kept on this device, for each list.
 */
export function useShownColumns(resource: Resource) {
  const { path, columns, name } = resource
  const owner = currentOwner()
  const hiddenKey = `hidden columns ${path} ${owner}`
  const wantedKey = `wanted columns ${path} ${owner}`
  const [choice, setChoice] = useState(() => ({
    hidden: readLabels(hiddenKey),
    wanted: readLabels(wantedKey),
  }))
  const isBelow = {
    1400: useMediaQuery('screen and (max-width: 1399.98px)'),
    1600: useMediaQuery('screen and (max-width: 1599.98px)'),
  }
  const optional = columns.filter(({ field }) => field !== name)
  const lacksRoom = ({ from }: Column<AnyRecord>) => from !== undefined && isBelow[from]
  const hiddenText = JSON.stringify(
    optional
      .filter(
        (column) =>
          choice.hidden.includes(column.label) ||
          (lacksRoom(column) && !choice.wanted.includes(column.label)),
      )
      .map(({ label }) => label),
  )
  const table = useTableWithout(resource, hiddenText)

  function choose(chosen: typeof choice) {
    store(hiddenKey, chosen.hidden)
    store(wantedKey, chosen.wanted)
    setChoice(chosen)
  }

  function toggle(label: string) {
    const others = {
      hidden: choice.hidden.filter((one) => one !== label),
      wanted: choice.wanted.filter((one) => one !== label),
    }
    const hasNoRoom = lacksRoom(columns.find((column) => column.label === label)!)
    if (table.hidden.includes(label))
      choose(hasNoRoom ? { ...others, wanted: [...others.wanted, label] } : others)
    else choose(hasNoRoom ? others : { ...others, hidden: [...others.hidden, label] })
  }

  return {
    ...table,
    /** The labels that can be hidden. */
    optional: optional.map(({ label }) => label),
    toggle,
    showAll: () =>
      choose({
        hidden: [],
        wanted: optional.filter(({ from }) => from !== undefined).map(({ label }) => label),
      }),
  }
}

export type ShownColumns = ReturnType<typeof useShownColumns>

/** Memoized, because rows render only when their columns change. */
function useTableWithout({ columns, minWidth }: Resource, hiddenText: string) {
  return useMemo(() => {
    const hidden = JSON.parse(hiddenText) as string[]
    const shown = tableColumns(columns, hidden)
    return {
      shown,
      hidden,
      /** Pixels that the shown columns need. */
      minWidth: minWidth + widthOf(shown) - widthOf(tableColumns(columns, [])),
    }
  }, [columns, minWidth, hiddenText])
}

/** The columns of the table; one that names another column stands below it, unless that is hidden. */
function tableColumns(columns: Column<AnyRecord>[], hidden: readonly string[]): TableColumn[] {
  const shown = columns.filter(({ label }) => !hidden.includes(label))
  const isHost = (below?: string) => shown.some(({ field }) => field === below)
  return shown
    .filter(({ below }) => !isHost(below))
    .map((column) => ({ ...column, second: shown.find(({ below }) => below === column.field) }))
}

const widthOf = (columns: TableColumn[]) =>
  columns.reduce((sum, { width = freeWidth }) => sum + width, 0)

function store(key: string, labels: readonly string[]) {
  if (labels.length) storage.write(key, JSON.stringify(labels))
  else storage.remove(key)
}

/** The stored labels; none where the text is no list of them. */
function readLabels(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(storage.read(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((label) => typeof label === 'string') : []
  } catch {
    // Invalid JSON is no choice.
    return []
  }
}
