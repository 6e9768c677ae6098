import contract from 'virtual:mock-contract'
import { operations, type CallName, type Operation } from '../../../mocks/engine/operations'
import type { Collection } from '../../../src/api/contract'
import { toFormData } from '../../../src/api/to-form-data'

/** The field by which the check knows its own records: the search finds it, and it is among the form's fields. */
const marks = {
  '/admin/api/notification': 'noti',
  '/admin/api/slider': 'heading1',
  '/admin/api/courses': 'title',
  '/admin/api/activities': 'title',
  '/admin/api/iGallery': 'title',
  '/admin/api/vGallery': 'title',
  '/admin/api/contactus': 'subject',
  '/admin/api/mailrequest': 'subject',
  '/general/api/CourseRegister': 'name',
} satisfies Record<Collection, string>

/** Where a collection has no add of its own, the public form that fills it. */
const forms: Partial<Record<Collection, CallName>> = {
  '/admin/api/contactus': 'POST /general/api/contactus/',
  '/general/api/CourseRegister': 'POST /general/api/courseregister/',
}

/** The calls by which a record of one collection lives. */
export interface Life {
  mark: string
  list: Operation
  add: Operation
  update?: Operation
  remove: Operation
  /** Adding sends a mail to somebody. */
  mails: boolean
}

/** The operation of a name that the contract has. */
export const operationNamed = (name: string) => operations.find((each) => each.name === name)

/** Every collection that the contract lets us write to. */
export const lives: Life[] = (Object.keys(marks) as Collection[]).map((path) => ({
  mark: marks[path],
  list: operationNamed(`GET ${path}`)!,
  add: operationNamed(forms[path] ?? `POST ${path}`)!,
  update: operationNamed(`PUT ${path}/{id}`),
  remove: operationNamed(`DELETE ${path}`)!,
  mails: path === '/admin/api/mailrequest',
}))

/** The smallest PNG there is. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A new record: the contract's own example with the mark in it, and a picture where one is taken. */
export function draftFor({ add, mark }: Life, marked: string, mailTo: string) {
  const fields: Record<string, string> = { ...exampleOf(add), [mark]: marked }
  if ('toEmail' in fields) fields.toEmail = mailTo
  const bytes = Buffer.from(png, 'base64')
  const picture = new File([bytes], 'contract-check.png', { type: 'image/png' })
  const file = 'file' in propertiesOf(formOf(add).schema) ? { file: picture } : {}
  return { fields, file: 'file' in file, body: toFormData({ ...fields, ...file }) }
}

/**
 * The whole record with its edits laid over it, as the admin form sends it. Every field of the form is changed: to what
 * the contract's own example of an edit says, and the mark to `marked`.
 */
export function patchFor({ add, update, mark, mails }: Life, record: object, marked: string) {
  const example = exampleOf(update!)
  const asked = Object.keys(exampleOf(add)).filter((name) => name in example)
  // A log entry keeps its receiver: nobody else may get a mail of this check.
  const changed = asked.filter((name) => !(mails && name === 'toEmail'))
  const fields: Record<string, string> = Object.fromEntries(
    changed.map((name) => [name, name === mark ? marked : example[name]!]),
  )
  const edited: Record<string, unknown> = { ...record, ...fields }
  // A mail's text is `body` in the record and `Body` in the form, as given.
  if (mails) delete edited.body
  return { fields, body: toFormData(edited) }
}

interface Form {
  schema: { $ref: string }
  examples?: Record<string, { value: Record<string, string> }>
}

const formOf = ({ definition }: Operation) =>
  definition.requestBody!.content!['multipart/form-data'] as Form

const exampleOf = (operation: Operation) =>
  Object.values(formOf(operation).examples ?? {})[0]?.value ?? {}

function propertiesOf({ $ref }: { $ref: string }): object {
  const schema = contract.components.schemas![$ref.split('/').at(-1)!]
  return (schema as { properties: object }).properties
}
