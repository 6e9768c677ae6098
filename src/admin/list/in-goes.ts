import { startTransition, useEffect, useState } from 'react'
import { pageSizes, writeQuery } from './list-query'
import type { ListData } from './list-data'
import type { AnyRow } from '../resources/resource'

/** A row of the list with its number. */
export interface Line {
  row: AnyRow
  /** Continues across pages [LIST-2]. */
  number: number
}

/** A page of the list, the number of its rows that are rendered, and the rows of the page before it. */
interface Drawing {
  of: ListData
  drawn: number
  old: Line[]
}

/**
 * Rows rendered per frame: 100 block a slow machine for more than 100 ms (docs/decisions/0007). The styles hide the
 * other rows by this number (_admin-list).
 */
const go = 8

/**
 * The rows to render. After a change of page, size or search they come a few per frame; `drawn` counts them, and
 * the others keep the old rows, hidden. A reload of the same page, or a page of 10, is rendered at once.
 */
export function useInGoes(listing: ListData): { lines: Line[]; drawn: number | undefined } {
  const [last, setDrawing] = useState(whole(listing))
  const drawing = last.of === listing ? last : next(last, listing)
  if (drawing !== last) setDrawing(drawing)
  const { drawn } = drawing
  const waits = drawn < listing.rows.length
  useEffect(() => {
    if (!waits) return
    const frame = requestAnimationFrame(() =>
      startTransition(() => setDrawing((drawing) => ({ ...drawing, drawn: drawing.drawn + go }))),
    )
    return () => cancelAnimationFrame(frame)
  }, [waits, drawn])
  return { lines: linesOf(drawing), drawn: waits ? drawn : undefined }
}

const whole = (listing: ListData): Drawing => ({ of: listing, drawn: Infinity, old: [] })

function next(last: Drawing, listing: ListData): Drawing {
  const moved = writeQuery(last.of.query) !== writeQuery(listing.query)
  return moved && listing.rows.length > pageSizes[0]!
    ? { of: listing, drawn: go, old: linesOf(last) }
    : whole(listing)
}

function linesOf({ of: { query, rows }, drawn, old }: Drawing): Line[] {
  const first = (query.page - 1) * query.size + 1
  return rows
    .slice(0, Math.max(drawn, old.length))
    .map((row, index) => (index < drawn ? { row, number: first + index } : old[index]!))
}
