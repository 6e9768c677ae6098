import { HttpResponse } from 'msw'

const stranger = { deeply: { nested: ['value'] } }

/** Records as no server should send them: wrong types, no id, the same id twice, no records at all. */
const oddRecords = [
  null,
  7,
  'a sentence',
  [],
  {},
  { id: 1 },
  { id: 1, title: null, heading1: null, noti: null, name: null, videoLink: null },
  { id: '2', title: 42, heading1: 42, noti: 42, name: 42, email: 42, subject: 42, message: 42 },
  { id: 3, title: stranger, heading1: stranger, noti: stranger, name: stranger, subject: stranger },
  { id: 4, title: ['a', 'list'], filePath: stranger, url: stranger, actionUrl: 5, videoLink: 5 },
  { id: 5, title: true, filePath: '../../etc/passwd', datetime: 'yesterday', videoLink: '//x' },
  { id: 6, title: 'A date of no kind', datetime: stranger, date: 20261121, time: null },
  {
    id: 7,
    title: 'A link of no good',
    url: 'javascript:alert(1)',
    actionUrl: 'javascript:alert(1)',
  },
]

/** A list of odd records, with a total and a status in words. */
export const oddList = () =>
  HttpResponse.json({
    status: 'true',
    total_records: 'thirteen',
    userMessage: stranger,
    record_per_page: oddRecords,
  })

/** JSON that stops in the middle. */
export const cutOff = () =>
  new HttpResponse('{"status":true,"record_per_page":[{"id":1,"tit', {
    headers: { 'Content-Type': 'application/json' },
  })
