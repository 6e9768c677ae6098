import { withoutDuplicates, type Page, type PageQuery } from '../../api/collection'

/** The first page size, and what each View More adds to it. */
const pageStep = 15

/** The loaded part of a gallery, with page and page size of the last request. */
export interface GalleryState<R> {
  rows: R[]
  page: number
  size: number
  total?: number
  /** The server has no more rows, so View More is hidden. */
  isComplete: boolean
}

export const firstQuery: PageQuery = { page: 1, page_size: pageStep }

/** The two requests of one View More: first a larger page size, then the next page. */
export const nextQueries = ({ page, size }: { page: number; size: number }): PageQuery[] => [
  { page, page_size: size + pageStep },
  { page: page + 1, page_size: size + pageStep },
]

/** The gallery after its first page; after a failed request it is empty and complete. */
export const initialGallery = <R extends object>(first: Page<R> | undefined): GalleryState<R> => {
  const rows = withoutDuplicates(first?.rows ?? [])
  const total = first?.total
  return { rows, page: 1, size: pageStep, total, isComplete: !first || hasAll(rows, total) }
}

/** Appends the pages without duplicates. Complete when all rows are loaded or none was new. */
export function appendPages<R extends object>(
  before: GalleryState<R>,
  pages: Page<R>[],
): GalleryState<R> {
  const rows = withoutDuplicates([...before.rows, ...pages.flatMap((page) => page.rows)])
  const total = pages.findLast((page) => page.total !== undefined)?.total
  return {
    rows,
    page: before.page + 1,
    size: before.size + pageStep,
    total,
    isComplete: rows.length === before.rows.length || hasAll(rows, total),
  }
}

/**
 * One View More: two requests in sequence, the second only while the server has more rows. Undefined when either
 * fails, so that the next press repeats both.
 */
export async function loadMore<R extends object>(
  before: GalleryState<R>,
  loadPage: (query: PageQuery) => Promise<Page<R> | undefined>,
): Promise<GalleryState<R> | undefined> {
  const pages: Page<R>[] = []
  for (const query of nextQueries(before)) {
    const page = await loadPage(query)
    if (!page) return undefined
    pages.push(page)
    const { rows, total } = appendPages(before, pages)
    if (hasAll(rows, total)) break
  }
  return appendPages(before, pages)
}

/** The one request that loads everything that was loaded before. */
export const refreshQuery = ({ rows }: GalleryState<object>): PageQuery => ({
  page: 1,
  page_size: Math.max(pageStep, rows.length),
})

/** The gallery with the refreshed rows. If the server returned fewer rows than it could, the missing ones are kept. */
export function refreshGallery<R extends object>(
  before: GalleryState<R>,
  page: Page<R>,
): GalleryState<R> {
  const total = page.total ?? before.total
  const fresh = withoutDuplicates(page.rows)
  const isCut = fresh.length < Math.min(before.rows.length, page.total ?? Infinity)
  const rows = isCut ? withoutDuplicates([...fresh, ...before.rows]) : fresh
  // A server may report a larger total than it returns rows, so a complete gallery with the same total stays complete.
  const isComplete = hasAll(rows, total) || (before.isComplete && total === before.total)
  return { ...before, rows, total, isComplete }
}

/** Puts refreshed first rows before those that View More has loaded in the meantime. */
export const mergeGallery = <R extends object>(
  refreshed: GalleryState<R>,
  current: GalleryState<R>,
): GalleryState<R> => ({
  ...current,
  rows: withoutDuplicates([...refreshed.rows, ...current.rows]),
})

const hasAll = (rows: unknown[], total: number | undefined) =>
  total !== undefined && rows.length >= total
