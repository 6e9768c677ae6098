import { isDeepStrictEqual } from 'node:util'
import { followed, type Node } from '../schemas'

interface Named {
  path: string
  id: string
  definition: Node
}

/** What the contract itself breaks of the project's own rules, each in a sentence. Redocly checks the rest. */
export function faultsOfContract(document: Node): string[] {
  const operations = operationsOf(document)
  const { schemas = {}, responses = {} } = document.components as Record<
    string,
    Record<string, Node>
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
    ...repeatedAnswers(operations),
    ...writeExampleFaults(responses.Written),
    ...signInFaults(operations),
  ]
}

function operationsOf({ paths }: Node): Named[] {
  return Object.entries(paths as Record<string, Record<string, Node>>).flatMap(([path, methods]) =>
    Object.values(methods).map((definition) => ({
      path,
      id: String(definition.operationId),
      definition,
    })),
  )
}

const describedFaults = ({ id, definition }: Named) =>
  definition.description ? [] : [`${id}: has no description`]

/** Two paths that differ in letter case or by a trailing slash alone look like a misprint; each names the other. */
function pathFaults({ id, path, definition }: Named, operations: Named[]): string[] {
  const plain = (text: string) => text.toLowerCase().replace(/\/$/, '')
  const twins = new Set(operations.map((other) => other.path))
  return [...twins]
    .filter((other) => other !== path && plain(other) === plain(path))
    .filter((other) => !String(definition.description).includes(`\`${other}\``))
    .map((other) => `${id}: does not say that ${other} is the same resource`)
}

const listExamples = ['one', 'empty', 'lastPage', 'nulls', 'hindi']

function listFaults(
  document: Node,
  { id, path, definition }: Named,
  operations: Named[],
): string[] {
  const answer = followed(document, (definition.responses as Node)['200'])
  const { schema, examples = {} } = contentOf(answer, 'application/json')
  const isList = ((schema as Node | undefined)?.allOf as Node[] | undefined)?.some(
    (part) => 'record_per_page' in ((part.properties ?? {}) as Node),
  )
  if (!isList) return []
  const linked = Object.values((answer.links ?? {}) as Node).map(
    (link) => (link as Node).operationId,
  )
  const due = operations
    .filter((other) => other.path === `${path}/{id}` || (other.path === path && isDelete(other)))
    .filter((other) => !linked.includes(other.id))
  return [
    ...listExamples
      .filter((name) => !(name in (examples as Node)))
      .map((name) => `${id}: lacks the example "${name}"`),
    ...due.map((other) => `${id}: has no link to ${other.id}`),
  ]
}

const isDelete = ({ definition }: Named) =>
  isDeepStrictEqual(definition.requestBody, { $ref: '#/components/requestBodies/Deletion' })

function uploadFaults(document: Node, { id, definition }: Named): string[] {
  const { schema, encoding } = contentOf(
    followed(document, definition.requestBody),
    'multipart/form-data',
  )
  const fields = followed(document, schema).properties as Node | undefined
  if (!fields?.file) return []
  return (encoding as { file?: Node } | undefined)?.file?.contentType
    ? []
    : [`${id}: does not say which types of file it takes`]
}

function schemaFaults(document: Node, name: string, schema: Node): string[] {
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Node>)
  return [
    ...(schema.description ? [] : [`${name}: has no description`]),
    ...fields.flatMap(([field, given]) => {
      const property = followed(document, given)
      const place = `${name}.${field}`
      const isTime = /(date|time)$/i.test(field)
      return [
        ...(property.description ? [] : [`${place}: has no description`]),
        ...(isTime && !property.format && !property['x-format'] ? [`${place}: has no format`] : []),
        ...(isTime && !property['x-time-zone'] ? [`${place}: has no time zone`] : []),
        ...(isTime && !property.examples ? [`${place}: has no example`] : []),
      ]
    }),
  ]
}

/** A form that adds and one that edits give the same advice. */
function adviceFaults(name: string, schemas: Record<string, Node>): string[] {
  const draft = name.endsWith('Patch') ? schemas[name.replace(/Patch$/, 'Draft')] : undefined
  if (!draft || isDeepStrictEqual(adviceOf(schemas[name]!), adviceOf(draft))) return []
  return [`${name}: advises other lengths or picture sizes than the draft`]
}

const adviceOf = (schema: Node) => [
  schema['x-picture-size'],
  ...Object.entries((schema.properties ?? {}) as Record<string, Node>)
    .filter(([, property]) => property['x-max-length'])
    .map(([field, property]) => [field, property['x-max-length']]),
]

function repeatedAnswers(operations: Named[]): string[] {
  const inline = operations.flatMap(({ id, definition }) =>
    Object.values(definition.responses as Record<string, Node>)
      .filter(({ $ref }) => !$ref)
      .map((answer) => ({ id, answer })),
  )
  return inline
    .filter(({ answer }, place) =>
      inline.slice(0, place).some((other) => isDeepStrictEqual(other.answer, answer)),
    )
    .map(({ id }) => `${id}: repeats an answer that could be shared`)
}

const writeExampleFaults = (written: Node | undefined) =>
  ['refused', 'sentences', 'refusedUpload']
    .filter((name) => !(name in ((contentOf(written, 'application/json').examples ?? {}) as Node)))
    .map((name) => `Written: lacks the example "${name}"`)

/** The shared 401 speaks of a token, which a sign-in does not have yet. */
const signInFaults = (operations: Named[]) =>
  operations
    .filter(({ definition }) => isDeepStrictEqual(definition.security, []))
    .filter(({ definition }) =>
      isDeepStrictEqual((definition.responses as Node)['401'], {
        $ref: '#/components/responses/Unauthorised',
      }),
    )
    .map(({ id }) => `${id}: takes no token, and answers 401 as if it did`)

const contentOf = (holder: Node | undefined, type: string) =>
  (((holder?.content ?? {}) as Node)[type] ?? {}) as Node
