import { listForVisitors, type Page, type PageQuery } from '../api/collection'
import type { Listed, Row } from '../api/contract'
import { words } from '../content/words'

/**
 * A page of a list as a public screen reads it; undefined when it cannot be had, which is logged once (SPEC 8,
 * public list load failure; DECISIONS, what is logged). Rejects only when `signal` is aborted.
 */
export async function readPage<P extends Listed>(
  path: P,
  query?: PageQuery,
  signal?: AbortSignal,
): Promise<Page<Row<P>> | undefined> {
  const messages = words('messages')
  const reply = await listForVisitors(path, query, signal)
  if (reply.ok && reply.data.listed) return reply.data
  if (reply.ok) console.warn(messages.noList)
  else {
    const sentence = reply.cause === 'offline' ? messages.unreachable : messages.wrong
    console.warn(...[sentence, reply.detail].filter(Boolean))
  }
  return undefined
}

/** The records alone: what cannot be had is an empty list. Never rejects. */
export const readList = async <P extends Listed>(path: P, query?: PageQuery): Promise<Row<P>[]> =>
  (await readPage(path, query))?.rows ?? []
