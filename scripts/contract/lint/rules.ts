import { isDeepStrictEqual } from 'node:util'
import { resolveReference, type JsonObject } from '../schemas'

interface NamedOperation {
  path: string
  id: string
  definition: JsonObject
}

/** Faults of the contract against the project's own rules, one sentence each. Redocly checks the rest. */
export function faultsOfContract(document: JsonObject): string[] {
  const operations = operationsOf(document)
  const { schemas = {}, responses = {} } = document.components as Record<
    string,
    Record<string, JsonObject>
  >
  return [
    ...operations.flatMap((operation) => [
      ...describedFaults(operation),
      ...pathFaults(operation, operations),
      ...listFaults(document, operation, operations),
      ...uploadFaults(document, operation),
    ]),
    ...Object.entries(schemas).flatMap(([name, schema]) => [
      ...schemaFaults(document, name, schema),
      ...adviceFaults(name, schemas),
    ]),
    ...repeatedResponses(operations),
    ...writeExampleFaults(responses.Written),
    ...signInFaults(operations),
  ]
}

function operationsOf({ paths }: JsonObject): NamedOperation[] {
  return Object.entries(paths as Record<string, Record<string, JsonObject>>).flatMap(
    ([path, methods]) =>
      Object.values(methods).map((definition) => ({
        path,
        id: String(definition.operationId),
        definition,
      })),
  )
}

const describedFaults = ({ id, definition }: NamedOperation) =>
  definition.description ? [] : [`${id}: has no description`]

/** Two paths that differ only in letter case or a trailing slash look like a mistake, so each description names the other. */
function pathFaults(
  { id, path, definition }: NamedOperation,
  operations: NamedOperation[],
): string[] {
  const plain = (text: string) => text.toLowerCase().replace(/\/$/, '')
  const paths = new Set(operations.map((other) => other.path))
  return [...paths]
    .filter((other) => other !== path && plain(other) === plain(path))
    .filter((other) => !String(definition.description).includes(`\`${other}\``))
    .map((other) => `${id}: does not say that ${other} is the same resource`)
}

const listExamples = ['one', 'empty', 'lastPage', 'nulls', 'hindi']

function listFaults(
  document: JsonObject,
  { id, path, definition }: NamedOperation,
  operations: NamedOperation[],
): string[] {
  const response = resolveReference(document, (definition.responses as JsonObject)['200'])
  const { schema, examples = {} } = contentOf(response, 'application/json')
  const isList = ((schema as JsonObject | undefined)?.allOf as JsonObject[] | undefined)?.some(
    (part) => 'record_per_page' in ((part.properties ?? {}) as JsonObject),
  )
  if (!isList) return []
  const linked = Object.values((response.links ?? {}) as JsonObject).map(
    (link) => (link as JsonObject).operationId,
  )
  const targets = operations
    .filter((other) => other.path === `${path}/{id}` || (other.path === path && isDelete(other)))
    .filter((other) => !linked.includes(other.id))
  return [
    ...listExamples
      .filter((name) => !(name in (examples as JsonObject)))
      .map((name) => `${id}: lacks the example "${name}"`),
    ...targets.map((other) => `${id}: has no link to ${other.id}`),
  ]
}

const isDelete = ({ definition }: NamedOperation) =>
  isDeepStrictEqual(definition.requestBody, { $ref: '#/components/requestBodies/Deletion' })

function uploadFaults(document: JsonObject, { id, definition }: NamedOperation): string[] {
  const { schema, encoding } = contentOf(
    resolveReference(document, definition.requestBody),
    'multipart/form-data',
  )
  const fields = resolveReference(document, schema).properties as JsonObject | undefined
  if (!fields?.file) return []
  return (encoding as { file?: JsonObject } | undefined)?.file?.contentType
    ? []
    : [`${id}: does not say which types of file it takes`]
}

function schemaFaults(document: JsonObject, name: string, schema: JsonObject): string[] {
  const fields = Object.entries((schema.properties ?? {}) as Record<string, JsonObject>)
  return [
    ...(schema.description ? [] : [`${name}: has no description`]),
    ...gatewayFaults(name, schema),
    ...fields.flatMap(([field, given]) => {
      const property = resolveReference(document, given)
      const path = `${name}.${field}`
      const isTime = /(date|time)$/i.test(field)
      return [
        ...(property.description ? [] : [`${path}: has no description`]),
        ...(isTime && !property['x-format'] ? [`${path}: has no format`] : []),
        ...gatewayFaults(path, given),
        ...(isTime && !property['x-time-zone'] ? [`${path}: has no time zone`] : []),
        ...(isTime && !property.examples ? [`${path}: has no example`] : []),
      ]
    }),
  ]
}

/** Formats that every text of a form satisfies. */
const harmlessFormats = new Set<unknown>(['binary', 'password'])

/** A gateway that validates by the contract reads every value of a path or a multipart body as text. */
const gatewayFaults = (path: string, { format, oneOf }: JsonObject) => [
  ...(format === undefined || harmlessFormats.has(format)
    ? []
    : [`${path}: a gateway refuses free text by the format ${format as string}: write x-format`]),
  ...(oneOf
    ? [
        `${path}: the text 7 in a path or a form matches two types of oneOf: write anyOf, or several types`,
      ]
    : []),
]

/** The add form and the edit form must advise the same limits. */
function adviceFaults(name: string, schemas: Record<string, JsonObject>): string[] {
  const draft = name.endsWith('Patch') ? schemas[name.replace(/Patch$/, 'Draft')] : undefined
  if (!draft || isDeepStrictEqual(adviceOf(schemas[name]!), adviceOf(draft))) return []
  return [`${name}: advises other lengths or picture sizes than the draft`]
}

const adviceOf = (schema: JsonObject) => [
  schema['x-picture-size'],
  ...Object.entries((schema.properties ?? {}) as Record<string, JsonObject>)
    .filter(([, property]) => property['x-max-length'])
    .map(([field, property]) => [field, property['x-max-length']]),
]

function repeatedResponses(operations: NamedOperation[]): string[] {
  const inline = operations.flatMap(({ id, definition }) =>
    Object.values(definition.responses as Record<string, JsonObject>)
      .filter(({ $ref }) => !$ref)
      .map((response) => ({ id, response })),
  )
  return inline
    .filter(({ response }, index) =>
      inline.slice(0, index).some((other) => isDeepStrictEqual(other.response, response)),
    )
    .map(({ id }) => `${id}: repeats a response that could be shared`)
}

const writeExampleFaults = (written: JsonObject | undefined) =>
  ['refused', 'sentences', 'refusedUpload']
    .filter(
      (name) => !(name in ((contentOf(written, 'application/json').examples ?? {}) as JsonObject)),
    )
    .map((name) => `Written: lacks the example "${name}"`)

/** The shared 401 mentions a token, which a sign-in does not have. */
const signInFaults = (operations: NamedOperation[]) =>
  operations
    .filter(({ definition }) => isDeepStrictEqual(definition.security, []))
    .filter(({ definition }) =>
      isDeepStrictEqual((definition.responses as JsonObject)['401'], {
        $ref: '#/components/responses/Unauthorised',
      }),
    )
    .map(({ id }) => `${id}: takes no token, and responds with 401 as if it did`)

const contentOf = (holder: JsonObject | undefined, type: string) =>
  (((holder?.content ?? {}) as JsonObject)[type] ?? {}) as JsonObject
