import { replace, type LoaderFunctionArgs } from 'react-router-dom'
import type { AlertContent } from '../../data/alert-content'
import { listPage } from '../../api/collection'
import { readQuery, writeQuery, type ListQuery } from './list-query'
import type { MailLog } from '../pane/mail-reply'
import type { AnyRow, Resource } from '../resources/resource'
import { alertMessages } from '../../messages/alerts'

/** One page of a list. */
export interface ListData {
  query: ListQuery
  rows: AnyRow[]
  total: number
  pages: number
  /** The mail log, for rows that are messages. */
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
 * The page to load after an empty one. If the server's total wrongly includes the empty page, the step back doubles each
 * time, so that few requests find the last page.
 */
const pageBefore = (page: number, pages: number) =>
  page > pages ? pages : Math.max(1, page - (pages - page + 1))

function failureOf(cause: string): ListData['failure'] {
  const messages = alertMessages()
  return {
    alert: { tone: 'danger', message: messages.wrong },
    note: cause === 'offline' ? messages.unreachable : undefined,
  }
}
