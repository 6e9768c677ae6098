import { http, HttpResponse } from 'msw'
import { hasValidToken } from './account'
import { apiPath, findOperation, isKnownPath, type OperationName } from './operations'
import { checkResponse, checkRequest, reportViolation } from './validation'

/** What a resolver gets of a request that was matched, authorized and validated. */
export interface ResolverContext {
  url: URL
  /** The record id in the path; empty without one. */
  id: string
  /** The fields of a multipart body; empty without one. */
  form: FormData
  /** The parsed JSON body. */
  json: unknown
}

/** Returns the body of a 200 response. */
export type Resolver = (context: ResolverContext) => object | Promise<object>

/** A resolver for every operation; a missing one does not compile. */
export type ResolverTable = Record<OperationName, Resolver>

let beforeResponse = () => Promise.resolve()

/** Makes every response wait for a promise. Persistence uses it, so that a reload loses no write. */
export function setBeforeResponse(wait: () => Promise<void>) {
  beforeResponse = wait
}

/** Creates the API handler: matches the exact path, requires the token, validates request and response. */
export const createRouter = (resolvers: ResolverTable) =>
  http.all(apiPath, async ({ request }) => {
    const found = findOperation(request)
    if (!found) return respondToUnknownPath(request)
    const { operation, id = '' } = found
    if (!operation.isPublic && !hasValidToken(request))
      return createProblemResponse(401, 'Unauthorized')
    const url = new URL(request.url)
    const body = await readBody(request)
    checkRequest(operation, url, body)
    const form = body instanceof FormData ? body : new FormData()
    const response = await resolvers[operation.name]({ url, id, form, json: body })
    await beforeResponse()
    checkResponse(operation, 200, 'application/json', response)
    return HttpResponse.json(response)
  })

/** Reports a request that is no operation and returns 404 or 405. As in ASP.NET, paths are case-sensitive. */
function respondToUnknownPath(request: Request) {
  const { pathname, search } = new URL(request.url)
  const operationId = `${request.method} ${pathname}${search}`
  reportViolation({
    operationId,
    source: 'request',
    field: '(path)',
    problem: 'is not in the contract',
  })
  return isKnownPath(request.url)
    ? createProblemResponse(405, 'Method Not Allowed')
    : createProblemResponse(404, 'Not Found')
}

/** Creates an error response in the format of ASP.NET Core. */
export const createProblemResponse = (status: number, title: string) =>
  new HttpResponse(JSON.stringify({ title, status, traceId: '00-sample-00' }), {
    status,
    headers: { 'Content-Type': 'application/problem+json; charset=utf-8' },
  })

/** Reads a body as FormData or JSON, else as text; undefined without a body. */
export async function readBody(request: Request): Promise<unknown> {
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

/** Callback for MSW's `onUnhandledRequest`: prints an error for API requests and ignores all others. */
export function reportUnhandled({ url }: { url: string }, print: { error(): void }) {
  if (apiPath.test(new URL(url).pathname)) print.error()
}
