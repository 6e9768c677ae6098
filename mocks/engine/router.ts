import { http, HttpResponse } from 'msw'
import { signedIn } from './account'
import { apiPath, operationOf, pathIsKnown, type CallName } from './operations'
import { checkAnswer, checkRequest, report } from './validation'

/** A request as an answer sees it: understood, allowed and checked against the contract. */
export interface Call {
  url: URL
  /** The record that the path names. */
  id: string
  /** The fields of a multipart body; empty when there was none. */
  form: FormData
  /** A JSON body. */
  json: unknown
}

/** Says what the server answers with 200. */
export type Answer = (call: Call) => object | Promise<object>

/** What the server can answer; a call of the contract that is missing does not compile. */
export type Table = Record<CallName, Answer>

let written = () => Promise.resolve()

/** Has every answer wait until what it wrote is kept, so that a reload right after it loses nothing. */
export function waitFor(keeping: () => Promise<void>) {
  written = keeping
}

/** The server: finds the operation by the exact path, asks for the token, checks both ways. */
export const serve = (table: Table) =>
  http.all(apiPath, async ({ request }) => {
    const found = operationOf(request)
    if (!found) return unknown(request)
    const { operation, id = '' } = found
    if (!operation.open && !signedIn(request)) return problem(401, 'Unauthorized')
    const url = new URL(request.url)
    const body = await bodyOf(request)
    checkRequest(operation, url, body)
    const form = body instanceof FormData ? body : new FormData()
    const answer = await table[operation.name]({ url, id, form, json: body })
    await written()
    checkAnswer(operation, 200, 'application/json', answer)
    return HttpResponse.json(answer)
  })

/** ASP.NET answers a path in the wrong letter case as it answers any path that it does not know. */
function unknown(request: Request) {
  const { pathname, search } = new URL(request.url)
  const call = `${request.method} ${pathname}${search}`
  report({ operationId: call, of: 'request', field: '(path)', problem: 'is not in the contract' })
  return pathIsKnown(request.url) ? problem(405, 'Method Not Allowed') : problem(404, 'Not Found')
}

/** An error as ASP.NET Core words it. */
export const problem = (status: number, title: string) =>
  new HttpResponse(JSON.stringify({ title, status, traceId: '00-sample-00' }), {
    status,
    headers: { 'Content-Type': 'application/problem+json; charset=utf-8' },
  })

/** A body as FormData, as JSON, as text when it is neither, and as nothing when there is none. */
export async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? ''
  if (type.startsWith('multipart/form-data')) return request.formData()
  const text = await request.text()
  if (!text) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** MSW's question about what no handler answered: to the API that is a mistake, all else is none of our business. */
export function unhandled({ url }: { url: string }, print: { error(): void }) {
  if (apiPath.test(new URL(url).pathname)) print.error()
}
