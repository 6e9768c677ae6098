import contract from 'virtual:mock-contract'
import type { paths } from '../../src/api/schema'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call of the contract by name, such as `GET /admin/api/slider`. A call that the contract lacks does not compile. */
export type CallName = {
  [P in keyof paths]: {
    [M in Method]: paths[P] extends Record<Lowercase<M>, { responses: unknown }>
      ? `${M} ${P}`
      : never
  }[Method]
}[keyof paths]

/**
 * What the mocks read of openapi.yaml.
 * @public named by virtual.d.ts, which the check for unused code does not follow
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
  name: CallName
  id: string
  method: string
  /** Whether it answers without a token. */
  open: boolean
  definition: OperationObject
  /** Where it stands in the contract, as a JSON pointer. */
  pointer: string
  matches: RegExp
}

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
const step = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))

/** Every operation of the contract, in its order. */
export const operations: Operation[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, definition]) => ({
    name: `${method.toUpperCase()} ${path}` as CallName,
    id: definition.operationId,
    method: method.toUpperCase(),
    open: definition.security?.length === 0 || !!definition.security?.some(isEmpty),
    definition,
    pointer: `/paths/${step(path)}/${method}`,
    // The base in front is whatever the deployment says; letter case and trailing slash are exact.
    matches: new RegExp(`${escaped(path).replace('{id}', '(?<id>[^/]+)')}$`),
  })),
)

function isEmpty(requirement: object) {
  return Object.keys(requirement).length === 0
}

/** Where API requests go, in any letter case: what lands here and is no operation is a mistake. */
export const apiPath = /\/(?:general\/api|admin\/api)\/|\/weatherforecast\/?$/i

/** The operation that a request means, by its exact path, and the record it names. */
export function operationOf({ method, url }: { method: string; url: string }) {
  const { pathname } = new URL(url)
  for (const operation of operations) {
    if (operation.method !== method) continue
    const match = operation.matches.exec(pathname)
    if (match) return { operation, id: match.groups?.id && decodeURIComponent(match.groups.id) }
  }
  return undefined
}

/** Whether the exact path is the contract's under another method. */
export const pathIsKnown = (url: string) =>
  operations.some(({ matches }) => matches.test(new URL(url).pathname))
