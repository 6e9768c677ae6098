import { getResponse, http, type HttpHandler } from 'msw'
import { apiPath } from './operations'

/** How the lists of a backend differ from those of the contract, as the defaults of frameworks make them. */
export interface ListOptions {
  /** A page never has more rows, whatever was requested. */
  cap?: number
  /** The rows of a page that was requested without a size. */
  size?: number
  /** A page beyond the last is a 404, as in Django REST framework. */
  notFound?: boolean
  /** Addresses of files have another signature in each response, as those of S3. */
  signed?: boolean
  /** Ids are numbers beyond 2^53, of which JavaScript reads two as one. */
  longIds?: boolean
}

let options: ListOptions = {}
let signatures = 0

/** Sets how lists differ from those of the contract; without options they do not. */
export function setListOptions(next: ListOptions = {}) {
  options = next
  signatures = 0
}

/** The first of the long ids, minus one. */
const idOffset = 9_007_199_254_740_991n

/** Creates the handler before the router: changes the request and the response of a list by the options. */
export const createListOptionsHandler = (router: HttpHandler) =>
  http.all(apiPath, async ({ request }) => {
    const isRead = request.method === 'GET'
    if (!Object.keys(options).length || (!isRead && !options.longIds)) return undefined
    const response = await getResponse(
      [router],
      isRead ? resized(request) : await shortened(request),
    )
    if (!isRead || !response?.ok) return response
    const body = (await response.clone().json()) as { record_per_page?: Record<string, unknown>[] }
    const { record_per_page: rows } = body
    if (!rows) return response
    const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
    if (options.notFound && page > 1 && !rows.length)
      return Response.json({ detail: 'Invalid page.' }, { status: 404 })
    const signed = options.signed ? { ...body, record_per_page: rows.map(sign) } : body
    return new Response(lengthened(JSON.stringify(signed)), { headers: response.headers })
  })

function resized(request: Request) {
  const url = new URL(request.url)
  const size = Number(url.searchParams.get('page_size') ?? options.size ?? Infinity)
  const served = Math.min(size, options.cap ?? Infinity)
  if (Number.isFinite(served)) url.searchParams.set('page_size', String(served))
  return new Request(url, request)
}

function sign(row: Record<string, unknown>) {
  if (typeof row.filePath !== 'string' || !row.filePath) return row
  signatures += 1
  return { ...row, filePath: `${row.filePath.split('?')[0]}?X-Amz-Signature=${signatures}` }
}

const lengthened = (body: string) =>
  options.longIds
    ? body.replace(/"id":(\d+)/g, (_, id: string) => `"id":${BigInt(id) + idOffset}`)
    : body

/** The write with the short ids of the database, in its path and in its JSON body. */
async function shortened(request: Request) {
  const short = (text: string) => text.replace(/\d{16,}/g, (id) => String(BigInt(id) - idOffset))
  const isJson = request.headers.get('Content-Type')?.startsWith('application/json')
  const { method, headers } = request
  const body = isJson ? short(await request.clone().text()) : await request.clone().blob()
  return new Request(short(request.url), { method, headers, body })
}

const parsers: Record<string, (value: string, options: ListOptions) => void> = {
  cap: (value, options) => (options.cap = Number(value)),
  size: (value, options) => (options.size = Number(value)),
  '404': (_, options) => (options.notFound = true),
  signed: (_, options) => (options.signed = true),
  'long-ids': (_, options) => (options.longIds = true),
}

/** Parses the words of a link, `cap:50,size:10,404,signed,long-ids`; undefined for an invalid one. */
export function parseListOptions(text: string): ListOptions | undefined {
  const parsed: ListOptions = {}
  for (const part of text.split(',')) {
    const [, word = '', number] = /^([\w-]+)(?::([1-9]\d{0,4}))?$/.exec(part) ?? []
    const needsNumber = word === 'cap' || word === 'size'
    if (!Object.hasOwn(parsers, word) || needsNumber !== (number !== undefined)) return undefined
    parsers[word]!(number ?? '', parsed)
  }
  return parsed
}

/** Formats options as the words of a link; empty without any. */
export const formatListOptions = ({ cap, size, notFound, signed, longIds }: ListOptions) =>
  [
    cap && `cap:${cap}`,
    size && `size:${size}`,
    notFound && '404',
    signed && 'signed',
    longIds && 'long-ids',
  ]
    .filter(Boolean)
    .join(',')
