import { checkWrite, hasUndecodableText, send, type ClientName, type ApiResult } from './client'
import type { Collection, CreateBody, Id, ListPath, UpdateBody, Row } from './contract'
import { habits } from './habits'
import { toText } from '../lib/to-text'
import { withoutQuery } from './links/links'
import { isRecord, readRefusal } from './refusal'
import { expireSession } from './session'
import { toFormData } from './to-form-data'
import type { paths } from './schema'

/** The query of a list: the page from 1, its size in records, the search text. */
export interface PageQuery {
  page?: number
  page_size?: number
  search?: string
}

/** The page size of reads that need many records: a server may reject a page that no screen requests. */
export const largestPageSize = 100
/** More records than these are read only after a person has agreed, because a hundred of them cost a request. */
export const maxUnaskedRecords = 1000

/** One page of records. `total` is the server's count; undefined when it sent no usable number. */
export interface Page<R> {
  rows: R[]
  /** How many entries the response had, also those that are no records. */
  received: number
  total?: number
  /** False when the response contained no list. */
  hasList: boolean
  /** The largest size that the server allows, where it refuses larger ones and this page has as many or was to have more. */
  allowedSize?: number
}

/** The sizes that are tried in place of one that the server refuses; the lists of the admin begin with the last. */
const smallerSizes = [50, 25, 10]

/** Whether a failure may be about the size of the page. */
const isRefused = (result: ApiResult<unknown>) =>
  !result.ok && (result.cause === 'refused' || [400, 413, 422].includes(result.status ?? 0))

/**
 * Reads one page; of a server that refuses its size, the page of the largest size that it allows. A search that finds nothing
 * is asked once more in its composed form.
 */
async function list<P extends ListPath>(
  client: ClientName,
  path: P,
  query: PageQuery,
  signal?: AbortSignal,
): Promise<ApiResult<Page<Row<P>>>> {
  const found = await listAllowed(client, path, query, signal)
  const composed = query.search?.normalize()
  // Our own forms store composed texts, other programs what was typed.
  return composed !== query.search && found.ok && !found.data.received
    ? listAllowed(client, path, { ...query, search: composed }, signal)
    : found
}

async function listAllowed<P extends ListPath>(
  client: ClientName,
  path: P,
  query: PageQuery,
  signal?: AbortSignal,
): Promise<ApiResult<Page<Row<P>>>> {
  const { page_size: size } = query
  if (size === undefined) return requestPage(client, path, query, signal)
  const allowed = habits.allowedSizes.get(path) ?? Infinity
  const request = (page_size: number) => requestPage(client, path, { ...query, page_size }, signal)
  const refused = await request(Math.min(size, allowed))
  if (!isRefused(refused)) return withAllowedSize(refused, size, allowed)
  for (const smaller of smallerSizes.filter((one) => one < Math.min(size, allowed))) {
    const result = await request(smaller)
    if (result.ok) {
      habits.allowedSizes.set(path, smaller)
      return withAllowedSize(result, size, smaller)
    }
    if (!isRefused(result)) break
  }
  return refused
}

const withAllowedSize = <R>(result: ApiResult<Page<R>>, size: number, allowedSize: number) =>
  result.ok && allowedSize <= size ? { ...result, data: { ...result.data, allowedSize } } : result

async function requestPage<P extends ListPath>(
  client: ClientName,
  path: P,
  query: PageQuery,
  signal?: AbortSignal,
): Promise<ApiResult<Page<Row<P>>>> {
  const sent = await send({
    client,
    method: 'get',
    path,
    query: { ...query, search: query.search || undefined },
    signal,
  })
  const isBeyondEnd = !sent.ok && sent.isNotFound && (query.page ?? 1) > 1
  if (isBeyondEnd) return { ok: true, data: toPage<P>(emptyPage) }
  if (!sent.ok) return sent
  const { data } = sent
  if (!isRecord(data)) return { ok: false, cause: 'failed' }
  if (data.status === false && !Array.isArray(data.record_per_page))
    return { ok: false, cause: 'refused', ...readRefusal(data) }
  return { ok: true, data: toPage<P>(data) }
}

/** Some frameworks (Django REST framework) answer 404 to a page beyond the last, where others send an empty list. */
const emptyPage = { record_per_page: [] }

/** Reads a list leniently: a missing list is empty, and entries that are no records are dropped. */
function toPage<P extends ListPath>(body: object): Page<Row<P>> {
  const { record_per_page: records, total_records: total } = body as Record<string, unknown>
  const hasList = Array.isArray(records)
  const isDecoded = !hasUndecodableText(body)
  const rows = hasList
    ? (records as unknown[]).filter(isRecord).map((row) => withUsableId(row, isDecoded))
    : []
  return {
    rows: rows as Row<P>[],
    received: hasList ? (records as unknown[]).length : 0,
    total:
      typeof total === 'number' && Number.isFinite(total) && total >= 0
        ? // A number of three hundred digits is finite too, but would break every layout.
          Math.min(Math.floor(total), Number.MAX_SAFE_INTEGER)
        : undefined,
    hasList,
  }
}

