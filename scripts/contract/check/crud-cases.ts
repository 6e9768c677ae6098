import contract from 'virtual:mock-contract'
import { operations, type OperationName, type Operation } from '../../../mocks/engine/operations'
import type { Collection } from '../../../src/api/contract'
import { toFormData } from '../../../src/api/to-form-data'

/** The public form that adds to a collection without an add operation. */
const publicForms: Partial<Record<Collection, OperationName>> = {
  '/admin/api/contactus': 'POST /general/api/contactus/',
  '/general/api/CourseRegister': 'POST /general/api/courseregister/',
}

/** The operations that create, read, update and delete a record of one collection. */
export interface CrudCase {
  /** The field that identifies the check's own records: searchable and part of the form. */
  identifyingField: string
  list: Operation
  add: Operation
  update?: Operation
  remove: Operation
  /** Whether adding a record sends a mail. */
  sendsMail: boolean
}

/** The operation with this method and path, if the contract has it. */
export const operationNamed = (name: string) => operations.find((each) => each.name === name)

/** The searchable text of a form that does not begin with it. */
const identifyingFields: Partial<Record<string, string>> = {
  '/admin/api/vGallery': 'title',
  '/admin/api/mailrequest': 'subject',
}

/** One case for each collection with write operations. */
export const crudCases: CrudCase[] = operations
  .filter(({ method }) => method === 'DELETE')
  .map((remove) => {
    const path = remove.name.replace('DELETE ', '') as Collection
    const add = operationNamed(publicForms[path] ?? `POST ${path}`)!
    return {
      identifyingField: identifyingFields[path] ?? Object.keys(exampleOf(add))[0]!,
      list: operationNamed(`GET ${path}`)!,
      add,
      update: operationNamed(`PUT ${path}/{id}`),
      remove,
      sendsMail: path === '/admin/api/mailrequest',
    }
  })

/** A PNG of one pixel. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A new record: the contract's example with `recordName` in the identifying field, and a picture if the form has one. */
export function draftFor({ add, identifyingField }: CrudCase, recordName: string, mailTo: string) {
  const fields: Record<string, string> = { ...exampleOf(add), [identifyingField]: recordName }
  if ('toEmail' in fields) fields.toEmail = mailTo
  const bytes = Buffer.from(png, 'base64')
  const picture = new File([bytes], 'contract-check.png', { type: 'image/png' })
  const file = 'file' in propertiesOf(formOf(add).schema) ? { file: picture } : {}
  return { fields, file: 'file' in file, body: toFormData({ ...fields, ...file }) }
}

/**
 * The whole record with edits, as the admin form sends it. Every field gets the value of the contract's edit example; the
 * identifying field gets `recordName`.
 */
export function patchFor(
  { add, update, identifyingField, sendsMail }: CrudCase,
  record: object,
  recordName: string,
) {
  const example = exampleOf(update!)
  const editable = Object.keys(exampleOf(add)).filter((name) => name in example)
  // An email log keeps its receiver, because the check must not send mail to anybody else.
  const changed = editable.filter((name) => !(sendsMail && name === 'toEmail'))
  const fields: Record<string, string> = Object.fromEntries(
    changed.map((name) => [name, name === identifyingField ? recordName : example[name]!]),
  )
  const edited: Record<string, unknown> = { ...record, ...fields }
  // A mail's text is `body` in the record and `Body` in the form, as given.
  if (sendsMail) delete edited.body
  return { fields, body: toFormData(edited) }
}

interface Form {
  schema: { $ref: string }
  examples?: Record<string, { value: Record<string, string> }>
}

function formOf({ definition }: Operation) {
  return definition.requestBody!.content!['multipart/form-data'] as Form
}

function exampleOf(operation: Operation) {
  return Object.values(formOf(operation).examples ?? {})[0]?.value ?? {}
}

function propertiesOf({ $ref }: { $ref: string }): object {
  const schema = contract.components.schemas![$ref.split('/').at(-1)!]
  return (schema as { properties: object }).properties
}
