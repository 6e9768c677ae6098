import { narrowings, type Direction, type Pair } from './type-narrowing'
import { followed, type Node } from '../schemas'

/** A change of the contract that breaks those who rely on the old one. */
export interface Break {
  /** The call, such as `GET /admin/api/courses`. */
  call: string
  what: string
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Every breaking change from one OpenAPI document to another, in the old one's order. */
export function breaks(old: Node, now: Node): Break[] {
  const pair = { old, now }
  return Object.entries((old.paths ?? {}) as Record<string, Node>).flatMap(([path, before]) => {
    const after = (now.paths as Record<string, Node> | undefined)?.[path]
    if (!after) return [{ call: path, what: 'the path is removed' }]
    return methods
      .filter((method) => method in before)
      .flatMap((method) => {
        const call = `${method.toUpperCase()} ${path}`
        if (!(method in after)) return [{ call, what: 'the operation is removed' }]
        const changes = changesOf(
          pair,
          before,
          before[method] as Node,
          after,
          after[method] as Node,
        )
        return changes.map((what) => ({ call, what }))
      })
  })
}

function changesOf(pair: Pair, oldPath: Node, old: Node, nowPath: Node, now: Node): string[] {
  return [
    ...(isOpen(pair.old, old) && !isOpen(pair.now, now) ? ['needs a token now'] : []),
    ...parameterChanges(
      pair,
      parametersOf(pair.old, oldPath, old),
      parametersOf(pair.now, nowPath, now),
    ),
    ...bodyChanges(pair, followed(pair.old, old.requestBody), followed(pair.now, now.requestBody)),
    ...answerChanges(pair, old.responses as Node, now.responses as Node),
  ]
}

/** Whether a call is answered without a token: no requirement, or an empty one among them. */
function isOpen(document: Node, operation: Node): boolean {
  const security = (operation.security ?? document.security ?? []) as Node[]
  return !security.length || security.some((requirement) => !Object.keys(requirement).length)
}

function parametersOf(document: Node, ...holders: Node[]): Map<string, Node> {
  const all = holders.flatMap(({ parameters = [] }) => parameters as Node[])
  return new Map(
    all.map((one) => {
      const parameter = followed(document, one)
      return [`${String(parameter.in)}.${String(parameter.name)}`, parameter]
    }),
  )
}

function parameterChanges(pair: Pair, old: Map<string, Node>, now: Map<string, Node>): string[] {
  const kept = [...old].flatMap(([name, before]) => {
    const after = now.get(name)
    return after
      ? narrowings(pair, 'request', before.schema, after.schema, name)
      : [`${name}: the parameter is removed`]
  })
  const demanded = [...now]
    .filter(([name, { required }]) => required && !old.get(name)?.required)
    .map(([name]) => `${name}: the parameter is required now`)
  return [...kept, ...demanded]
}

function bodyChanges(pair: Pair, old: Node, now: Node): string[] {
  if (old.content && !now.content) return ['request: no body is taken any more']
  const required = now.required && !old.required ? ['request: a body is required now'] : []
  return [...required, ...contentChanges(pair, 'request', 'request', old, now)]
}

/** An error that no longer comes breaks nobody; a success that no longer comes does. */
function answerChanges(pair: Pair, old: Node, now: Node): string[] {
  return Object.entries(old).flatMap(([status, before]) => {
    if (now[status])
      return contentChanges(
        pair,
        'answer',
        `answer ${status}`,
        followed(pair.old, before),
        followed(pair.now, now[status]),
      )
    return status.startsWith('2') ? [`answer ${status}: removed`] : []
  })
}

function contentChanges(pair: Pair, direction: Direction, name: string, old: Node, now: Node) {
  const after = (now.content ?? {}) as Record<string, Node>
  return Object.entries((old.content ?? {}) as Record<string, Node>).flatMap(([type, media]) =>
    after[type]
      ? narrowings(pair, direction, media.schema, after[type].schema).map(
          (change) => `${name}: ${change}`,
        )
      : [`${name}: ${type} is removed`],
  )
}
