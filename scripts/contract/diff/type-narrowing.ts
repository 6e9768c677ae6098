import { flat, followed, type Flat, type Node } from '../schemas'

/** The two contracts that are compared. */
export interface Pair {
  old: Node
  now: Node
}

/** Who sends what a schema describes: the client a request, the server an answer. */
export type Direction = 'request' | 'answer'

/**
 * What of a schema's change breaks those who rely on the old one, each in a sentence. A server has to take
 * all that it took before; a client has to understand all that it may get now.
 */
export function narrowings(
  pair: Pair,
  direction: Direction,
  before: unknown,
  after: unknown,
  path = '',
  seen: readonly Node[] = [],
): string[] {
  const origin = followed(pair.old, before)
  // A schema that holds itself is compared once.
  if (seen.includes(origin)) return []
  const old = flat(pair.old, before)
  const now = flat(pair.now, after)
  const place = path || '(body)'
  const inner = (name: string) => (path ? `${path}.${name}` : name)
  const deeper = (from: unknown, to: unknown, name: string) =>
    narrowings(pair, direction, from, to, inner(name), [...seen, origin])

  const fields = [...old.fields].flatMap(([name, field]) => {
    const kept = now.fields.get(name)
    return kept ? deeper(field, kept, name) : [`${inner(name)}: removed`]
  })
  const items = old.items && now.items ? deeper(old.items, now.items, '[]') : []
  return [
    ...typeChanges(direction, old, now).map((words) => `${place}: ${words}`),
    ...requiredChanges(direction, old, now).map(([name, words]) => `${inner(name)}: ${words}`),
    ...(direction === 'request' ? limitChanges(old, now) : []).map((words) => `${place}: ${words}`),
    ...fields,
    ...items,
  ]
}

function typeChanges(direction: Direction, old: Flat, now: Flat): string[] {
  const [wide, narrow] = direction === 'request' ? [old, now] : [now, old]
  const verb = direction === 'request' ? 'no longer taken' : 'may come now'
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

function requiredChanges(direction: Direction, old: Flat, now: Flat): [string, string][] {
  const names = (from: Flat, to: Flat) =>
    [...from.required].filter((name) => !to.required.has(name))
  return direction === 'request'
    ? names(now, old).map((name) => [name, 'required now'])
    : // One that is gone altogether is told as removed.
      names(old, now)
        .filter((name) => now.fields.has(name) || !old.fields.has(name))
        .map((name) => [name, 'may be absent now'])
}

function limitChanges(old: Flat, now: Flat): string[] {
  const tighter = [...now.limits].filter(([name, limit]) => {
    const was = old.limits.get(name)
    if (was === undefined) return true
    if (typeof limit !== 'number' || typeof was !== 'number') return limit !== was
    return name.startsWith('min') ? limit > was : limit < was
  })
  const closed = now.closed && !old.closed ? ['fields beyond the named ones no longer taken'] : []
  return [...tighter.map(([name, limit]) => `${name} is ${String(limit)} now`), ...closed]
}
