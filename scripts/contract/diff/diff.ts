import { typeNarrowing, type Direction, type Contracts } from './type-narrowing'
import { resolveReference, type JsonObject } from '../schemas'

/** A change of the contract that breaks existing clients or servers. */
export interface BreakingChange {
  /** For example `GET /admin/api/courses`. */
  operation: string
  change: string
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Every breaking change between two OpenAPI documents, in the order of the old one. */
export function breakingChanges(old: JsonObject, now: JsonObject): BreakingChange[] {
  const pair = { old, now }
  return Object.entries((old.paths ?? {}) as Record<string, JsonObject>).flatMap(
    ([path, before]) => {
      const after = (now.paths as Record<string, JsonObject> | undefined)?.[path]
      if (!after) return [{ operation: path, change: 'the path is removed' }]
      return methods
        .filter((method) => method in before)
        .flatMap((method) => {
          const operation = `${method.toUpperCase()} ${path}`
          if (!(method in after)) return [{ operation, change: 'the operation is removed' }]
          const changes = changesOf(
            pair,
            before,
            before[method] as JsonObject,
            after,
            after[method] as JsonObject,
          )
          return changes.map((change) => ({ operation, change }))
        })
    },
  )
}

function changesOf(
  pair: Contracts,
  oldPath: JsonObject,
  old: JsonObject,
  nowPath: JsonObject,
  now: JsonObject,
): string[] {
  return [
    ...(isOpen(pair.old, old) && !isOpen(pair.now, now) ? ['needs a token now'] : []),
    ...parameterChanges(
      pair,
      parametersOf(pair.old, oldPath, old),
      parametersOf(pair.now, nowPath, now),
    ),
    ...bodyChanges(
      pair,
      resolveReference(pair.old, old.requestBody),
      resolveReference(pair.now, now.requestBody),
    ),
    ...responseChanges(pair, old.responses as JsonObject, now.responses as JsonObject),
  ]
}

/** Whether an operation works without a token: no security requirement, or an empty one among them. */
function isOpen(document: JsonObject, operation: JsonObject): boolean {
  const security = (operation.security ?? document.security ?? []) as JsonObject[]
  return !security.length || security.some((requirement) => !Object.keys(requirement).length)
}

function parametersOf(document: JsonObject, ...holders: JsonObject[]): Map<string, JsonObject> {
  const all = holders.flatMap(({ parameters = [] }) => parameters as JsonObject[])
  return new Map(
    all.map((one) => {
      const parameter = resolveReference(document, one)
      return [`${String(parameter.in)}.${String(parameter.name)}`, parameter]
    }),
  )
}

function parameterChanges(
  pair: Contracts,
  old: Map<string, JsonObject>,
  now: Map<string, JsonObject>,
): string[] {
  const existing = [...old].flatMap(([name, before]) => {
    const after = now.get(name)
    return after
      ? typeNarrowing(pair, 'request', before.schema, after.schema, name)
      : [`${name}: the parameter is removed`]
  })
  const added = [...now]
    .filter(([name, { required }]) => required && !old.get(name)?.required)
    .map(([name]) => `${name}: the parameter is required now`)
  return [...existing, ...added]
}

function bodyChanges(pair: Contracts, old: JsonObject, now: JsonObject): string[] {
  if (old.content && !now.content) return ['request: no body is accepted any more']
  const required = now.required && !old.required ? ['request: a body is required now'] : []
  return [...required, ...contentChanges(pair, 'request', 'request', old, now)]
}

/** Removing an error response breaks no client; removing a success response does. */
function responseChanges(pair: Contracts, old: JsonObject, now: JsonObject): string[] {
  return Object.entries(old).flatMap(([status, before]) => {
    if (now[status])
      return contentChanges(
        pair,
        'response',
        `response ${status}`,
        resolveReference(pair.old, before),
        resolveReference(pair.now, now[status]),
      )
    return status.startsWith('2') ? [`response ${status}: removed`] : []
  })
}

function contentChanges(
  pair: Contracts,
  direction: Direction,
  name: string,
  old: JsonObject,
  now: JsonObject,
) {
  const after = (now.content ?? {}) as Record<string, JsonObject>
  return Object.entries((old.content ?? {}) as Record<string, JsonObject>).flatMap(
    ([type, media]) =>
      after[type]
        ? typeNarrowing(pair, direction, media.schema, after[type].schema).map(
            (change) => `${name}: ${change}`,
          )
        : [`${name}: ${type} is removed`],
  )
}