/** The rows without those that came before, because lists change between two requests. */
export function withoutDuplicates<R extends object>(rows: R[]): R[] {
  const seen = new Set<string>()
  return rows.filter((row) => {
    const key = identity(row)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Ids are compared as text; a row without an id is compared by its content, its file without the signature. */
const identity = (row: object) =>
  ('id' in row && toText(row.id)) ||
  JSON.stringify(row, (key, value: unknown) =>
    key === 'filePath' && typeof value === 'string' ? withoutQuery(value) : value,
  )

/**
 * Why a record is read-only, although the server has an id for it.
 * - `rounded-id`: the number is too long to be read exactly, so that it may be that of another record
 * - `undecodable`: a write would store U+FFFD in place of letters that could not be decoded
 */
export type ReadOnlyReason = 'rounded-id' | 'undecodable'
const readOnlyReasons = new WeakMap<object, ReadOnlyReason>()

export const readOnlyReason = (row: object) => readOnlyReasons.get(row)

/** The record, without an id that cannot identify it or must not be written to. */
function withUsableId(record: { id?: unknown }, isDecoded: boolean) {
  const { id } = record
  const isUndecodable = !isDecoded && JSON.stringify(record).includes('\ufffd')
  if (isId(id) && !isUndecodable) return record
  const row = { ...record, id: undefined }
  if (isUndecodable) readOnlyReasons.set(row, 'undecodable')
  else if (typeof id === 'number') readOnlyReasons.set(row, 'rounded-id')
  return row
}

/**
 * Whether a write can identify a record by this id; a record without one is read-only. JavaScript rounds numbers beyond
 * 2^53, so that two records would have one id.
 */
const isId = (id: unknown) =>
  (typeof id === 'number' && Math.abs(id) <= Number.MAX_SAFE_INTEGER) ||
  (typeof id === 'string' && id.trim() !== '' && fitsPath(id))

/** Whether a path can hold an id: `.` and `..` name another path, and half a surrogate pair cannot be encoded. */
function fitsPath(id: string): boolean {
  try {
    return !/^\.\.?$/.test(encodeURIComponent(id))
  } catch {
    return false
  }
}

/** Reads one page of an admin list. A 401 ends the session. */
export const listPage = <P extends Collection>(
  path: P,
  query: PageQuery,
  signal?: AbortSignal,
): Promise<ApiResult<Page<Row<P>>>> => list('staff', path, query, signal)

/** Reads one page beside the list that a person has opened, or as a part of a write: a 401 does not end the session. */
export const listBeside = <P extends Collection>(
  path: P,
  query: PageQuery,
  signal?: AbortSignal,
): Promise<ApiResult<Page<Row<P>>>> => list('beside', path, query, signal)

/** Ends the session when each of several reads was denied: a single one may be a right that the account lacks. */
export function expireIfAllDenied(results: ApiResult<unknown>[]) {
  if (results.length && results.every((result) => !result.ok && result.cause === 'denied'))
    expireSession()
}

/** Reads one page without the token, to learn whether the server protects the list. */
export const listWithoutToken = <P extends Collection>(
  path: P,
  query: PageQuery,
): Promise<ApiResult<Page<Row<P>>>> => list('anonymous', path, query)

/** Reads a list for visitors; without a query the whole list. Drops a stale token. */
export const listForVisitors = <P extends ListPath>(
  path: P,
  query: PageQuery = {},
  signal?: AbortSignal,
): Promise<ApiResult<Page<Row<P>>>> => list('visitor', path, query, signal)

/** Adds a record. */
export const addRecord = async <P extends Collection>(
  path: P,
  draft: Partial<CreateBody<P>>,
): Promise<ApiResult<object>> =>
  checkWrite(await send({ client: 'staff', method: 'post', path, body: toFormData(draft) }))

/** Updates a record. Callers send all fields, because a backend may reset those that are missing; a null is sent as ''. */
export const updateRecord = async <P extends Collection>(
  path: P,
  id: Id,
  patch: Partial<UpdateBody<P>>,
): Promise<ApiResult<object>> => {
  const recordPath = `${path}/{id}` as keyof paths
  const body = toFormData(patch, 'nulls as empty')
  return checkWrite(await send({ client: 'staff', method: 'put', path: recordPath, id, body }))
}

export const deleteRecords = async (path: Collection, ids: Id[]): Promise<ApiResult<object>> =>
  checkWrite(await send({ client: 'staff', method: 'delete', path, body: { deleteData: ids } }))
