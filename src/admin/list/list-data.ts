import { replace, type LoaderFunctionArgs } from 'react-router-dom'
import { listPage } from '../../api/collection'
import type { Alert } from '../../api/outcome'
import { readQuery, writeQuery, type ListQuery } from './list-query'
import type { MailLog } from '../pane/replied'
import type { AnyRow, Resource } from '../resources/resource'
import { alertMessages } from '../../messages/alerts'

/** One part of a list, as the screen shows it. */
export interface Listing {
  query: ListQuery
  rows: AnyRow[]
  total: number
  pages: number
  /** The mails sent, where the rows are messages that may have been answered. */
  log?: MailLog
  /** The list could not be had: the banner, and the sentence below it when no answer came at all. */
  failure?: { alert: Alert; note?: string }
}

/** Reads the part of a list that the address names; an empty page leads to the last page that exists. */
export async function loadListing(
  { path, messagePane }: Resource,
  { request }: LoaderFunctionArgs,
): Promise<Listing> {
  const query = readQuery(new URL(request.url).searchParams)
  const { page, size, search } = query
  const reply = await listPage(path, { page, page_size: size, search }, request.signal)
  if (!reply.ok) return { query, rows: [], total: 0, pages: 1, failure: failureOf(reply.cause) }

  const rows = reply.data.rows as AnyRow[]
  const seen = rows.length && (page - 1) * size + rows.length
  const total = Math.max(reply.data.total ?? 0, seen)
  const pages = Math.max(1, Math.ceil(total / size))
  if (!rows.length && page > 1)
    throw replace(writeQuery({ ...query, page: pageBefore(page, pages) }))
  const log = rows.length ? messagePane?.log?.(request.signal) : undefined
  return { query, rows, total, pages, log }
}

/**
 * The page to read after an empty one: the last page, or one closer to the start when the total still counts the empty
 * page. The distance to the end doubles each time, so that a wrong total costs few reads.
 */
const pageBefore = (page: number, pages: number) =>
  page > pages ? pages : Math.max(1, page - (pages - page + 1))

function failureOf(cause: string): Listing['failure'] {
  const messages = alertMessages()
  return {
    alert: { tone: 'danger', message: messages.wrong },
    note: cause === 'offline' ? messages.unreachable : undefined,
  }
}
