import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import contract from 'virtual:mock-contract'
import type { Operation } from './operations'

/** Something that went over the wire and is not in the contract. */
export interface Violation {
  /** The operation of the contract, or the call itself when there is no such operation. */
  operationId: string
  of: 'request' | 'answer'
  /** Where, such as `record_per_page.0.title`. */
  field: string
  problem: string
}

/** What is said of a field that the contract does not name. */
export const undocumented = 'is not in the contract'

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

type Side = Pick<Violation, 'operationId' | 'of'>

function breaches(side: Side, pointer: string, value: unknown, root = ''): Violation[] {
  const valid = schemaAt(pointer)
  if (valid(value)) return []
  return (valid.errors ?? []).map((error) => ({
    ...side,
    field: fieldOf(error, root),
    problem: wordsOf(error),
  }))
}

function fieldOf({ instancePath, params }: ErrorObject, root: string) {
  const named = (params.missingProperty ?? params.unevaluatedProperty) as string | undefined
  return [root, ...instancePath.split('/').slice(1), named].filter(Boolean).join('.') || '(body)'
}

const wordsOf = ({ keyword, message }: ErrorObject) =>
  keyword === 'unevaluatedProperties' ? undocumented : (message ?? keyword)

/** Checks what came, and reports each breach. */
export const checkRequest = (operation: Operation, url: URL, body: unknown) =>
  breachesOfRequest(operation, url, body).forEach(report)

/** Checks what goes, and reports each breach. */
export const checkAnswer = (operation: Operation, status: number, type: string, body: unknown) =>
  breachesOfAnswer(operation, status, type, body).forEach(report)

/** The query and the body against the operation. */
export function breachesOfRequest(operation: Operation, url: URL, body: unknown): Violation[] {
  const { id: operationId, definition } = operation
  const side = { operationId, of: 'request' } as const
  const found = breachesOfQuery(operation, url.searchParams)
  const { requestBody } = definition
  const wrongBody = (problem: string) => [...found, { ...side, field: '(body)', problem }]
  if (!requestBody) return body === undefined ? found : wrongBody('none is taken')
  const pointer = followed(`${operation.pointer}/requestBody`, requestBody)
  const type = body instanceof FormData ? 'multipart/form-data' : 'application/json'
  if (!(type in (at(pointer) as { content: object }).content)) return wrongBody(`is not ${type}`)
  const value = body instanceof FormData ? fields(body) : (body ?? null)
  return [...found, ...breaches(side, `${pointer}/content/${step(type)}/schema`, value)]
}

function breachesOfQuery({ id, definition }: Operation, query: URLSearchParams): Violation[] {
  const side = { operationId: id, of: 'request' } as const
  const taken = (definition.parameters ?? []).map(({ $ref }) => $ref.slice(1))
  return [...query].flatMap(([name, value]) => {
    const field = `query.${name}`
    const pointer = taken.find((place) => (at(place) as { name: string }).name === name)
    if (!pointer) return [{ ...side, field, problem: undocumented }]
    const wanted = (at(`${pointer}/schema`) as { type?: string }).type
    const read = wanted === 'integer' && /^-?\d+$/.test(value) ? Number(value) : value
    return breaches(side, `${pointer}/schema`, read, field)
  })
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

/** The body against the response of that status and media type. */
export function breachesOfAnswer(
  operation: Operation,
  status: number,
  type: string,
  body: unknown,
): Violation[] {
  const side = { operationId: operation.id, of: 'answer' } as const
  const { responses } = operation.definition
  const key = [String(status), `${Math.floor(status / 100)}XX`].find((code) => code in responses)
  if (!key) return [{ ...side, field: '(status)', problem: `${status}` }]
  const pointer = followed(`${operation.pointer}/responses/${key}`, responses[key] ?? {})
  const { content = {} } = at(pointer) as { content?: object }
  if (!(type in content))
    return [{ ...side, field: '(content type)', problem: `${type || 'none'} ${undocumented}` }]
  return breaches(side, `${pointer}/content/${step(type)}/schema`, body)
}

const step = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')
