import { flattenSchema, resolveReference, type FlatSchema, type JsonObject } from '../schemas'

/** The two contracts to compare. */
export interface Contracts {
  old: JsonObject
  now: JsonObject
}

/** The client sends a request, the server a response. */
export type Direction = 'request' | 'response'

/**
 * The breaking changes of a schema, each a sentence. A request must still accept everything it accepted before;
 * a response must not contain anything new.
 */
export function typeNarrowing(
  pair: Contracts,
  direction: Direction,
  before: unknown,
  after: unknown,
  path = '',
  seen: readonly JsonObject[] = [],
): string[] {
  const origin = resolveReference(pair.old, before)
  // A recursive schema is compared once.
  if (seen.includes(origin)) return []
  const old = flattenSchema(pair.old, before)
  const now = flattenSchema(pair.now, after)
  const position = path || '(body)'
  const inner = (name: string) => (path ? `${path}.${name}` : name)
  const deeper = (from: unknown, to: unknown, name: string) =>
    typeNarrowing(pair, direction, from, to, inner(name), [...seen, origin])

  const fields = [...old.fields].flatMap(([name, field]) => {
    const same = now.fields.get(name)
    return same ? deeper(field, same, name) : [`${inner(name)}: removed`]
  })
  const items = old.items && now.items ? deeper(old.items, now.items, '[]') : []
  return [
    ...typeChanges(direction, old, now).map((words) => `${position}: ${words}`),
    ...requiredChanges(direction, old, now).map(([name, words]) => `${inner(name)}: ${words}`),
    ...(direction === 'request' ? limitChanges(old, now) : []).map(
      (words) => `${position}: ${words}`,
    ),
    ...fields,
    ...items,
  ]
}

function typeChanges(direction: Direction, old: FlatSchema, now: FlatSchema): string[] {
  const [wide, narrow] = direction === 'request' ? [old, now] : [now, old]
  const verb = direction === 'request' ? 'no longer accepted' : 'may occur now'
  const isIn = (type: string) =>
    narrow.types.has(type) || (type === 'integer' && narrow.types.has('number'))
  const changed: string[] = []
  if (narrow.types.size && !wide.types.size) changed.push(`other types than before ${verb}`)
  const types = narrow.types.size ? [...wide.types].filter((type) => !isIn(type)) : []
  for (const type of types) changed.push(`type ${type} ${verb}`)
  if (narrow.values && !wide.values) changed.push(`other values than those listed ${verb}`)
  for (const value of wide.values ?? [])
    if (narrow.values && !narrow.values.has(value)) changed.push(`value ${value} ${verb}`)
  return changed
}

function requiredChanges(
  direction: Direction,
  old: FlatSchema,
  now: FlatSchema,
): [string, string][] {
  const names = (from: FlatSchema, to: FlatSchema) =>
    [...from.required].filter((name) => !to.required.has(name))
  return direction === 'request'
    ? names(now, old).map((name) => [name, 'required now'])
    : // A removed field is already reported as removed.
      names(old, now)
        .filter((name) => now.fields.has(name) || !old.fields.has(name))
        .map((name) => [name, 'may be absent now'])
}

function limitChanges(old: FlatSchema, now: FlatSchema): string[] {
  const tighter = [...now.limits].filter(([name, limit]) => {
    const was = old.limits.get(name)
    if (was === undefined) return true
    if (typeof limit !== 'number' || typeof was !== 'number') return limit !== was
    return name.startsWith('min') ? limit > was : limit < was
  })
  const closed =
    now.isClosed && !old.isClosed ? ['fields beyond the named ones no longer accepted'] : []
  return [...tighter.map(([name, limit]) => `${name} is ${String(limit)} now`), ...closed]
}
