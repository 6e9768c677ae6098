import { checkReply, send, type Caller, type Reply } from './client'
import type { Collection, Draft, Id, Listed, Patch, Row } from './contract'
import { toFormData } from './to-form-data'
import type { paths } from './schema'

/** Which part of a list is wanted: page from 1, size in records, search as typed. */
export interface PageQuery {
  page?: number
  page_size?: number
  search?: string
}

/** One page of records. `total` is what the server counts; absent when it gave no usable figure. */
export interface Page<R> {
  rows: R[]
  total?: number
  /** False when the answer had no list at all. */
  listed: boolean
}

/** A write's answer, once accepted. */
export interface Accepted {
  status: true
  userMessage?: unknown
}

const isAccepted = (answer: Record<string, unknown>) => answer.status === true

async function list<P extends Listed>(as: Caller, path: P, query: PageQuery, signal?: AbortSignal) {
  const reply = checkReply(
    await send({
      as,
      method: 'get',
      path,
      query: { ...query, search: query.search || undefined },
      signal,
    }),
    () => true,
  )
  return reply.ok ? { ok: true as const, data: pageOf<P>(reply.data) } : reply
}

/** Reads a list forgivingly: no list is an empty one, what is no record is dropped [DATA-5]. */
function pageOf<P extends Listed>(answer: object): Page<Row<P>> {
  const { record_per_page: records, total_records: total } = answer as Record<string, unknown>
  const listed = Array.isArray(records)
  const rows = listed
    ? (records as unknown[])
        .filter(
          (record): record is { id?: unknown } =>
            typeof record === 'object' && record !== null && !Array.isArray(record),
        )
        .map((record) => (isId(record.id) ? record : { ...record, id: undefined }))
    : []
  return {
    rows: rows as Row<P>[],
    total:
      typeof total === 'number' && Number.isFinite(total) && total >= 0
        ? // Three hundred digits would be finite too, and no screen is as wide.
          Math.min(Math.floor(total), Number.MAX_SAFE_INTEGER)
        : undefined,
    listed,
  }
}

/** Whether a write can name a record by this id; a record without one can be read only. */
const isId = (id: unknown) => typeof id === 'number' || (typeof id === 'string' && id.trim() !== '')

/** One page of a admin list [LIST-3]. A 401 ends the session. */
export const listPage = <P extends Collection>(
  path: P,
  query: PageQuery,
  signal?: AbortSignal,
): Promise<Reply<Page<Row<P>>>> => list('staff', path, query, signal)

/** A list as visitors read it: whole without a query [WIRE-1]. A stale token is dropped on the way. */
export const listForVisitors = <P extends Listed>(
  path: P,
  query: PageQuery = {},
  signal?: AbortSignal,
): Promise<Reply<Page<Row<P>>>> => list('visitor', path, query, signal)

/** Adds a record. Accepted only when the answer's `status` is true. */
export const addRecord = async <P extends Collection>(
  path: P,
  draft: Draft<P> & object,
): Promise<Reply<Accepted>> =>
  checkReply(await send({ as: 'staff', method: 'post', path, body: toFormData(draft) }), isAccepted)

/** Updates a record; the whole record goes, so that a backend that binds every field loses nothing. */
export const updateRecord = async <P extends Collection>(
  path: P,
  id: Id,
  patch: Patch<P> & object,
): Promise<Reply<Accepted>> => {
  const one = `${path}/{id}` as keyof paths
  return checkReply(
    await send({ as: 'staff', method: 'put', path: one, id, body: toFormData(patch) }),
    isAccepted,
  )
}

/** Deletes one record or many. */
export const removeRecords = async (path: Collection, ids: Id[]): Promise<Reply<Accepted>> =>
  checkReply(
    await send({ as: 'staff', method: 'delete', path, body: { deleteData: ids } }),
    isAccepted,
  )
