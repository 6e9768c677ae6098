import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'

/** Which part of a list is shown: what its address says [LIST-3]. */
export interface ListQuery {
  page: number
  size: number
  search: string
}

/** The page sizes to choose from [LIST-4]. */
export const sizes = [10, 25, 50, 100]

const first = { page: 1, size: sizes[0]!, search: '' } satisfies ListQuery

/** Reads an address forgivingly: what makes no sense counts as absent. */
export function readQuery(params: URLSearchParams): ListQuery {
  const page = Math.floor(Number(params.get('page')))
  const size = Number(params.get('size'))
  return {
    page: page >= 1 ? Math.min(page, 1e6) : first.page,
    size: sizes.includes(size) ? size : first.size,
    search: params.get('search')?.trim() ?? first.search,
  }
}

/** The address of a part of the list; defaults leave no trace in it. */
export function writeQuery({ page, size, search }: ListQuery): string {
  const params = new URLSearchParams({
    ...(page !== first.page && { page: String(page) }),
    ...(size !== first.size && { size: String(size) }),
    ...(search && { search }),
  })
  return `?${params}`
}

/**
 * Whether a list is read for a navigation. What opens a form by itself stands in the address too; when only that
 * changes, the list is the same.
 */
export function isOtherPart({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const partOf = ({ searchParams }: URL) => writeQuery(readQuery(searchParams))
  const onlyPrefill = currentUrl.search !== nextUrl.search && partOf(currentUrl) === partOf(nextUrl)
  return defaultShouldRevalidate && !onlyPrefill
}

/** The query after a change: another size or search begins at page 1 [LIST-4]. */
export const changed = (query: ListQuery, change: Partial<ListQuery>): ListQuery => ({
  ...query,
  page: first.page,
  ...change,
})
