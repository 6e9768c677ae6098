import {
  addRecord,
  listForVisitors,
  listPage,
  deleteRecords,
  updateRecord,
} from '../src/api/collection'
import type { Reply } from '../src/api/client'
import type { Collection, ListPath } from '../src/api/contract'
import { changePassword, forecast, register, sendMessage, signIn } from '../src/api/general'

/** The kind of call decides which response bodies count as success [WIRE-6]. */
type Kind = 'list' | 'admin write' | 'sign-in' | 'public form' | 'forecast'

/** One operation of the contract, and the API function call that performs it. */
export interface ExpectedCall {
  operation: string
  kind: Kind
  send: () => Promise<Reply<unknown>>
  request: string
  /** The expected body: the parts of a multipart body, or the JSON of a DELETE. */
  body?: Record<string, unknown>
  /** Set if the caller, not the call, logs a web page received instead of JSON. */
  logged?: 'by its reader'
}

const picture = new File(['bytes'], 'चित्र.png', { type: 'image/png' })
const page = { page: 2, page_size: 25, search: 'दीप & lamp' }
const query = '?page=2&page_size=25&search=%E0%A4%A6%E0%A5%80%E0%A4%AA%20%26%20lamp'

/** Returns the calls that the admin makes for one collection, with their expected requests. */
function adminWrites(
  path: Collection,
  names: { list: string; add?: string; update?: string; remove: string },
  record: Record<string, unknown>,
): ExpectedCall[] {
  // `path` can be any collection, so TypeScript cannot match `record` to it; the casts allow that.
  const add = addRecord as (path: Collection, draft: object) => Promise<Reply<unknown>>
  const update = updateRecord as (
    path: Collection,
    id: number,
    patch: object,
  ) => Promise<Reply<unknown>>
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
      operation: names.list,
      kind: 'list',
      send: () => listPage(path, page),
      request: `GET ${path}${query}`,
    },
    ...(names.add
      ? [
          {
            operation: names.add,
            kind: 'admin write' as const,
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
            kind: 'admin write' as const,
            send: () =>
              update(path, 7, { ...whole, showMessage: true, rowIndex: 3, gone: undefined }),
            request: `PUT ${path}/7`,
            body: onTheWire(whole),
          },
        ]
      : []),
    {
      operation: names.remove,
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
  send: (body: never) => Promise<Reply<unknown>>,
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
  ...adminWrites(
    '/admin/api/notification',
    {
      list: 'listNotifications',
      add: 'addNotification',
      update: 'updateNotification',
      remove: 'removeNotifications',
    },
    { noti: 'Deepa daan', url: '' },
  ),
  ...adminWrites(
    '/admin/api/slider',
    { list: 'listSlides', add: 'addSlide', update: 'updateSlide', remove: 'removeSlides' },
    { heading1: 'One', heading2: 'Two', actionUrl: '#', file: picture },
  ),
  ...adminWrites(
    '/admin/api/courses',
    { list: 'listCourses', add: 'addCourse', update: 'updateCourse', remove: 'removeCourses' },
    { title: 'Gita', courseType: 'Daily Classes', startTime: '18:00', file: picture },
  ),
  ...adminWrites(
    '/admin/api/activities',
    {
      list: 'listActivities',
      add: 'addActivity',
      update: 'updateActivity',
      remove: 'removeActivities',
    },
    { title: 'Kirtan', date: '2026-12-04', time: '17:30', file: picture },
  ),
  ...adminWrites(
    '/admin/api/iGallery',
    { list: 'listImages', add: 'addImage', update: 'updateImage', remove: 'removeImages' },
    { title: 'Ghat', file: picture },
  ),
  ...adminWrites(
    '/admin/api/vGallery',
    { list: 'listVideos', add: 'addVideo', update: 'updateVideo', remove: 'removeVideos' },
    { videoLink: 'https://example.org/a.mp4', title: 'Arati' },
  ),
  ...adminWrites(
    '/admin/api/contactus',
    {
      list: 'listContactMessages',
      update: 'updateContactMessage',
      remove: 'removeContactMessages',
    },
    { name: 'Ananya', email: 'a@example.org', subject: 'Stay', message: 'Two\nlines' },
  ),
  ...adminWrites(
    '/admin/api/mailrequest',
    { list: 'listMails', add: 'sendMail', update: 'updateMail', remove: 'removeMails' },
    { toEmail: 'a@example.org', subject: 'Stay', Body: 'Welcome', file: picture },
  ),
  ...adminWrites(
    '/general/api/CourseRegister',
    { list: 'listRegistrations', remove: 'removeRegistrations' },
    {},
  ),
  {
    operation: 'forecast',
    kind: 'forecast',
    send: () => forecast(),
    request: 'GET /weatherforecast',
  },
]
