import { expect, test } from 'vitest'
import { outcomeOf, type Wording } from './outcome'

const wording: Wording = { done: 'Done.', denied: 'Denied.', otherwise: 'Wrong.' }

test('a success shows the message of the server', () => {
  expect(outcomeOf({ ok: true, data: { userMessage: 'Saved.' } }, wording)).toEqual({
    tone: 'success',
    message: 'Saved.',
  })
})

test('a success without a message shows the text for success [ALERT-3]', () => {
  expect(outcomeOf({ ok: true, data: {} }, wording).message).toBe('Done.')
})

test('a fixed text comes first and the words of the server follow [REFUSAL-2]', () => {
  const reply = { ok: false, cause: 'refused', message: 'Server.' } as const

  expect(outcomeOf(reply, { ...wording, refused: 'No record are updated' }).message).toEqual([
    'No record are updated',
    'Server.',
  ])
})

test('a sentence about a field has its label, leads to it and stands there [REFUSAL-2]', () => {
  const fieldMessages = [
    { name: 'colour', message: 'Unknown.' },
    { name: 'start_date', message: 'No date.' },
    { name: 'start_date', message: 'In the past.' },
  ]
  const fields = [{ name: 'startDate', label: 'Start Date', id: 'field-startDate' }]

  const outcome = outcomeOf(
    { ok: false, cause: 'failed', status: 400, fieldMessages },
    { ...wording, failed: 'Not created.' },
    fields,
  )

  expect(outcome).toEqual({
    tone: 'danger',
    message: [
      'Not created.',
      'Start Date: No date.',
      'Start Date: In the past.',
      'colour: Unknown.',
    ],
    fields: [undefined, 'field-startDate', 'field-startDate', undefined],
    fieldErrors: { startDate: 'No date. In the past.' },
  })
})

test('a sentence that names its field itself gets no label [REFUSAL-2]', () => {
  const reply = {
    ok: false,
    cause: 'failed',
    status: 400,
    message: 'title should not be empty',
  } as const

  expect(
    outcomeOf(reply, { ...wording, failed: 'No.' }, [{ name: 'title', label: 'Title' }]),
  ).toEqual({
    tone: 'danger',
    message: ['No.', 'title should not be empty'],
    fieldErrors: { title: 'title should not be empty' },
  })
})

test('words about fields alone follow the sentence of a refusal, not the general one', () => {
  const fieldMessages = [{ name: 'title', message: 'Too long.' }]
  const texts = { ...wording, refused: 'No record are updated' }

  const { message } = outcomeOf({ ok: false, cause: 'failed', status: 422, fieldMessages }, texts)

  expect(message).toEqual(['No record are updated', 'title: Too long.'])
})

test('the number of a logged request comes last', () => {
  const reply = { ok: false, cause: 'failed', status: 400, reference: '00-4b' } as const

  expect(outcomeOf(reply, { ...wording, reference: (id) => `Reference: ${id}` }).message).toEqual([
    'Wrong.',
    'Reference: 00-4b',
  ])
})

test('after a 5xx the outcome is uncertain, and says so last [REFUSAL-9]', () => {
  const reply = { ok: false, cause: 'failed', status: 500, mayHaveArrived: true } as const

  expect(outcomeOf(reply, { ...wording, failed: 'Not created.', uncertain: 'Perhaps.' })).toEqual({
    tone: 'danger',
    message: ['Not created.', 'Perhaps.'],
    mayHaveArrived: true,
  })
})

test('a server that asks to wait is told with the seconds [REFUSAL-10]', () => {
  const busy = { until: Date.now() + 51_500 }
  const reply = { ok: false, cause: 'failed', status: 429, message: 'Throttled.', busy } as const

  expect(outcomeOf(reply, { ...wording, busy: (seconds) => `Wait ${seconds}.` })).toEqual({
    tone: 'danger',
    message: 'Wait 52.',
    isBusy: true,
    retryAt: busy.until,
  })
})

test('a 403 offers another account, with the words of the server [REFUSAL-6]', () => {
  const reply = { ok: false, cause: 'failed', status: 403, message: 'Invalid token.' } as const

  expect(outcomeOf(reply, wording)).toEqual({
    tone: 'danger',
    message: 'Invalid token.',
    isForbidden: true,
  })
})

test('without a fixed text the message of the server is shown', () => {
  expect(outcomeOf({ ok: false, cause: 'failed', message: 'Full.' }, wording).message).toBe('Full.')
})

test('without a fixed text and a message the general text is shown', () => {
  expect(outcomeOf({ ok: false, cause: 'failed' }, wording).message).toBe('Wrong.')
})

test.each([
  [undefined, 'Too large.'],
  ['At most 4 MB.', 'At most 4 MB.'],
])('a 413 with the message %j reads "%s" [DEPLOY-4]', (message, shown) => {
  const reply = { ok: false, cause: 'failed', tooLarge: true, message } as const
  const texts = { ...wording, failed: 'Not created.', tooLarge: 'Too large.' }

  expect(outcomeOf(reply, texts)).toEqual({ tone: 'danger', message: shown })
})

test('a denied write links to sign-in', () => {
  expect(outcomeOf({ ok: false, cause: 'denied' }, wording)).toEqual({
    tone: 'danger',
    message: 'Denied.',
    needsSignIn: true,
  })
})
