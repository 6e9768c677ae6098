/** An object in the parsed OpenAPI document. */
export type JsonObject = Record<string, unknown>

/** A schema with its references resolved and its parts merged. */
export interface FlatSchema {
  /** Empty if any type is allowed. */
  types: Set<string>
  /** Allowed values; absent if any value is allowed. */
  values?: Set<string>
  fields: Map<string, JsonObject>
  required: Set<string>
  items?: JsonObject
  /** Whether other fields are rejected. */
  isClosed: boolean
  /** `minLength`, `maximum`, `pattern` and similar keywords. */
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

/** Follows `$ref` until it reaches a value. */
export function resolveReference(document: JsonObject, node: unknown): JsonObject {
  const object = (node ?? {}) as JsonObject
  if (typeof object.$ref !== 'string') return object
  const steps = object.$ref.replace(/^#\//, '').split('/')
  const target = steps
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((part, step) => (part as JsonObject | undefined)?.[step], document)
  return resolveReference(document, target)
}

/** Merges `allOf`, `oneOf` and `anyOf` into one schema. */
export function flattenSchema(document: JsonObject, node: unknown): FlatSchema {
  const schema = resolveReference(document, node)
  const own: FlatSchema = {
    types: new Set(toList(schema.type)),
    values: schema.const === undefined ? valuesOf(schema.enum) : valuesOf([schema.const]),
    fields: new Map(Object.entries((schema.properties ?? {}) as Record<string, JsonObject>)),
    required: new Set(toList(schema.required)),
    items: schema.items as JsonObject | undefined,
    isClosed: schema.additionalProperties === false,
    limits: new Map(
      limits.filter((name) => name in schema).map((name) => [name, schema[name]] as const),
    ),
  }
  const alternatives = [schema.oneOf, schema.anyOf]
    .flatMap(toNodes)
    .map((one) => flattenSchema(document, one))
  for (const part of toNodes(schema.allOf)) mergeInto(own, flattenSchema(document, part), true)
  for (const part of alternatives) mergeInto(own, part, false)
  return own
}

/** Adds a part to a schema. Requirements of an alternative are not requirements of the whole. */
function mergeInto(own: FlatSchema, part: FlatSchema, isRequired: boolean) {
  for (const type of part.types) own.types.add(type)
  for (const [name, field] of part.fields) own.fields.set(name, field)
  own.items ??= part.items
  own.isClosed ||= part.isClosed
  if (!isRequired) return
  own.values ??= part.values
  for (const name of part.required) own.required.add(name)
  for (const [name, limit] of part.limits) own.limits.set(name, limit)
}

const toList = (value: unknown) =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]) as string[]
const toNodes = (value: unknown) => (Array.isArray(value) ? value : []) as JsonObject[]
const valuesOf = (values: unknown) =>
  Array.isArray(values) ? new Set(values.map((value) => JSON.stringify(value))) : undefined
