import { expect, test } from 'vitest'
import { readVerdict, type Verdict, type WriteAnswer } from './write-answer'

/** Bodies by what they say, with what was sent where that decides; the status is 200 unless it is named. */
interface Answered {
  method?: WriteAnswer['method']
  status?: number
  sent?: Record<string, string | Blob>
}

function verdictOf(body: unknown, { method = 'post', status = 200, sent = {} }: Answered = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(sent)) form.append(name, value)
  return readVerdict({ method, status, body, sent: method === 'delete' ? undefined : form })
}

const mail = { toEmail: 'a@example.org', subject: 'Stay', Body: 'Yes', status: 'Sent' }
const course = { id: '7', title: 'Gita', description: 'Two\r\nlines', duration: '' }
const put = { method: 'put', sent: course } as const
const deleted = { method: 'delete' } as const
const large = { file: new Blob(['x'.repeat(1_000_001)]) }

const table: Record<Verdict, [unknown, Answered?][]> = {
  accepted: [
    // The saved record, whatever words its own columns have.
    [{ id: 7, subject: 'Stay', status: 'success' }, { sent: mail }],
    [{ id: 7, subject: 'Stay', status: 'Failed' }, { sent: mail }],
    [
      { id: 7, subject: 'Stay', status: 'Failed' },
      { method: 'put', sent: mail },
    ],
    [{ id: 'a8', subject: 'Stay', error: 'SMTP' }, { sent: mail }],
    [
      { id: 3, name: 'Asha', message: 'May we stay?' },
      { sent: { name: 'Asha', message: 'May we stay?' } },
    ],
    [{ title: 'Gita', description: 'Two\nlines', status: 'draft' }, put],
    [{ title: 'Gita', duration: null }, put],
    [{ id: 7 }, deleted],
    [[{ id: 7 }, { id: 8, title: 'Gita' }], deleted],
    [{ deleted: 1 }, deleted],
    [{ count: 2 }, deleted],
    [{ affected: 1, raw: [] }, put],
    [{ acknowledged: true, modifiedCount: 1 }, put],
    // A yes.
    ...[true, 1, 'true', 'True', 'success', 'ok', 200, 204, '200'].map((status): [unknown] => [
      { status },
    ]),
    [{ success: true, data: { id: 7 } }],
    [{ ok: true }],
    [{ code: 0, msg: 'ok' }],
    [{ code: 200, message: 'Saved' }],
    [{ statusCode: 201, message: 'Created' }],
    [{ status: true, error: null, errors: [] }],
    [{ id: 7 }, { status: 201 }],
    [{ task_id: 'a1' }, { status: 202 }],
    [undefined, { status: 204 }],
    [undefined, { status: 204, sent: large }],
    [null],
    [true],
    [undefined],
  ],
  refused: [
    ...[false, 0, '0', 'false', 'error', 'Error', 'fail', 'FAILED', 400, '422', 500].map(
      (status): [unknown] => [{ status, message: 'No.' }],
    ),
    [{ success: false, message: 'Mailbox full' }],
    [{ ok: false }],
    [{ code: 40001, msg: 'Too long' }],
    [{ statusCode: 400, message: ['No.'] }],
    [{ error: 'Spam' }],
    [{ error: { message: 'Spam' } }],
    [{ errors: { title: ['Too long'] } }],
    [{ errors: ['Too long'] }],
    [false],
    // A no wins over a yes, an envelope is no record, and an id alone is none.
    [{ status: true, errors: ['Too long'] }],
    [{ success: false, data: { id: 7 } }, { status: 201 }],
    [{ id: 7, title: 'Gita', message: 'Too long', success: false }, put],
    [{ id: 7, status: 'error' }, { sent: mail }],
    [{ id: 3, message: 'Spam', success: false }, { sent: { message: 'Hello' } }],
    [{ deleted: 0, error: 'In use' }, deleted],
  ],
  unclear: [
    [{ message: 'email has been sent' }],
    [{ message: 'Updated' }, put],
    [{ id: 7, message: 'Gone' }, deleted],
    [{ title: 'Gita', description: 'Two\nlines' }],
    [{ title: 'Gita' }, put],
    [{ title: 'Too long.', description: 'Required.' }, put],
    [{ deleted: 0 }, deleted],
    [{ status: null }],
    [{ status: 'queued' }],
    [{ id: 7 }],
    [{}],
    [[]],
    [[], deleted],
    ['true'],
    [7],
    [undefined, { sent: large }],
  ],
}

test.each(
  Object.entries(table).flatMap(([verdict, rows]) =>
    rows.map(([body, answered]) => [verdict, body, answered] as const),
  ),
)('a write is %s by %j (%j) [REFUSAL-7]', (verdict, body, answered) => {
  expect(verdictOf(body, answered)).toBe(verdict)
})
