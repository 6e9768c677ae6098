import { listForVisitors, withoutDuplicates, type Page, type PageQuery } from '../../api/collection'
import type { ListPath, Row } from '../../api/contract'
import { beginRequest, cachedResponse } from '../../api/response-cache'
import { alertMessages } from '../../messages/alerts'
import { withStatus } from '../../ui/loading/deferred'

/** Why a list could not be loaded, as the key of its message: no response came, or one without a list. */
export type FailureReason = 'unreachable' | 'wrong'

/** A page of a public list, or why there is none. */
type ListPageReply<P extends ListPath> =
  { page: Page<Row<P>>; reason?: undefined } | { page?: undefined; reason: FailureReason }

/** Loads a page of a public list; a failure is logged once. Rejects only on abort. */
export async function loadListPage<P extends ListPath>(
  path: P,
  query?: PageQuery,
  signal?: AbortSignal,
): Promise<ListPageReply<P>> {
  const messages = alertMessages()
  const result = await listForVisitors(path, query, signal)
  if (result.ok && result.data.hasList) return { page: result.data }
  if (result.ok) {
    console.warn(messages.noList)
    return { reason: 'wrong' }
  }
  const reason = result.cause === 'offline' ? 'unreachable' : 'wrong'
  console.warn(...[messages[reason], result.detail].filter(Boolean))
  return { reason }
}

/** A loaded value, or the cached one after a failure. */
export interface CachedResult<T> {
  value: T
  /** How many records the server has, where the value is a list that lacks some of them. */
  total?: number
  /** The request failed and the value comes from the cache. */
  stale: boolean
  /** Present if the request failed and nothing is cached: an empty value then says nothing about the list. */
  reason?: FailureReason
}

/** A request with the cached value to show until it has resolved. */
export interface CachedRequest<T> {
  cached?: T
  cachedTotal?: number
  promise: Promise<CachedResult<T>>
  /** Starts a new request. */
  retry: () => CachedRequest<T>
}

const cacheKey = (path: ListPath, query?: PageQuery) => `${path} ${JSON.stringify(query)}`

/** The rows of a list, and how many records the server has if there are more. */
interface LoadedList<P extends ListPath> {
  rows: Row<P>[]
  total?: number
}

/** The rows of the last successful request. */
export const cachedList = <P extends ListPath>(path: P, query?: PageQuery) =>
  cachedResponse(cacheKey(path, query)) as LoadedList<P> | undefined

/** The rows; on failure the cached ones, or none. Without a query those of the whole list. Never rejects. */
export async function loadCachedList<P extends ListPath>(
  path: P,
  query?: PageQuery,
): Promise<CachedResult<Row<P>[]>> {
  const cache = beginRequest(cacheKey(path, query))
  const { page, reason } = await loadListPage(path, query)
  const loaded = page && (query ? { rows: page.rows } : await loadFurtherPages(path, page))
  if (loaded) cache(loaded)
  const list = loaded ?? cachedList(path, query)
  return list
    ? { value: list.rows, total: list.total, stale: !page }
    : { value: [], stale: false, reason }
}

/** How many pages are requested at most after the first response, so that no list of thousands keeps a visitor waiting. */
const maxFurtherPages = 20

/**
 * Completes a list whose server sends pages without being asked, in pages of the size that came. A page that fails
 * or brings nothing new ends it.
 */
async function loadFurtherPages<P extends ListPath>(
  path: P,
  { rows: firstRows, received, total = 0 }: Page<Row<P>>,
): Promise<LoadedList<P>> {
  let rows = firstRows
  let count = received
  for (let page = 2; count && count < total && page <= maxFurtherPages + 1; page += 1) {
    const next = (await loadListPage(path, { page, page_size: received })).page
    if (!next) break
    const longer = withoutDuplicates([...rows, ...next.rows])
    if (longer.length <= rows.length) break
    rows = longer
    count += next.received
  }
  return { rows, total: count < total ? total : undefined }
}

/** The rows alone. Never rejects. */
export const loadList = async <P extends ListPath>(path: P, query?: PageQuery): Promise<Row<P>[]> =>
  (await loadCachedList(path, query)).value

/** Starts the request of a list without waiting for it. */
export const requestList = <P extends ListPath>(
  path: P,
  query?: PageQuery,
): CachedRequest<Row<P>[]> => ({
  cached: cachedList(path, query)?.rows,
  cachedTotal: cachedList(path, query)?.total,
  promise: withStatus(loadCachedList(path, query)),
  retry: () => requestList(path, query),
})
