import { replace, type LoaderFunctionArgs } from 'react-router-dom'
import type { AlertContent } from '../../ui/alert/alert-message'
import type { Failure } from '../../api/client'
import { largestPageSize, listPage, type Page } from '../../api/collection'
import { habits } from '../../api/habits'
import { alertFor } from '../../alerts/alert-for'
import { readQuery, writeQuery } from './list-query'
import type { AnyRecord, ListQuery, Resource } from '../resource'
import { eventSortKey } from '../../lib/date-time'
import { toText } from '../../lib/to-text'
import { noMonthQuery } from '../../ui/use-media-query'
import { loadAllRecords } from './load-all-records'
import { alertMessages } from '../../messages/alerts'

export interface ListData {
  /** With a month the records are those of all pages, sorted by day. */
  query: ListQuery
  records: AnyRecord[]
  /** The number of the first record; numbers continue across pages. */
  first: number
  total: number
  pages: number
  /** How many records the server sends at most, where that is fewer than the size of the query. */
  cap?: number
  /** Set if the list could not be loaded; `note` explains that there was no response. */
  failure?: { alert: AlertContent; note?: string; isRefused: boolean }
}

/** The most pages that a month is made of, because it waits for each. */
const maxMonthPages = 5

/** Loads what the URL names: one page, or the records of a month view. An empty page redirects to an earlier one. */
export async function loadListData(
  resource: Resource,
  { request }: LoaderFunctionArgs,
): Promise<ListData> {
  const { path } = resource
  const { searchParams } = new URL(request.url)
  const { month, ...query } = readQuery(searchParams)
  const { page, size, search } = query
  if (showsMonth(resource, month)) return loadMonthData(resource, search, month, request.signal)
  const result = await listPage(path, { page, page_size: size, search }, request.signal)
  if (!result.ok) return withoutRecords(query, result)

  const { allowedSize } = result.data
  if (allowedSize && allowedSize < size)
    throw replace(atSize(searchParams, { ...query, size: allowedSize }, size))
  const records = result.data.rows as AnyRecord[]
  const served = await findServedSize(path, query, result.data, request.signal)
  const first = (page - 1) * served.size + 1
  const seen = records.length && first - 1 + records.length
  const total = Math.max(result.data.total ?? served.total ?? 0, seen)
  const pages = Math.max(1, Math.ceil(total / served.size))
  if (!records.length && page > 1)
    throw replace(withOpened(searchParams, { ...query, page: pageBefore(page, pages) }))
  const cap = served.size < size ? served.size : allowedSize
  return { query, records, first, total, pages, cap }
}

/** The address of a query of another size. */
const atSize = (params: URLSearchParams, query: Omit<ListQuery, 'month'>, before: number) =>
  withOpened(params, {
    ...query,
    page: Math.floor(((query.page - 1) * before) / query.size) + 1,
  })

/** The address of another query; what the URL opens above the list stays. */
function withOpened(params: URLSearchParams, query: ListQuery) {
  const next = new URLSearchParams(writeQuery(query))
  for (const name of ['record', 'add']) if (params.has(name)) next.set(name, params.get(name)!)
  return `?${next}`
}

/** Whether a month is shown: only of records that take place on a day, and not in a narrow window. */
export const showsMonth = ({ calendar }: Resource, month: string | undefined): month is string =>
  calendar !== undefined && month !== undefined && !window.matchMedia(noMonthQuery).matches

/** Loads the first pages of a search for the month view. The API cannot be asked for the records of a month. */
async function loadMonthData(
  { path, calendar }: Resource,
  search: string,
  month: string,
  signal: AbortSignal,
): Promise<ListData> {
  const query = { page: 1, size: largestPageSize, search, month }
  const result = await loadAllRecords(path, search, signal, { maxPages: maxMonthPages })
  if (!result.ok) return withoutRecords(query, result)
  const { records, total } = result.data
  const { date, time } = calendar!
  const sorted = records
    .map((record) => ({
      record,
      key: eventSortKey(toText(record[date]), toText(record[time])) ?? undatedKey,
    }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ record }) => record)
  return { query, records: sorted, first: 1, total, pages: 1 }
}

/** Comes after each year. */
const undatedKey = '~'

const withoutRecords = (query: ListQuery, result: Failure): ListData => ({
  query,
  records: [],
  first: 1,
  total: 0,
  pages: query.page,
  failure: failedRead(result),
})

/**
 * The records of a full page: fewer than requested where the server has a cap. A short page that is not the first may
 * be the last one or a capped one, and a 404 tells no total, so the first page is requested then. A total that a
 * later page does not confirm proves no cap, nor does that of a search, which some servers count without it.
 */
async function findServedSize(
  path: Resource['path'],
  { page, size, search }: ListQuery,
  loaded: Page<AnyRecord>,
  signal: AbortSignal,
): Promise<{ size: number; total?: number }> {
  const name = `${path} ${size}`
  const remember = (rows: number) => habits.servedSizes.set(name, rows)
  const known = () => habits.servedSizes.get(name)
  if (loaded.received >= size) remember(size)
  let first = page === 1 ? loaded : undefined
  const isUnclear =
    loaded.total === undefined
      ? !loaded.received
      : !known() && (loaded.received > 0 || page > Math.ceil(loaded.total / size))
  if (!first && isUnclear) {
    const result = await listPage(path, { page: 1, page_size: size, search }, signal)
    if (result.ok) first = result.data
  }
  if (first?.received && first.received < Math.min(size, first.total ?? 0) && !search && !known()) {
    const later =
      page > 1 && loaded.received
        ? { ok: true, data: loaded }
        : await listPage(path, { page: 2, page_size: size }, signal)
    if (later.ok && later.data.received) remember(first.received)
  }
  return { size: known() ?? size, total: first?.total }
}

/**
 * The page to load after an empty one. If the server's total wrongly includes the empty page, the step back doubles
 * each time, so that few requests find the last page.
 */
const pageBefore = (page: number, pages: number) =>
  page > pages ? pages : Math.max(1, page - (pages - page + 1))

/** The server's words about a read that failed. */
export const wordsOf = (result: Failure): string | undefined => {
  const { message } = alertFor(result, {
    success: '',
    unauthorized: '',
    fallback: '',
    busy: alertMessages().busy,
  })
  return [message].flat().filter(Boolean).join(' ') || undefined
}

/** What a person reads after a read that failed; `note` says that no response came. */
export function failedRead(result: Failure): NonNullable<ListData['failure']> {
  const { wrong, unauthorized, forbidden, unreachable, busy, atField } = alertMessages()
  const { cause, status = 0 } = result
  const fixed = status === 403 ? {} : { failed: wrong, refused: wrong }
  const alert = alertFor(result, {
    success: '',
    unauthorized,
    forbidden,
    fallback: wrong,
    busy,
    atField,
    ...fixed,
  })
  return {
    // One sentence: a list of them would take the focus from Retry, or from the search box.
    alert: { ...alert, message: [alert.message].flat().join(' ') },
    note: cause === 'offline' ? unreachable : undefined,
    isRefused: cause === 'refused' || (status >= 400 && status < 500),
  }
}
