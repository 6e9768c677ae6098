import { getResponse, http, type HttpHandler } from 'msw'
import { apiPath } from './operations'

/** How the lists of a backend differ from those of the contract, as the defaults of frameworks make them. */
export interface ListOptions {
  /** A page never has more rows, whatever was requested. */
  cap?: number
  /** A larger page is refused, as by FastAPI's `Query(le=50)`. */
  max?: number
  /** The rows of a page that was requested without a size. */
  size?: number
  /** A page beyond the last is a 404, as in Django REST framework. */
  notFound?: boolean
  /** Addresses of files have another signature in each response, as those of S3. */
  signed?: boolean
  /** Ids are numbers beyond 2^53, of which JavaScript reads two as one. */
  longIds?: boolean
  /** The first record of a page has a letter in bytes that are no UTF-8, and the header names no encoding. */
  badLetters?: boolean
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
    const size = Number(new URL(request.url).searchParams.get('page_size'))
    if (isRead && options.max && size > options.max) return createTooLargePage(options.max)
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
    const text = lengthened(JSON.stringify(signed))
    const bytes = options.badLetters ? withBadLetter(text) : text
    return new Response(bytes, { headers: response.headers })
  })

const createTooLargePage = (max: number) =>
  Response.json(
    {
      detail: [
        { loc: ['query', 'page_size'], msg: `Input should be less than or equal to ${max}` },
      ],
    },
    { status: 422 },
  )

/** Puts the byte of "é" in Latin-1 at the end of the first text that people write. */
function withBadLetter(body: string) {
  const [, before = body] =
    /^(.*?"(?:title|heading1|noti|name|subject)":"(?:[^"\\]|\\.)*)/.exec(body) ?? []
  return new Blob([before, Uint8Array.of(0xe9), body.slice(before.length)])
}

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

/** The option of each word of a link, in the order of links. */
const words = new Map<string, keyof ListOptions>([
  ['cap', 'cap'],
  ['max', 'max'],
  ['size', 'size'],
  ['404', 'notFound'],
  ['signed', 'signed'],
  ['long-ids', 'longIds'],
  ['bad-letters', 'badLetters'],
])

/** Parses the words of a link, `cap:50,max:50,size:10,404,signed,long-ids,bad-letters`; undefined for an invalid one. */
export function parseListOptions(text: string): ListOptions | undefined {
  const parsed: Partial<Record<keyof ListOptions, number | true>> = {}
  for (const part of text.split(',')) {
    const [, word = '', number] = /^([\w-]+)(?::([1-9]\d{0,4}))?$/.exec(part) ?? []
    const option = words.get(word)
    const needsNumber = ['cap', 'max', 'size'].includes(word)
    if (!option || needsNumber !== (number !== undefined)) return undefined
    parsed[option] = number === undefined || Number(number)
  }
  return parsed as ListOptions
}

/** Formats options as the words of a link; empty without any. */
export const formatListOptions = (given: ListOptions) =>
  [...words]
    .filter(([, option]) => given[option])
    .map(([word, option]) => (given[option] === true ? word : `${word}:${given[option]}`))
    .join(',')
