import { replace, type LoaderFunctionArgs } from 'react-router-dom'
import type { AlertContent } from '../../data/alert-content'
import type { Failure } from '../../api/client'
import { listPage, type Page } from '../../api/collection'
import { outcomeOf } from '../../api/outcome'
import { readQuery, writeQuery } from './list-query'
import { beginRequest, cachedResponse } from '../../api/response-cache'
import type { AnyRecord, ListQuery, MailLog, Resource } from '../resource'
import { alertMessages } from '../../messages/alerts'

/** One page of a list. */
export interface ListData {
  query: ListQuery
  records: AnyRecord[]
  /** The number of the first record; numbers continue across pages [LIST-2]. */
  first: number
  total: number
  pages: number
  /** How many records the server sends at most, where that is fewer than the size of the query. */
  cap?: number
  /** The mail log, for records that are messages. */
  log?: MailLog
  /** Set if the list could not be loaded; `note` explains that there was no reply. */
  failure?: { alert: AlertContent; note?: string }
}

/** Loads the page that the URL names. An empty page redirects to an earlier one. */
export async function loadListData(
  { path, messagePane }: Resource,
  { request }: LoaderFunctionArgs,
): Promise<ListData> {
  const query = readQuery(new URL(request.url).searchParams)
  const { page, size, search } = query
  const reply = await listPage(path, { page, page_size: size, search }, request.signal)
  if (!reply.ok)
    return { query, records: [], first: 1, total: 0, pages: 1, failure: failedRead(reply) }

  const records = reply.data.rows as AnyRecord[]
  const served = await findServedSize(path, query, reply.data, request.signal)
  const first = (page - 1) * served.size + 1
  const seen = records.length && first - 1 + records.length
  const total = Math.max(reply.data.total ?? served.total ?? 0, seen)
  const pages = Math.max(1, Math.ceil(total / served.size))
  if (!records.length && page > 1)
    throw replace(writeQuery({ ...query, page: pageBefore(page, pages) }))
  const log = records.length ? messagePane?.log?.(request.signal) : undefined
  const cap = served.size < size ? served.size : undefined
  return { query, records, first, total, pages, cap, log }
}

/**
 * The records of a full page: fewer than requested where the server has a cap [LIST-5]. A short page that is not the first may
 * be the last one or a capped one, and a 404 tells no total, so the first page is requested then.
 */
async function findServedSize(
  path: Resource['path'],
  { page, size, search }: ListQuery,
  loaded: Page<AnyRecord>,
  signal: AbortSignal,
): Promise<{ size: number; total?: number }> {
  const name = `${path} rows of ${size}`
  const remember = beginRequest(name)
  const known = () => cachedResponse(name) as number | undefined
  if (loaded.received >= size) remember(size)
  let first = page === 1 ? loaded : undefined
  const isUnclear =
    loaded.total === undefined
      ? !loaded.received
      : !known() && (loaded.received > 0 || page > Math.ceil(loaded.total / size))
  if (!first && isUnclear) {
    const reply = await listPage(path, { page: 1, page_size: size, search }, signal)
    if (reply.ok) first = reply.data
  }
  if (first?.received && (first.total ?? 0) > first.received)
    remember(Math.min(first.received, size))
  return { size: known() ?? size, total: first?.total }
}

/**
 * The page to load after an empty one. If the server's total wrongly includes the empty page, the step back doubles each
 * time, so that few requests find the last page.
 */
const pageBefore = (page: number, pages: number) =>
  page > pages ? pages : Math.max(1, page - (pages - page + 1))

/** What a person reads after a read that failed; `note` says that no response came. */
export function failedRead(reply: Failure): NonNullable<ListData['failure']> {
  const { wrong, forbidden, notAllowed, unreachable, busy } = alertMessages()
  // Words about a read are for programmers, save those about a missing right.
  const { cause, status } = reply
  const words = status === 403 ? reply : { ...reply, message: undefined, fieldMessages: undefined }
  return {
    alert: outcomeOf(words, {
      done: '',
      denied: forbidden,
      forbidden: notAllowed,
      otherwise: wrong,
      busy,
    }),
    note: cause === 'offline' ? unreachable : undefined,
  }
}
