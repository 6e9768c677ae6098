import { getResponse, http, type HttpHandler } from 'msw'
import { entities, entityNames } from '../entities'
import { hasValidToken } from './account'
import { tableOf } from './data/data-set'
import { applies } from './scenarios/scenario-handler'
import { apiPath, findOperation, type OperationName } from './operations'

/** What a framework answers by its defaults, where the contract's own answers are those of no framework. */
interface Dialect {
  /** The sentence about a text that is too long. */
  tooLong: (field: string) => string
  /** The response to fields that are refused. */
  fields: (errors: Record<string, string[]>) => Answer
  /** The response to a wrong password. */
  wrongLogin: Answer
  /** The responses by status; a missing one has the sentence of `sentence`. */
  statuses: Record<number, Answer>
  /** A refusal in one sentence. */
  sentence: (text: string, status: number) => Answer
  /** A dead token is refused by every call, public ones and the sign-in included. */
  refusesDeadTokens?: boolean
  /** A page beyond the last is a 404. */
  hasLastPage?: boolean
  /** An empty text is refused in a field of a form that may be absent, in this sentence. */
  refusesEmpty?: (field: string) => string
  /** An edit skips empty texts, so that what was cleared stays. */
  skipsEmpty?: boolean
  /** The bodies of accepted writes by method, where they are neither the record nor empty. */
  bodies?: Partial<Record<string, object>>
  /** An added record is answered with 200, not 201. */
  addsWith200?: boolean
}

interface Answer {
  status: number
  /** Undefined for a response without a body. */
  body?: object
  headers?: Record<string, string>
}

const maximum = 30
const seconds = 52
const waits = { 'Retry-After': String(seconds) }
const problem = { 'Content-Type': 'application/problem+json; charset=utf-8' }
const traceId = '00-7d0f5c2b9a4e4c1d8f6b3a2e1c0d9b8a-01'
const time = '2026-11-21T04:30:00.000+00:00'

const firstOf = (errors: Record<string, string[]>) => Object.values(errors)[0]![0]!

