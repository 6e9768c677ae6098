import { delay, HttpResponse } from 'msw'
import { createProblemResponse } from '../router'

const nestedObject = { deeply: { nested: ['value'] } }

/** List entries of wrong types, without an id, with a repeated id, or no objects at all. */
const oddRecords = [
  null,
  7,
  'a sentence',
  [],
  {},
  { id: 1 },
  { id: 1, title: null, heading1: null, noti: null, name: null, videoLink: null },
  { id: '2', title: 42, heading1: 42, noti: 42, name: 42, email: 42, subject: 42, message: 42 },
  {
    id: 3,
    title: nestedObject,
    heading1: nestedObject,
    noti: nestedObject,
    name: nestedObject,
    subject: nestedObject,
  },
  {
    id: 4,
    title: ['a', 'list'],
    filePath: nestedObject,
    url: nestedObject,
    actionUrl: 5,
    videoLink: 5,
  },
  { id: 5, title: true, filePath: '../../etc/passwd', datetime: 'yesterday', videoLink: '//x' },
  { id: 6, title: 'A date of no kind', datetime: nestedObject, date: 20261121, time: null },
  {
    id: 7,
    title: 'A link of no good',
    url: 'javascript:alert(1)',
    actionUrl: 'javascript:alert(1)',
  },
]

/** A list of odd records whose total and status are words. */
const createOddList = () =>
  HttpResponse.json({
    status: 'true',
    total_records: 'thirteen',
    userMessage: nestedObject,
    record_per_page: oddRecords,
  })

const createTruncatedJson = () =>
  new HttpResponse('{"status":true,"record_per_page":[{"id":1,"tit', {
    headers: { 'Content-Type': 'application/json' },
  })

/** Ends the connection after as long as half of an upload takes; nothing is saved. */
async function breakUpload() {
  await delay(1500)
  return HttpResponse.error()
}

const webPage = '<!doctype html><title>Temple</title><div id="root"></div>'
const reject = (userMessage: string | string[]) => HttpResponse.json({ status: false, userMessage })

/** Responses that are not what was requested, by the names that links and the panel use. */
export const faultResponses = {
  refused: () => reject('The server refused this record.'),
  // A no and neither yes nor no, in words that the contract does not have.
  'other-no': () => HttpResponse.json({ success: false, message: 'The mailbox is full.' }),
  unclear: () => HttpResponse.json({ message: 'The request was handled.' }),
  redirect: () => new HttpResponse(null, { status: 307, headers: { Location: '/elsewhere' } }),
  firewall: () => HttpResponse.html('<h1>Blocked</h1>', { status: 403 }),
  'message-array': () =>
    reject(['The title is too long.', 'The picture is too large.', 'Please try again.']),
  offline: () => HttpResponse.error(),
  html: () => HttpResponse.html(webPage),
  // What nginx itself returns when a file exceeds client_max_body_size.
  'too-large': () => HttpResponse.html('<h1>413 Request Entity Too Large</h1>', { status: 413 }),
  'odd-list': createOddList,
  'cut-off': createTruncatedJson,
  'broken-upload': breakUpload,
  'wrong-shape': () => HttpResponse.json({ result: { items: [{ key: 1 }], count: 1 }, ok: 'yes' }),
}

/** An HTTP status from 400 to 599 or a name of `faultResponses`. */
export type FaultResponse = number | keyof typeof faultResponses

const titles: Record<number, string> = {
  400: 'One or more validation errors occurred.',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  413: 'Payload Too Large',
  429: 'Too Many Requests',
  500: 'An error occurred while processing your request.',
  503: 'Service Unavailable',
}

/** The response of a fault: a problem with this status, or the entry of `faultResponses` with this name. */
export const createFaultResponse = (response: FaultResponse) =>
  typeof response === 'number'
    ? createProblemResponse(response, titles[response] ?? `Status ${response}`)
    : faultResponses[response]()
