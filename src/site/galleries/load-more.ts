import type { Page, PageQuery } from '../../api/collection'
import { toText } from '../../data/to-text'

/** What each View More adds to the page size, and the size to begin with [IMAGE-2]. */
const step = 15

/** A gallery so far: the last size and page that the server was asked for, and what they brought. */
export interface Growing<R> {
  rows: R[]
  page: number
  size: number
  total?: number
  /** Nothing more is to be had: View More goes. */
  ended: boolean
}

/** The first request of a gallery. */
export const firstQuery: PageQuery = { page: 1, page_size: step }

/** The two requests of one View More: the size grows, then the page, and each asks once [IMAGE-2]. */
export const nextQueries = ({ page, size }: { page: number; size: number }): PageQuery[] => [
  { page, page_size: size + step },
  { page: page + 1, page_size: size + step },
]

/** A gallery that begins with its first page; without one it is empty and stays so. */
export const begun = <R extends object>(first: Page<R> | undefined): Growing<R> => {
  const rows = withoutTwins(first?.rows ?? [])
  const total = first?.total
  return { rows, page: 1, size: step, total, ended: !first || isWhole(rows, total) }
}

/** The gallery after one View More: appended, nothing twice; over when all is there or nothing was new. */
export function extended<R extends object>(before: Growing<R>, pages: Page<R>[]): Growing<R> {
  const rows = withoutTwins([...before.rows, ...pages.flatMap((page) => page.rows)])
  const total = pages.findLast((page) => page.total !== undefined)?.total
  return {
    rows,
    page: before.page + 1,
    size: before.size + step,
    total,
    ended: rows.length === before.rows.length || isWhole(rows, total),
  }
}

/**
 * One View More. The second request follows the first; undefined when either fails, and then nothing of the
 * gallery has changed: the next press repeats the pair.
 */
export async function grown<R extends object>(
  before: Growing<R>,
  read: (query: PageQuery) => Promise<Page<R> | undefined>,
): Promise<Growing<R> | undefined> {
  const pages: Page<R>[] = []
  for (const query of nextQueries(before)) {
    const page = await read(query)
    if (!page) return undefined
    pages.push(page)
  }
  return extended(before, pages)
}

/** The one request that asks for all of a gallery that was seen before. */
export const wholeQuery = ({ rows }: Growing<object>): PageQuery => ({
  page: 1,
  page_size: Math.max(step, rows.length),
})

/** The gallery with what that request brought; where the server cut it short, what it left out stays. */
export function refreshed<R extends object>(before: Growing<R>, page: Page<R>): Growing<R> {
  const total = page.total ?? before.total
  const fresh = withoutTwins(page.rows)
  const isCut = fresh.length < Math.min(before.rows.length, page.total ?? Infinity)
  const rows = isCut ? withoutTwins([...fresh, ...before.rows]) : fresh
  // It may have ended short of a total that the server still gives.
  const ended = isWhole(rows, total) || (before.ended && total === before.total)
  return { ...before, rows, total, ended }
}

/** A gallery that has grown while its beginning came anew. */
export const merged = <R extends object>(first: Growing<R>, longer: Growing<R>): Growing<R> => ({
  ...longer,
  rows: withoutTwins([...first.rows, ...longer.rows]),
})

const isWhole = (rows: unknown[], total: number | undefined) =>
  total !== undefined && rows.length >= total

function withoutTwins<R extends object>(rows: R[]): R[] {
  const seen = new Set<string>()
  return rows.filter((row) => {
    const key = identity(row)
    return !seen.has(key) && seen.add(key)
  })
}

/** Ids are compared as text; a record without one is itself. */
const identity = (row: object) => ('id' in row && toText(row.id)) || JSON.stringify(row)
