import { startTransition, useEffect, useState } from 'react'
import { sizes, writeQuery } from './list-query'
import type { Listing } from './list-data'
import type { AnyRow } from '../resources/resource'

/** A row of the list where it stands. */
export interface Line {
  row: AnyRow
  /** It goes on across pages [LIST-2]. */
  number: number
}

/** A part of the list of which so many rows are drawn, and what stands in the place of the others. */
interface Drawing {
  of: Listing
  drawn: number
  old: Line[]
}

/**
 * Rows that are drawn at once: 100 hold a slow machine for longer than a tenth of a second (docs/decisions/0007).
 * The styles hide the others by this figure (_admin-list).
 */
const go = 8

/**
 * The rows of a list, those of another page, size or search a few a frame from the top. `drawn` says how many have
 * come while others wait: these keep their old words, unseen. The same part read anew is there at once, and so is
 * the shortest page.
 */
export function useInGoes(listing: Listing): { lines: Line[]; drawn: number | undefined } {
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

const whole = (listing: Listing): Drawing => ({ of: listing, drawn: Infinity, old: [] })

function next(last: Drawing, listing: Listing): Drawing {
  const moved = writeQuery(last.of.query) !== writeQuery(listing.query)
  return moved && listing.rows.length > sizes[0]!
    ? { of: listing, drawn: go, old: linesOf(last) }
    : whole(listing)
}

function linesOf({ of: { query, rows }, drawn, old }: Drawing): Line[] {
  const first = (query.page - 1) * query.size + 1
  return rows
    .slice(0, Math.max(drawn, old.length))
    .map((row, index) => (index < drawn ? { row, number: first + index } : old[index]!))
}
