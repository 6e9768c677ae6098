import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import contract from 'virtual:mock-contract'
import type { Operation } from './operations'

/** A difference between a request or response and the contract. */
export interface Violation {
  /** The operation's id, or method and path of a request that is no operation. */
  operationId: string
  source: 'request' | 'response'
  /** The path of the field, such as `record_per_page.0.title`. */
  field: string
  problem: string
}

/** The problem text of a field that the contract does not have. */
export const undocumented = 'is not in the contract'

/** All violations since the list was last cleared. Tests fail when one is left. */
export const violations: Violation[] = []

/** Clears the violations. */
export function clearViolations() {
  violations.length = 0
}

/** Adds a violation and prints it as an error. */
export function reportViolation(violation: Violation) {
  violations.push(violation)
  const { operationId, source, field, problem } = violation
  console.error(`[mock] ${operationId}: ${source} ${field}: ${problem}`)
}

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
ajv.addSchema({ ...contract, $id: 'contract' })
const compiledSchemas = new Map<string, SchemaCheck>()

/** A compiled schema: whether a value matches it, and the errors of the last value. */
interface SchemaCheck {
  (value: unknown): unknown
  errors?: ErrorObject[] | null
}

/** Compiles and caches the schema at a JSON pointer. Undocumented fields are violations. */
function compileSchema(pointer: string) {
  const cached = compiledSchemas.get(pointer)
  if (cached) return cached
  const compiled = compile({ $ref: `contract#${pointer}`, unevaluatedProperties: false })
  compiledSchemas.set(pointer, compiled)
  return compiled
}

/** Ajv generates code. A content security policy may forbid that; validation is skipped then. */
function compile(schema: object): SchemaCheck {
  try {
    return ajv.compile(schema)
  } catch (error) {
    if (error instanceof EvalError) return () => true
    throw error
  }
}

/** Resolves the `$ref` of a request body or response to its JSON pointer. */
const resolveRef = (pointer: string, part: { $ref?: string }) =>
  part.$ref ? part.$ref.slice(1) : pointer

const readPointer = (pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], contract)

type ViolationOrigin = Pick<Violation, 'operationId' | 'source'>

function findViolations(
  origin: ViolationOrigin,
  pointer: string,
  value: unknown,
  root = '',
): Violation[] {
  const valid = compileSchema(pointer)
  if (valid(value)) return []
  return ofFirstChoice(valid.errors ?? []).map((error) => ({
    ...origin,
    field: formatField(error, root),
    problem: describeError(error),
  }))
}

/** The stored record, which needs only its `id`, is the other choice of a write's response; what it lacks is no news. */
function ofFirstChoice(errors: ErrorObject[]) {
  if (!errors.some(({ keyword }) => keyword === 'anyOf')) return errors
  return errors.filter(
    ({ keyword, params }) =>
      !['anyOf', 'unevaluatedProperties'].includes(keyword) && params.missingProperty !== 'id',
  )
}

function formatField({ instancePath, params }: ErrorObject, root: string) {
  const fieldName = (params.missingProperty ?? params.unevaluatedProperty) as string | undefined
  return (
    [root, ...instancePath.split('/').slice(1), fieldName].filter(Boolean).join('.') || '(body)'
  )
}

const describeError = ({ keyword, message }: ErrorObject) =>
  keyword === 'unevaluatedProperties' ? undocumented : (message ?? keyword)

/** Reports the violations of a request. */
export const checkRequest = (operation: Operation, url: URL, body: unknown) =>
  findRequestViolations(operation, url, body).forEach(reportViolation)

/** Reports the violations of a response. */
export const checkResponse = (operation: Operation, status: number, type: string, body: unknown) =>
  findResponseViolations(operation, status, type, body).forEach(reportViolation)

/** Compares the query and the body with the operation. */
export function findRequestViolations(operation: Operation, url: URL, body: unknown): Violation[] {
  const { id: operationId, definition } = operation
  const origin = { operationId, source: 'request' } as const
  const found = findQueryViolations(operation, url.searchParams)
  const { requestBody } = definition
  const wrongBody = (problem: string) => [...found, { ...origin, field: '(body)', problem }]
  if (!requestBody) return body === undefined ? found : wrongBody('is not expected')
  const pointer = resolveRef(`${operation.pointer}/requestBody`, requestBody)
  const type = body instanceof FormData ? 'multipart/form-data' : 'application/json'
  if (!(type in (readPointer(pointer) as { content: object }).content))
    return wrongBody(`is not ${type}`)
  const value = body instanceof FormData ? readFields(body) : (body ?? null)
  return [
    ...found,
    ...findViolations(origin, `${pointer}/content/${escapePointerKey(type)}/schema`, value),
  ]
}

function findQueryViolations({ id, definition }: Operation, query: URLSearchParams): Violation[] {
  const origin = { operationId: id, source: 'request' } as const
  const parameters = (definition.parameters ?? []).map(({ $ref }) => $ref.slice(1))
  return [...query].flatMap(([name, value]) => {
    const field = `query.${name}`
    const pointer = parameters.find(
      (reference) => (readPointer(reference) as { name: string }).name === name,
    )
    if (!pointer) return [{ ...origin, field, problem: undocumented }]
    const type = (readPointer(`${pointer}/schema`) as { type?: string }).type
    const parsed = type === 'integer' && /^-?\d+$/.test(value) ? Number(value) : value
    return findViolations(origin, `${pointer}/schema`, parsed, field)
  })
}

/** Converts multipart fields to the contract's types: a file is a string, a repeated field an array. */
function readFields(form: FormData) {
  const fields: Record<string, unknown> = {}
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name).map((value) => (typeof value === 'string' ? value : ''))
    fields[name] = values.length === 1 ? values[0] : values
  }
  return fields
}

/** Compares a body with the operation's response of that status and media type. A refusal may have no body. */
export function findResponseViolations(
  operation: Operation,
  status: number,
  type: string,
  body: unknown,
): Violation[] {
  const origin = { operationId: operation.id, source: 'response' } as const
  const { responses } = operation.definition
  const key = [String(status), `${Math.floor(status / 100)}XX`].find((code) => code in responses)
  if (!key) return [{ ...origin, field: '(status)', problem: `${status}` }]
  const pointer = resolveRef(`${operation.pointer}/responses/${key}`, responses[key] ?? {})
  const { content } = readPointer(pointer) as { content?: object }
  if (!content)
    return body === undefined ? [] : [{ ...origin, field: '(body)', problem: 'is not expected' }]
  // OpenAPI cannot say that a body may be missing.
  if (status >= 400 && !type && body === undefined) return []
  if (!(type in content))
    return [{ ...origin, field: '(content type)', problem: `${type || 'none'} ${undocumented}` }]
  return findViolations(origin, `${pointer}/content/${escapePointerKey(type)}/schema`, body)
}

const escapePointerKey = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')
