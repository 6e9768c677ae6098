import contract from 'virtual:mock-contract'
import { operations, type Operation } from '../mocks/engine/operations'
import {
  addRecord,
  listForVisitors,
  listPage,
  deleteRecords,
  updateRecord,
} from '../src/api/collection'
import type { ApiResult } from '../src/api/client'
import type { Collection, ListPath } from '../src/api/contract'
import { changePassword, forecast, register, sendMessage, signIn } from '../src/api/general'

/** The kind of call decides which response bodies count as success [WIRE-6]. */
type Kind = 'list' | 'admin write' | 'sign-in' | 'public form' | 'forecast'

/** One operation of the contract, and the API function call that performs it. */
export interface ExpectedCall {
  operation: string
  kind: Kind
  send: () => Promise<ApiResult<unknown>>
  request: string
  /** The expected body: the parts of a multipart body, or the JSON of a DELETE. */
  body?: Record<string, unknown>
  /** Set if the caller, not the call, logs a web page received instead of JSON. */
  logged?: 'by its reader'
}

const picture = new File(['bytes'], 'चित्र.png', { type: 'image/png' })
const page = { page: 2, page_size: 25, search: 'दीप & lamp' }
const query = '?page=2&page_size=25&search=%E0%A4%A6%E0%A5%80%E0%A4%AA%20%26%20lamp'

interface Form {
  examples: Record<string, { value: Record<string, string> }>
  schema: { $ref: string }
}

/** The contract's example of a form, with a picture where the form takes a file. */
function exampleOf({ definition }: Operation): Record<string, string | File> {
  const { examples, schema } = definition.requestBody!.content!['multipart/form-data'] as Form
  const { properties } = contract.components.schemas![schema.$ref.split('/').at(-1)!] as {
    properties: object
  }
  return { ...Object.values(examples)[0]!.value, ...('file' in properties && { file: picture }) }
}

/** Returns the calls that the admin makes for one collection, with their expected requests. */
function adminCalls(path: Collection): ExpectedCall[] {
  const operationAt = (name: string) => operations.find((each) => each.name === name)
  const creating = operationAt(`POST ${path}`)
  const updating = operationAt(`PUT ${path}/{id}`)
  const form = creating ?? updating
  const record = form ? exampleOf(form) : {}
  // `path` can be any collection, so TypeScript cannot match `record` to it; the casts allow that.
  const add = addRecord as (path: Collection, draft: object) => Promise<ApiResult<unknown>>
  const update = updateRecord as (
    path: Collection,
    id: number,
    patch: object,
  ) => Promise<ApiResult<unknown>>
  const whole = { id: 7, ...record, datetime: '2026-11-20T16:12:00' }
  const onTheWire = (fields: object) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        value instanceof File ? 'चित्र.png image/png bytes' : String(value),
      ]),
    )
  return [
    {
      operation: operationAt(`GET ${path}`)!.id,
      kind: 'list',
      send: () => listPage(path, page),
      request: `GET ${path}${query}`,
    },
    ...(creating
      ? [
          {
            operation: creating.id,
            kind: 'admin write' as const,
            send: () => add(path, { ...record, showMessage: true, rowIndex: 3, gone: null }),
            request: `POST ${path}`,
            body: onTheWire(record),
          },
        ]
      : []),
    ...(updating
      ? [
          {
            operation: updating.id,
            kind: 'admin write' as const,
            send: () =>
              update(path, 7, { ...whole, showMessage: true, rowIndex: 3, gone: undefined }),
            request: `PUT ${path}/7`,
            body: onTheWire(whole),
          },
        ]
      : []),
    {
      operation: operationAt(`DELETE ${path}`)!.id,
      kind: 'admin write',
      send: () => deleteRecords(path, [7, 'a8']),
      request: `DELETE ${path}`,
      body: { deleteData: [7, 'a8'] },
    },
  ]
}

const read = (operation: string, path: ListPath): ExpectedCall => ({
  operation,
  kind: 'list',
  logged: 'by its reader',
  send: () => listForVisitors(path, { page: 1, page_size: 15 }),
  request: `GET ${path}?page=1&page_size=15`,
})

const form = (
  kind: Kind,
  operation: string,
  request: string,
  body: Record<string, string>,
  send: (body: never) => Promise<ApiResult<unknown>>,
): ExpectedCall => ({ kind, operation, request, body, send: () => send(body as never) })

const login = { email: 'a@example.org', password: 'S3cret!' }

/** A call for every operation of the contract; src/api/wire.test.ts checks that none is missing. */
export const everyCall: ExpectedCall[] = [
  form('sign-in', 'signIn', 'POST /general/api/login/', login, signIn),
  form(
    'admin write',
    'changePassword',
    'PUT /general/api/login',
    { ...login, new_pass: 'N3w!word' },
    changePassword,
  ),
  form(
    'public form',
    'sendMessage',
    'POST /general/api/contactus/',
    { name: 'अनन्या', email: 'a@example.org', subject: 'Stay', message: 'Two\nlines' },
    sendMessage,
  ),
  form(
    'public form',
    'register',
    'POST /general/api/courseregister/',
    {
      name: 'अनन्या',
      email: 'a@example.org',
      mobno: '',
      course_type: 'Short Term',
      course_name: 'Gita',
      course_id: '3',
      language: 'Hindi',
      address: 'Sample Street 1',
      comment: 'Thank you',
    },
    register,
  ),
  read('listGalleryImages', '/admin/api/igallery'),
  read('listGalleryVideos', '/admin/api/vgallery'),
  ...operations
    .filter(({ method }) => method === 'DELETE')
    .flatMap(({ name }) => adminCalls(name.replace('DELETE ', '') as Collection)),
  {
    operation: 'forecast',
    kind: 'forecast',
    send: () => forecast(),
    request: 'GET /weatherforecast',
  },
]
