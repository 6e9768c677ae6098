import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import contract from 'virtual:mock-contract'
import type { Operation } from './calls'

/** Something that went over the wire and is not in the contract. */
export interface Violation {
  /** The operation of the contract, or the call itself when there is no such operation. */
  operationId: string
  of: 'request' | 'answer'
  /** Where, such as `record_per_page.0.title`. */
  field: string
  problem: string
}

/** Every breach of the contract since the list was last cleared. A test that ends with one has failed. */
export const violations: Violation[] = []

/** Forgets the breaches so far. */
export function clearViolations() {
  violations.length = 0
}

/** The one place where a breach is reported. */
export function report(violation: Violation) {
  violations.push(violation)
  const { operationId, of, field, problem } = violation
  console.error(`[mock] ${operationId}: ${of} ${field}: ${problem}`)
}

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
ajv.addSchema({ ...contract, $id: 'contract' })
const compiled = new Map<string, ValidateFunction>()

/** Compiles what stands at a place of the contract, once. Fields that the contract does not name are breaches too. */
function schemaAt(pointer: string) {
  const known = compiled.get(pointer)
  if (known) return known
  const made = compile({ $ref: `contract#${pointer}`, unevaluatedProperties: false })
  compiled.set(pointer, made)
  return made
}

/** Ajv writes code. Where a content security policy forbids that, as on some previews, nothing is checked. */
function compile(schema: object): ValidateFunction {
  try {
    return ajv.compile(schema)
  } catch (error) {
    if (error instanceof EvalError) return (() => true) as unknown as ValidateFunction
    throw error
  }
}

/** Follows a `$ref` that stands in the place of a request body, a parameter or a response. */
const followed = (pointer: string, part: { $ref?: string }) =>
  part.$ref ? part.$ref.slice(1) : pointer

const at = (pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], contract)

function check(
  operationId: string,
  of: Violation['of'],
  pointer: string,
  value: unknown,
  root: string,
) {
  const valid = schemaAt(pointer)
  if (valid(value)) return
  for (const error of valid.errors ?? [])
    report({ operationId, of, field: fieldOf(error, root), problem: wordsOf(error) })
}

function fieldOf({ instancePath, params }: ErrorObject, root: string) {
  const named = (params.missingProperty ?? params.unevaluatedProperty) as string | undefined
  return [root, ...instancePath.split('/').slice(1), named].filter(Boolean).join('.') || '(body)'
}

const wordsOf = ({ keyword, message }: ErrorObject) =>
  keyword === 'unevaluatedProperties' ? 'is not in the contract' : (message ?? keyword)

/** Checks what came: the query, and the body as fields or JSON. */
export function checkRequest(operation: Operation, url: URL, body: unknown) {
  checkQuery(operation, url.searchParams)
  const { requestBody } = operation.definition
  if (!requestBody) {
    if (body !== undefined)
      report({
        operationId: operation.id,
        of: 'request',
        field: '(body)',
        problem: 'none is taken',
      })
    return
  }
  const pointer = followed(`${operation.pointer}/requestBody`, requestBody)
  const type = body instanceof FormData ? 'multipart/form-data' : 'application/json'
  if (!(type in (at(pointer) as { content: object }).content)) {
    report({ operationId: operation.id, of: 'request', field: '(body)', problem: `is not ${type}` })
    return
  }
  const value = body instanceof FormData ? fields(body) : (body ?? null)
  check(operation.id, 'request', `${pointer}/content/${type.replace('/', '~1')}/schema`, value, '')
}

function checkQuery({ id, definition }: Operation, query: URLSearchParams) {
  const taken = (definition.parameters ?? []).map(({ $ref }) => $ref.slice(1))
  for (const [name, value] of query) {
    const pointer = taken.find((place) => (at(place) as { name: string }).name === name)
    if (!pointer) {
      report({
        operationId: id,
        of: 'request',
        field: `query.${name}`,
        problem: 'is not in the contract',
      })
      continue
    }
    const wanted = (at(`${pointer}/schema`) as { type?: string }).type
    const read = wanted === 'integer' && /^-?\d+$/.test(value) ? Number(value) : value
    check(id, 'request', `${pointer}/schema`, read, `query.${name}`)
  }
}

/** Multipart fields as the contract describes them: a file is a binary string, a repeated field a list. */
function fields(form: FormData) {
  const read: Record<string, unknown> = {}
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name).map((value) => (typeof value === 'string' ? value : ''))
    read[name] = values.length === 1 ? values[0] : values
  }
  return read
}

/** Checks what goes: the body against the response of that status. */
export function checkAnswer(operation: Operation, status: number, type: string, body: unknown) {
  const { responses } = operation.definition
  const key = [String(status), `${Math.floor(status / 100)}XX`].find((code) => code in responses)
  if (!key) {
    report({ operationId: operation.id, of: 'answer', field: '(status)', problem: `${status}` })
    return
  }
  const pointer = followed(`${operation.pointer}/responses/${key}`, responses[key] ?? {})
  check(operation.id, 'answer', `${pointer}/content/${type.replace('/', '~1')}/schema`, body, '')
}