const dialects = {
  /** Django REST framework */
  drf: {
    tooLong: () => `Ensure this field has no more than ${maximum} characters.`,
    fields: (errors) => ({ status: 400, body: errors }),
    wrongLogin: {
      status: 400,
      body: { non_field_errors: ['Unable to log in with provided credentials.'] },
    },
    statuses: {
      401: {
        status: 401,
        body: { detail: 'Invalid token.' },
        headers: { 'WWW-Authenticate': 'Token' },
      },
      403: { status: 403, body: { detail: 'You do not have permission to perform this action.' } },
      404: { status: 404, body: { detail: 'Not found.' } },
      429: {
        status: 429,
        body: { detail: `Request was throttled. Expected available in ${seconds} seconds.` },
        headers: waits,
      },
    },
    sentence: (detail, status) => ({ status, body: { detail } }),
    refusesDeadTokens: true,
    hasLastPage: true,
    refusesEmpty: () => 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.',
  },
  /** ASP.NET Core */
  aspnet: {
    tooLong: (field) =>
      `The field ${capitalized(field)} must be a string with a maximum length of ${maximum}.`,
    fields: (errors) => ({
      status: 400,
      body: {
        type: 'https://tools.ietf.org/html/rfc9110#section-15.5.1',
        title: 'One or more validation errors occurred.',
        status: 400,
        errors: Object.fromEntries(
          Object.entries(errors).map(([field, sentences]) => [capitalized(field), sentences]),
        ),
        traceId,
      },
      headers: problem,
    }),
    wrongLogin: { status: 401 },
    statuses: { 401: { status: 401 }, 403: { status: 403 }, 429: { status: 429 } },
    sentence: (detail, status) => ({
      status,
      body: { title: 'Bad Request', status, detail, traceId },
      headers: problem,
    }),
  },
  laravel: {
    tooLong: (field) => `The ${field} field must not be greater than ${maximum} characters.`,
    fields: (errors) => ({ status: 422, body: { message: firstOf(errors), errors } }),
    wrongLogin: {
      status: 422,
      body: {
        message: 'These credentials do not match our records.',
        errors: { email: ['These credentials do not match our records.'] },
      },
    },
    statuses: {
      401: { status: 401, body: { message: 'Unauthenticated.' } },
      403: { status: 403, body: { message: 'This action is unauthorized.' } },
      429: { status: 429, body: { message: 'Too Many Attempts.' }, headers: waits },
    },
    sentence: (message, status) => ({ status, body: { message } }),
  },
  rails: {
    tooLong: () => `is too long (maximum is ${maximum} characters)`,
    fields: (errors) => ({ status: 422, body: { errors } }),
    wrongLogin: { status: 401, body: { error: 'Invalid Email or password.' } },
    statuses: {
      401: {
        status: 401,
        body: { error: 'You need to sign in or sign up before continuing.' },
      },
      403: { status: 403, body: { status: 403, error: 'Forbidden' } },
      404: { status: 404, body: { status: 404, error: 'Not Found' } },
      429: { status: 429, body: { error: 'Retry later' }, headers: waits },
    },
    sentence: (error, status) => ({ status, body: { error } }),
  },
  /** Spring Boot, with `server.error.include-message` and `include-binding-errors` */
  spring: {
    tooLong: () => `size must be between 0 and ${maximum}`,
    fields: (errors) => ({
      status: 400,
      body: {
        timestamp: time,
        status: 400,
        error: 'Bad Request',
        message: `Validation failed for object='record'. Error count: ${Object.keys(errors).length}`,
        errors: Object.entries(errors).flatMap(([field, sentences]) =>
          sentences.map((defaultMessage) => ({ objectName: 'record', field, defaultMessage })),
        ),
        path: '/',
      },
    }),
    wrongLogin: { status: 401 },
    statuses: {
      401: { status: 401 },
      403: { status: 403, body: { timestamp: time, status: 403, error: 'Forbidden', path: '/' } },
      429: { status: 429, headers: waits },
    },
    sentence: (message, status) => ({
      status,
      body: { timestamp: time, status, error: 'Bad Request', message, path: '/' },
    }),
  },
  fastapi: {
    tooLong: () => `String should have at most ${maximum} characters`,
    fields: (errors) => ({
      status: 422,
      body: {
        detail: Object.entries(errors).flatMap(([field, sentences]) =>
          sentences.map((msg) => ({ type: 'string_too_long', loc: ['body', field], msg })),
        ),
      },
    }),
    wrongLogin: { status: 400, body: { detail: 'Incorrect username or password' } },
    statuses: {
      401: { status: 401, body: { detail: 'Not authenticated' } },
      403: { status: 403, body: { detail: 'Not enough permissions' } },
      429: { status: 429, body: { error: 'Rate limit exceeded: 5 per 1 minute' }, headers: waits },
    },
    sentence: (detail, status) => ({ status, body: { detail } }),
    skipsEmpty: true,
    bodies: { PUT: { ok: true }, DELETE: { deleted: 1 } },
    addsWith200: true,
  },
  /** NestJS */
  nest: {
    tooLong: (field) => `${field} must be shorter than or equal to ${maximum} characters`,
    fields: (errors) => ({
      status: 400,
      body: { statusCode: 400, message: Object.values(errors).flat(), error: 'Bad Request' },
    }),
    refusesEmpty: (field) => `${field} must be longer than or equal to 6 characters`,
    wrongLogin: { status: 401, body: { statusCode: 401, message: 'Unauthorized' } },
    statuses: {
      401: { status: 401, body: { statusCode: 401, message: 'Unauthorized' } },
      403: {
        status: 403,
        body: { statusCode: 403, message: 'Forbidden resource', error: 'Forbidden' },
      },
      429: {
        status: 429,
        body: { statusCode: 429, message: 'ThrottlerException: Too Many Requests' },
        headers: waits,
      },
    },
    sentence: (message, statusCode) => ({
      status: statusCode,
      body: { statusCode, message, error: 'Bad Request' },
    }),
  },
} satisfies Record<string, Dialect>

/** The framework whose answers the mock server gives; without one, those of the contract. */
export type DialectName = keyof typeof dialects

export const dialectNames = Object.keys(dialects) as DialectName[]
export const isDialect = (name: string): name is DialectName => Object.hasOwn(dialects, name)

let active: Dialect | undefined

/** Answers as a framework does by its defaults; without a name as the contract says. */
export function setDialect(name?: DialectName) {
  active = name && dialects[name]
}

const signIn: OperationName = 'POST /general/api/login/'
/** What the scenarios say: the framework has a sentence of its own in their place. */
const sampleRefusal = 'The server refused this record.'

