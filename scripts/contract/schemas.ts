/** A part of an OpenAPI document, as the YAML says it. */
export type Node = Record<string, unknown>

/** A schema with its references followed and its parts laid together. */
export interface Flat {
  /** Empty: anything goes. */
  types: Set<string>
  /** Absent: not limited to a list of values. */
  values?: Set<string>
  fields: Map<string, Node>
  required: Set<string>
  items?: Node
  /** Whether fields beyond the named ones are taken. */
  closed: boolean
  /** `minLength`, `maximum`, `pattern` and their like. */
  limits: Map<string, unknown>
}

const limits = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'pattern',
  'format',
]

/** Follows references until something stands there. */
export function followed(document: Node, node: unknown): Node {
  const here = (node ?? {}) as Node
  if (typeof here.$ref !== 'string') return here
  const steps = here.$ref.replace(/^#\//, '').split('/')
  const target = steps
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((part, step) => (part as Node | undefined)?.[step], document)
  return followed(document, target)
}

/** Lays a schema's parts together: all of `allOf`, and what any of `oneOf` and `anyOf` allows. */
export function flat(document: Node, node: unknown): Flat {
  const schema = followed(document, node)
  const own: Flat = {
    types: new Set(listed(schema.type)),
    values: schema.const === undefined ? valuesOf(schema.enum) : valuesOf([schema.const]),
    fields: new Map(Object.entries((schema.properties ?? {}) as Record<string, Node>)),
    required: new Set(listed(schema.required)),
    items: schema.items as Node | undefined,
    closed: schema.additionalProperties === false,
    limits: new Map(
      limits.filter((name) => name in schema).map((name) => [name, schema[name]] as const),
    ),
  }
  const alternatives = [schema.oneOf, schema.anyOf].flatMap(nodes).map((one) => flat(document, one))
  for (const part of nodes(schema.allOf)) lay(own, flat(document, part), true)
  for (const part of alternatives) lay(own, part, false)
  return own
}

/** What an alternative demands is not demanded by the whole. */
function lay(own: Flat, part: Flat, demanded: boolean) {
  for (const type of part.types) own.types.add(type)
  for (const [name, field] of part.fields) own.fields.set(name, field)
  own.items ??= part.items
  own.closed ||= part.closed
  if (!demanded) return
  own.values ??= part.values
  for (const name of part.required) own.required.add(name)
  for (const [name, limit] of part.limits) own.limits.set(name, limit)
}

const listed = (value: unknown) =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]) as string[]
const nodes = (value: unknown) => (Array.isArray(value) ? value : []) as Node[]
const valuesOf = (values: unknown) =>
  Array.isArray(values) ? new Set(values.map((value) => JSON.stringify(value))) : undefined
