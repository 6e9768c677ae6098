import { listForVisitors, type Page, type PageQuery } from '../../api/collection'
import type { ListPath, Row } from '../../api/contract'
import { beginRequest, cachedResponse } from '../../api/response-cache'
import { alertMessages } from '../../messages/alerts'
import { withStatus } from '../../ui/loading/deferred'

/** Why a list could not be loaded, as the key of its message: no response came, or one without a list. */
export type FailureReason = 'unreachable' | 'wrong'

/** A page of a public list, or why there is none. */
type ListPageReply<P extends ListPath> =
  { page: Page<Row<P>>; reason?: undefined } | { page?: undefined; reason: FailureReason }

/** Loads a page of a public list; a failure is logged once [WIRE-11]. Rejects only on abort. */
export async function loadListPage<P extends ListPath>(
  path: P,
  query?: PageQuery,
  signal?: AbortSignal,
): Promise<ListPageReply<P>> {
  const messages = alertMessages()
  const reply = await listForVisitors(path, query, signal)
  if (reply.ok && reply.data.hasList) return { page: reply.data }
  if (reply.ok) {
    console.warn(messages.noList)
    return { reason: 'wrong' }
  }
  const reason = reply.cause === 'offline' ? 'unreachable' : 'wrong'
  console.warn(...[messages[reason], reply.detail].filter(Boolean))
  return { reason }
}

/** A loaded value, or the cached one after a failure. */
export interface CachedResult<T> {
  value: T
  /** The request failed and the value comes from the cache. */
  stale: boolean
  /** Present if the request failed and nothing is cached: an empty value then says nothing about the list. */
  reason?: FailureReason
}

/** A request with the cached value to show until it has resolved. */
export interface CachedRequest<T> {
  cached?: T
  promise: Promise<CachedResult<T>>
  /** Starts a new request. */
  retry: () => CachedRequest<T>
}

const cacheKey = (path: ListPath, query?: PageQuery) => `${path} ${JSON.stringify(query)}`

/** The rows of the last successful request. */
export const cachedList = <P extends ListPath>(path: P, query?: PageQuery) =>
  cachedResponse(cacheKey(path, query)) as Row<P>[] | undefined

/** The rows; on failure the cached ones, or none. Never rejects. */
export async function loadCachedList<P extends ListPath>(
  path: P,
  query?: PageQuery,
): Promise<CachedResult<Row<P>[]>> {
  const cache = beginRequest(cacheKey(path, query))
  const { page, reason } = await loadListPage(path, query)
  if (page) cache(page.rows)
  const rows = page?.rows ?? cachedList(path, query)
  return rows ? { value: rows, stale: !page } : { value: [], stale: false, reason }
}

/** The rows alone. Never rejects. */
export const loadList = async <P extends ListPath>(path: P, query?: PageQuery): Promise<Row<P>[]> =>
  (await loadCachedList(path, query)).value

/** Starts the request of a list without waiting for it. */
export const requestList = <P extends ListPath>(
  path: P,
  query?: PageQuery,
): CachedRequest<Row<P>[]> => ({
  cached: cachedList(path, query),
  promise: withStatus(loadCachedList(path, query)),
  retry: () => requestList(path, query),
})
