import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { addRecord, listForVisitors, listPage, removeRecords, updateRecord } from './collection'
import type { Collection, Listed } from './contract'
import { changePassword, forecast, register, sendMessage, signIn } from './general'
import { forget, remember } from './session'

interface Wire {
  operation: string
  send: () => Promise<unknown>
  request: string
  /** The parts of a multipart body, or the JSON of a DELETE. */
  body?: Record<string, unknown>
}

const picture = new File(['bytes'], 'चित्र.png', { type: 'image/png' })
const page = { page: 2, page_size: 25, search: 'दीप & lamp' }
const query = '?page=2&page_size=25&search=%E0%A4%A6%E0%A5%80%E0%A4%AA%20%26%20lamp'

/** What the back office does with a collection, on the wire. */
function office(
  path: Collection,
  names: { list: string; add?: string; update?: string; remove: string },
  record: Record<string, unknown>,
): Wire[] {
  // The rows of this table are data; that each fits its collection is what contract.ts and its users hold.
  const add = addRecord as (path: Collection, draft: object) => Promise<unknown>
  const update = updateRecord as (path: Collection, id: number, patch: object) => Promise<unknown>
  const whole = { id: 7, ...record, datetime: '2026-11-20T16:12:00' }
  const onTheWire = (fields: object) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        value instanceof File ? 'चित्र.png image/png bytes' : String(value),
      ]),
    )
  return [
    { operation: names.list, send: () => listPage(path, page), request: `GET ${path}${query}` },
    ...(names.add
      ? [
          {
            operation: names.add,
            send: () => add(path, { ...record, showMessage: true, rowIndex: 3, gone: null }),
            request: `POST ${path}`,
            body: onTheWire(record),
          },
        ]
      : []),
    ...(names.update
      ? [
          {
            operation: names.update,
            send: () =>
              update(path, 7, { ...whole, showMessage: true, rowIndex: 3, gone: undefined }),
            request: `PUT ${path}/7`,
            body: onTheWire(whole),
          },
        ]
      : []),
    {
      operation: names.remove,
      send: () => removeRecords(path, [7, 'a8']),
      request: `DELETE ${path}`,
      body: { deleteData: [7, 'a8'] },
    },
  ]
}

const read = (operation: string, path: Listed): Wire => ({
  operation,
  send: () => listForVisitors(path, { page: 1, page_size: 15 }),
  request: `GET ${path}?page=1&page_size=15`,
})

const form = (
  operation: string,
  request: string,
  body: Record<string, string>,
  send: (body: never) => Promise<unknown>,
): Wire => ({ operation, request, body, send: () => send(body as never) })

const login = { email: 'a@example.org', password: 'S3cret!' }

const table: Wire[] = [
  form('signIn', 'POST /general/api/login/', login, signIn),
  form(
    'changePassword',
    'PUT /general/api/login',
    { ...login, new_pass: 'N3w!word' },
    changePassword,
  ),
  form(
    'sendMessage',
    'POST /general/api/contactus/',
    { name: 'अनन्या', email: 'a@example.org', subject: 'Stay', message: 'Two\nlines' },
    sendMessage,
  ),
  form(
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
  ...office(
    '/admin/api/notification',
    {
      list: 'listNotifications',
      add: 'addNotification',
      update: 'updateNotification',
      remove: 'removeNotifications',
    },
    { noti: 'Deepa daan', url: '' },
  ),
  ...office(
    '/admin/api/slider',
    { list: 'listSlides', add: 'addSlide', update: 'updateSlide', remove: 'removeSlides' },
    { heading1: 'One', heading2: 'Two', actionUrl: '#', file: picture },
  ),
  ...office(
    '/admin/api/courses',
    { list: 'listCourses', add: 'addCourse', update: 'updateCourse', remove: 'removeCourses' },
    { title: 'Gita', courseType: 'Daily Classes', startTime: '18:00', file: picture },
  ),
  ...office(
    '/admin/api/activities',
    {
      list: 'listActivities',
      add: 'addActivity',
      update: 'updateActivity',
      remove: 'removeActivities',
    },
    { title: 'Kirtan', date: '2026-12-04', time: '17:30', file: picture },
  ),
  ...office(
    '/admin/api/iGallery',
    { list: 'listImages', add: 'addImage', update: 'updateImage', remove: 'removeImages' },
    { title: 'Ghat', file: picture },
  ),
  ...office(
    '/admin/api/vGallery',
    { list: 'listVideos', add: 'addVideo', update: 'updateVideo', remove: 'removeVideos' },
    { videoLink: 'https://example.org/a.mp4', title: 'Arati' },
  ),
  ...office(
    '/admin/api/contactus',
    {
      list: 'listContactMessages',
      update: 'updateContactMessage',
      remove: 'removeContactMessages',
    },
    { name: 'Ananya', email: 'a@example.org', subject: 'Stay', message: 'Two\nlines' },
  ),
  ...office(
    '/admin/api/mailrequest',
    { list: 'listMails', add: 'sendMail', update: 'updateMail', remove: 'removeMails' },
    { toEmail: 'a@example.org', subject: 'Stay', Body: 'Welcome', file: picture },
  ),
  ...office(
    '/general/api/CourseRegister',
    { list: 'listRegistrations', remove: 'removeRegistrations' },
    {},
  ),
  { operation: 'forecast', send: () => forecast(), request: 'GET /weatherforecast' },
]

const contract = parse(readFileSync('openapi.yaml', 'utf8')) as {
  paths: Record<string, Record<string, { operationId: string }>>
}
const operations = Object.values(contract.paths).flatMap((path) =>
  Object.values(path).map((operation) => operation.operationId),
)

let sent: Request[] = []

beforeEach(() => {
  sent = []
  remember({ token: 'a-token' }, 'a@example.org')
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request)
    return Promise.resolve(Response.json({ status: true, record_per_page: [], total_records: 0 }))
  })
})

afterEach(() => {
  forget()
  vi.unstubAllGlobals()
})

test('the table names every operation of the contract', () => {
  expect(table.map((row) => row.operation).toSorted()).toEqual(operations.toSorted())
})

test.each(table)('$operation is sent as $request', async ({ send, request, body }) => {
  await send()

  expect(sent).toHaveLength(1)
  const [wire] = sent as [Request]
  const [method, path] = request.split(/ (.*)/)
  expect(wire.method).toBe(method)
  expect(wire.url).toBe(`http://localhost${path}`)
  expect(wire.credentials).toBe('same-origin')
  expect(wire.redirect).toBe(method === 'GET' ? 'follow' : 'error')
  expect(wire.headers.get('Accept')).toBe('application/json')
  expect(wire.headers.get('Authorization')).toBe('Bearer a-token')
  const type = wire.headers.get('Content-Type')
  if (method === 'GET') {
    expect(type).toBeNull()
    expect(wire.body).toBeNull()
  } else if (method === 'DELETE') {
    expect(type).toBe('application/json')
    expect(await wire.json()).toEqual(body)
  } else {
    expect(type).toMatch(/^multipart\/form-data; ?boundary=/)
    expect(await partsOf(wire)).toEqual(body)
  }
})

/** Parts by name, each once; multipart writes every line break as CRLF, by its standard. */
async function partsOf(request: Request) {
  const parts = [...(await request.formData())]
  expect(new Set(parts.map(([name]) => name)).size).toBe(parts.length)
  return Promise.all(
    parts.map(async ([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\r\n', '\n') : await seen(value),
    ]),
  ).then((entries) => Object.fromEntries(entries) as unknown)
}

/** What a server sees of a file. */
const seen = async (file: File) => `${file.name} ${file.type} ${await file.text()}`
