import { listForVisitors, type Page, type PageQuery } from '../../api/collection'
import type { Listed, Row } from '../../api/contract'
import { beginRequest, cachedResponse } from '../../api/response-cache'
import { alertMessages } from '../../messages/alerts'

/**
 * A page of a list as a public screen reads it; undefined when it cannot be had, which is logged once [WIRE-11].
 * Rejects only when `signal` is aborted.
 */
export async function readPage<P extends Listed>(
  path: P,
  query?: PageQuery,
  signal?: AbortSignal,
): Promise<Page<Row<P>> | undefined> {
  const messages = alertMessages()
  const reply = await listForVisitors(path, query, signal)
  if (reply.ok && reply.data.listed) return reply.data
  if (reply.ok) console.warn(messages.noList)
  else {
    const sentence = reply.cause === 'offline' ? messages.unreachable : messages.wrong
    console.warn(...[sentence, reply.detail].filter(Boolean))
  }
  return undefined
}

/** What a screen shows of a list. */
export interface Shown<T> {
  value: T
  /** It is the last good answer: asking again was in vain. */
  old: boolean
  /** It could not be had at all: that it is empty says nothing of the list. */
  unread?: boolean
}

/** A list that is asked for: the last good answer, if there was one, stands until the next is there. */
export interface Reading<T> {
  known?: T
  coming: Promise<Shown<T>>
  /** Asks once more. */
  again: () => Reading<T>
}

const nameOf = (path: Listed, query?: PageQuery) => `${path} ${JSON.stringify(query)}`

/** The records of the last good answer. */
export const knownList = <P extends Listed>(path: P, query?: PageQuery) =>
  cachedResponse(nameOf(path, query)) as Row<P>[] | undefined

/** The records; those of the last good answer when they cannot be had, and none without one. Never rejects. */
export async function shownList<P extends Listed>(
  path: P,
  query?: PageQuery,
): Promise<Shown<Row<P>[]>> {
  const keep = beginRequest(nameOf(path, query))
  const page = await readPage(path, query)
  if (page) keep(page.rows)
  const known = page?.rows ?? knownList(path, query)
  return { value: known ?? [], old: !page && known !== undefined, unread: known === undefined }
}

/** The records alone. Never rejects. */
export const readList = async <P extends Listed>(path: P, query?: PageQuery): Promise<Row<P>[]> =>
  (await shownList(path, query)).value

/** A list for a screen that stands at once. */
export const readingOf = <P extends Listed>(path: P, query?: PageQuery): Reading<Row<P>[]> => ({
  known: knownList(path, query),
  coming: shownList(path, query),
  again: () => readingOf(path, query),
})
