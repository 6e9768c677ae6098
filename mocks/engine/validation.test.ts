import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { operations, type OperationName } from './operations'
import { checkResponse, checkRequest, clearViolations, violations } from './validation'

beforeEach(() => {
  clearViolations()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

const operation = (name: OperationName) => operations.find((each) => each.name === name)!
const url = (search = '') => new URL(`http://localhost/any${search}`)

function form(fields: Record<string, string | File>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return body
}

test('a response that violates the contract is reported with operation and field', () => {
  const body = { status: true, total_records: 1, record_per_page: [{ id: 1, title: 5 }] }

  checkResponse(operation('GET /admin/api/courses'), 200, 'application/json', body)

  expect(violations).toEqual([
    {
      operationId: 'listCourses',
      source: 'response',
      field: 'record_per_page.0.title',
      problem: 'must be string',
    },
  ])
  expect(console.error).toHaveBeenCalledWith(
    '[mock] listCourses: response record_per_page.0.title: must be string',
  )
})

test('a missing field is reported by name', () => {
  checkResponse(operation('GET /admin/api/slider'), 200, 'application/json', {
    record_per_page: [],
  })

  expect(violations.map(({ field }) => field)).toEqual(['total_records'])
})

test('a write may answer with the stored record, and what else is missing is named once', () => {
  const add = operation('POST /admin/api/slider')

  checkResponse(add, 201, 'application/json', { id: 7, heading1: 'Gita' })
  checkResponse(add, 204, '', undefined)
  checkResponse(add, 200, 'application/json', { userMessage: 'Saved.' })

  expect(violations.map(({ field, problem }) => `${field}: ${problem}`)).toEqual([
    "status: must have required property 'status'",
  ])
})

test('an error response is compared with the error schema', () => {
  const body = { status: 'four hundred' }

  checkResponse(operation('POST /admin/api/slider'), 401, 'application/problem+json', body)

  expect(violations.map(({ field }) => field)).toEqual(['status'])
})

test('a refusal may have no body, and a web page in its place is a violation', () => {
  const list = operation('GET /admin/api/slider')

  for (const status of [401, 403, 429, 500]) checkResponse(list, status, '', undefined)
  expect(violations).toEqual([])

  checkResponse(list, 403, 'text/html', undefined)
  checkResponse(list, 200, '', undefined)
  expect(violations.map(({ field }) => field)).toEqual(['(content type)', '(content type)'])
})

test.each<[string, OperationName, unknown, string]>([
  ['a missing field', 'POST /admin/api/courses', form({ duration: '1 Day' }), 'title'],
  ['a field of the screen', 'PUT /admin/api/slider/{id}', form({ rowIndex: '1' }), 'rowIndex'],
  ['an empty deletion', 'DELETE /admin/api/slider', { deleteData: [] }, 'deleteData'],
  ['JSON for a form', 'POST /admin/api/slider', { heading1: 'x' }, '(body)'],
  ['no body', 'DELETE /admin/api/slider', undefined, '(body)'],
  ['a body on a read', 'GET /admin/api/slider', {}, '(body)'],
])('a request with %s is a violation [MOCK-2]', (_what, name, body, field) => {
  checkRequest(operation(name), url(), body)

  expect(violations.map((violation) => [violation.source, violation.field])).toEqual([
    ['request', field],
  ])
})

test.each([
  ['?page=0&page_size=10', 'query.page'],
  ['?page=1&page_size=ten', 'query.page_size'],
  ['?pageSize=10', 'query.pageSize'],
])('the query %s is a violation', (search, field) => {
  checkRequest(operation('GET /admin/api/slider'), url(search), undefined)

  expect(violations.map((violation) => violation.field)).toEqual([field])
})

test('a complete record with a file is valid', () => {
  const body = form({
    id: '1',
    filePath: 'x.png',
    heading1: 'ॐ',
    datetime: '2026-11-20T16:12:00',
    file: new File(['x'], 'x.png'),
  })

  checkRequest(operation('PUT /admin/api/slider/{id}'), url(), body)

  expect(violations).toEqual([])
})
