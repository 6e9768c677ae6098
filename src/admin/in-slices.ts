import { startTransition, useEffect, useState } from 'react'
import { writeQuery } from './list-query'
import type { Listing } from './listing'
import type { AnyRow } from './resource'

/** A row of the list where it stands; a `late` one is still of the part that was left. */
export interface Line {
  row: AnyRow
  /** It goes on across pages (DECISIONS, row number). */
  number: number
  late?: true
}

/** Rows that are drawn at once: 100 in one go hold a slow machine for longer than a tenth of a second. */
const slice = 25

/**
 * The rows of a list, those of another page, size or search a slice a frame, from the top: the old ones stand
 * below until then, faded and out of reach. The same part read anew is there at once (BUDGETS, next page).
 */
export function useInSlices(listing: Listing): Line[] {
  const [{ of, before, drawn }, setDrawing] = useState({
    of: listing,
    before: listing,
    drawn: Infinity,
  })
  if (of !== listing) {
    const moved = writeQuery(of.query) !== writeQuery(listing.query)
    setDrawing({ of: listing, before: of, drawn: moved ? slice : Infinity })
  }
  const waiting = drawn < listing.rows.length
  useEffect(() => {
    if (!waiting) return
    const frame = requestAnimationFrame(() =>
      startTransition(() =>
        setDrawing((drawing) => ({ ...drawing, drawn: drawing.drawn + slice })),
      ),
    )
    return () => cancelAnimationFrame(frame)
  }, [waiting, drawn])

  return listing.rows.flatMap((_, index): Line[] => {
    if (index < drawn) return [lineOf(listing, index)]
    return index < before.rows.length ? [{ ...lineOf(before, index), late: true }] : []
  })
}

/** One row of a part, with its number. */
const lineOf = ({ query, rows }: Listing, index: number): Line => ({
  row: rows[index]!,
  number: (query.page - 1) * query.size + 1 + index,
})
