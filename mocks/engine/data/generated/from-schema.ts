import fc from 'fast-check'
import contract from 'virtual:mock-contract'
import { filePaths, texts, textsByFormat } from './texts'

/** The keywords of a schema that openapi.yaml uses for values. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  'x-format'?: string
  minimum?: number
  minItems?: number
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

const prefix = '#/components/schemas/'

/** Schemas whose values are used as URLs: a path is loaded, an id is part of an address. */
const byName: Record<string, fc.Arbitrary<unknown>> = {
  FilePath: fc.option(filePaths),
  Id: fc.oneof(
    { withCrossShrink: true },
    { arbitrary: fc.nat(1000), weight: 4 },
    { arbitrary: fc.maxSafeInteger(), weight: 1 },
    { arbitrary: fc.uuid(), weight: 2 },
    { arbitrary: texts, weight: 1 },
  ),
}

const byType: Record<string, (schema: Schema) => fc.Arbitrary<unknown>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: ({ minimum }) => fc.oneof(fc.nat(100), fc.integer({ min: minimum ?? -(2 ** 31) })),
  string: ({ 'x-format': format = '' }) => textsByFormat[format] ?? texts,
  array: ({ items = {}, minItems }) =>
    fc.array(arbitraryOf(items), { minLength: minItems, maxLength: 4 }),
  object: ({ properties = {}, required = [] }) =>
    fc.record(
      Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [name, arbitraryOf(part)]),
      ),
      { requiredKeys: required },
    ),
}

/** Any value that a schema of the contract permits; throws for a type that it does not know. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  const name = schema.$ref?.slice(prefix.length) ?? ''
  if (byName[name]) return byName[name]
  const found = resolveSchema(schema)
  const parts = [found.type ?? 'none'].flat().map((type) => ({ ...found, type }))
  const choices = parts.map((part) => ({
    arbitrary: arbitraryOfType(part),
    weight: part.type === 'null' ? 1 : 4,
  }))
  // fast-check shrinks towards the first alternative, so null comes last.
  return fc.oneof({ withCrossShrink: true }, ...choices.toReversed())
}

function arbitraryOfType(schema: Schema) {
  const create = byType[String(schema.type)]
  if (!create) throw new Error(`No values can be generated of the type "${String(schema.type)}".`)
  return create(schema)
}

/** The schema that a `$ref` names. */
export function resolveSchema(schema: Schema): Schema {
  if (!schema.$ref) return schema
  const found = contract.components.schemas?.[schema.$ref.slice(prefix.length)]
  if (!found) throw new Error(`openapi.yaml has no schema ${schema.$ref}.`)
  return resolveSchema(found)
}

/** The schema of the records that a list of the contract returns. */
export function recordSchemaOf(path: string): Schema {
  const content = contract.paths[path]?.get?.responses['200']?.content as
    Record<string, { schema: Schema }> | undefined
  const parts = content?.['application/json']?.schema.allOf ?? []
  const records = parts.map((part) => part.properties?.record_per_page?.items)
  const found = records.find((items) => items !== undefined)
  if (!found) throw new Error(`openapi.yaml has no list at ${path}.`)
  return found
}