/** Creates the handler before the others: translates their responses into the active dialect. */
export const createDialectHandler = (handlers: HttpHandler[]) =>
  http.all(apiPath, async ({ request }) => {
    const dialect = active
    const operation = findOperation(request)?.operation.name
    if (!dialect || !operation) return undefined
    const isDead = request.headers.has('Authorization') && !hasValidToken(request)
    if (dialect.refusesDeadTokens && isDead) return respond(answerTo(dialect, 401))
    const form = await readForm(request.clone())
    const empty = dialect.refusesEmpty && optionalFields.find((name) => form?.get(name) === '')
    if (empty && !applies('refused', operation))
      return respond(dialect.fields({ [empty]: [dialect.refusesEmpty!(empty)] }))
    const skips = dialect.skipsEmpty && request.method === 'PUT' && form
    const response = await getResponse(handlers, skips ? withoutEmpty(request, form) : request)
    if (!response || response.type === 'error' || response.status >= 500) return response
    const answer = await translate(dialect, { request, operation, form, response })
    return answer ? respond(answer) : response
  })

/** Fields that forms may leave empty and that validators know as a date or a number. */
const optionalFields = ['date', 'startDate', 'mobno']

function withoutEmpty({ url, method, headers }: Request, form: FormData) {
  const filled = new FormData()
  for (const [name, value] of form) if (value !== '') filled.append(name, value)
  const others = new Headers([...headers])
  // The boundary is that of the other body.
  others.delete('Content-Type')
  return new Request(url, { method, headers: others, body: filled })
}

interface Exchange {
  request: Request
  operation: OperationName
  form: FormData | undefined
  response: Response
}

/** The dialect's answer in place of a response; undefined where both are the same. */
async function translate(
  dialect: Dialect,
  { request, operation, form, response }: Exchange,
): Promise<Answer | undefined> {
  const { status } = response
  if (status === 400) return refuse(dialect, form, [sampleRefusal])
  if (status > 400) return dialect.statuses[status] && answerTo(dialect, status)
  const body = await readJson(response.clone())
  if (!body) return undefined
  if (request.method === 'GET')
    return dialect.hasLastPage ? beyondLastPage(request, body) : undefined
  if (operation === signIn)
    return body.userMessage === 'Authentication successful' ? undefined : dialect.wrongLogin
  if (body.status !== true) return refuse(dialect, form, [body.userMessage].flat().map(String))
  const own = dialect.bodies?.[request.method]
  if (own) return { status: 200, body: own }
  if (request.method === 'DELETE' || operation === 'PUT /general/api/login') return { status: 204 }
  const added = request.method === 'POST' && !dialect.addsWith200
  return { status: added ? 201 : 200, body: savedRecord(operation, request) }
}

function beyondLastPage(request: Request, body: Record<string, unknown>): Answer | undefined {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
  const isEmpty = Array.isArray(body.record_per_page) && !body.record_per_page.length
  return page > 1 && isEmpty ? { status: 404, body: { detail: 'Invalid page.' } } : undefined
}

/** A refusal of the form's first text, or of the whole where there is no form. */
function refuse(dialect: Dialect, form: FormData | undefined, sentences: string[]): Answer {
  if (sentences[0] === 'No record found.') return answerTo(dialect, 404)
  const names = [...(form?.keys() ?? [])]
  const field = names.find(
    (name) => !['id', 'file', 'filePath', 'datetime', 'email'].includes(name),
  )
  if (!field) return dialect.sentence(sentences.join(' '), 400)
  return dialect.fields({
    [field]: sentences.map((text) => (text === sampleRefusal ? dialect.tooLong(field) : text)),
  })
}

const answerTo = (dialect: Dialect, status: number) =>
  dialect.statuses[status] ?? dialect.sentence('No record found.', status)

/** The record that was just added or changed. */
function savedRecord(operation: OperationName, request: Request): object {
  const path = operation.replace(/^\w+ /, '').replace(/\/\{id\}$/, '')
  const entity =
    entityNames.find((name) => entities[name].path === path) ??
    (path.includes('contactus') ? 'message' : 'registration')
  const id = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1)!)
  const { rows } = tableOf(entity).list({ newestFirst: true })
  return (request.method === 'PUT' && rows.find((row) => String(row.id) === id)) || rows[0]!
}

async function readForm(request: Request) {
  const type = request.headers.get('Content-Type') ?? ''
  return type.startsWith('multipart/form-data') ? request.formData() : undefined
}

async function readJson(response: Response) {
  try {
    return (await response.json()) as Record<string, unknown>
  } catch {
    return undefined
  }
}

const respond = ({ status, body, headers }: Answer) =>
  new Response(body && JSON.stringify(body), {
    status,
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
  })

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
