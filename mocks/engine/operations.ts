import contract from 'virtual:mock-contract'
import type { paths } from '../../src/api/schema'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Method and path of an operation, such as `GET /admin/api/slider`. Others do not compile. */
export type OperationName = {
  [P in keyof paths]: {
    [M in Method]: paths[P] extends Record<Lowercase<M>, { responses: unknown }>
      ? `${M} ${P}`
      : never
  }[Method]
}[keyof paths]

/**
 * The parts of openapi.yaml that the mock server reads.
 * @public used by virtual.d.ts, which the check for unused code does not follow
 */
export interface Contract {
  paths: Record<string, Record<string, OperationObject>>
  components: Record<string, Record<string, object>>
}

interface OperationObject {
  operationId: string
  security?: object[]
  parameters?: { $ref: string }[]
  requestBody?: { $ref?: string; content?: Record<string, unknown> }
  responses: Record<string, { $ref?: string; content?: Record<string, unknown> }>
}

/** One operation of the contract. */
export interface Operation {
  name: OperationName
  id: string
  method: string
  /** Whether it needs no token. */
  isPublic: boolean
  definition: OperationObject
  /** Its JSON pointer in the contract. */
  pointer: string
  matches: RegExp
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
const encodePointerKey = (key: string) =>
  encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))

/** All operations in the order of the contract. */
export const operations: Operation[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, definition]) => ({
    name: `${method.toUpperCase()} ${path}` as OperationName,
    id: definition.operationId,
    method: method.toUpperCase(),
    isPublic: definition.security?.length === 0 || !!definition.security?.some(isEmpty),
    definition,
    pointer: `/paths/${encodePointerKey(path)}/${method}`,
    // Any base may precede the path; letter case and trailing slash must match.
    matches: new RegExp(`${escapeRegExp(path).replace('{id}', '(?<id>[^/]+)')}$`),
  })),
)

function isEmpty(requirement: object) {
  return Object.keys(requirement).length === 0
}

/** Matches API paths in any letter case, so that wrong ones are reported and not ignored. */
export const apiPath = /\/(?:general\/api|admin\/api)\/|\/weatherforecast\/?$/i

/** Finds the operation of a request by its exact path, with the record id of the path. */
export function findOperation({ method, url }: { method: string; url: string }) {
  const { pathname } = new URL(url)
  for (const operation of operations) {
    if (operation.method !== method) continue
    const match = operation.matches.exec(pathname)
    if (match) return { operation, id: match.groups?.id && decodeURIComponent(match.groups.id) }
  }
  return undefined
}

/** Whether the contract has the exact path, with any method. */
export const isKnownPath = (url: string) =>
  operations.some(({ matches }) => matches.test(new URL(url).pathname))
