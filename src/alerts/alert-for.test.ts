import { expect, test } from 'vitest'
import { alertMessages } from '../messages/alerts'
import { alertFor, type WriteMessages } from './alert-for'

const messages: WriteMessages = { success: 'Done.', unauthorized: 'Denied.', fallback: 'Wrong.' }

test('a success shows the message of the server', () => {
  expect(alertFor({ ok: true, data: { userMessage: 'Saved.' } }, messages)).toEqual({
    tone: 'success',
    message: 'Saved.',
  })
})

test('a success without a message shows the text for success [ALERT-3]', () => {
  expect(alertFor({ ok: true, data: {} }, messages).message).toBe('Done.')
})

test('a fixed text comes first and the words of the server follow [REFUSAL-2]', () => {
  const result = { ok: false, cause: 'refused', message: 'Server.' } as const

  expect(alertFor(result, { ...messages, refused: 'No record are updated' }).message).toEqual([
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

  const outcome = alertFor(
    { ok: false, cause: 'failed', status: 400, fieldMessages },
    { ...messages, failed: 'Not created.' },
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

test('a sentence that begins with the name of its field begins with its label instead [REFUSAL-2]', () => {
  const result = {
    ok: false,
    cause: 'failed',
    status: 400,
    message: 'title should not be empty',
  } as const

  expect(
    alertFor(result, { ...messages, failed: 'No.' }, [{ name: 'title', label: 'Title' }]),
  ).toEqual({
    tone: 'danger',
    message: ['No.', 'Title should not be empty'],
    fieldErrors: { title: 'Title should not be empty' },
  })
})

test('words about fields alone follow the sentence of a refusal, not the general one', () => {
  const fieldMessages = [{ name: 'title', message: 'Too long.' }]
  const texts = { ...messages, refused: 'No record are updated' }

  const { message } = alertFor({ ok: false, cause: 'failed', status: 422, fieldMessages }, texts)

  expect(message).toEqual(['No record are updated', 'title: Too long.'])
})

test('the number of a logged request comes last', () => {
  const result = { ok: false, cause: 'failed', status: 400, reference: '00-4b' } as const

  expect(alertFor(result, { ...messages, reference: (id) => `Reference: ${id}` }).message).toEqual([
    'Wrong.',
    'Reference: 00-4b',
  ])
})

test('after a 5xx the outcome is uncertain, and says so last [REFUSAL-9]', () => {
  const result = { ok: false, cause: 'failed', status: 500, mayHaveArrived: true } as const

  expect(alertFor(result, { ...messages, failed: 'Not created.', uncertain: 'Perhaps.' })).toEqual({
    tone: 'danger',
    message: ['Not created.', 'Perhaps.'],
    mayHaveArrived: true,
  })
})

test('a server that asks to wait is told with the seconds [REFUSAL-10]', () => {
  const busy = { until: Date.now() + 51_500 }
  const result = { ok: false, cause: 'failed', status: 429, message: 'Throttled.', busy } as const

  expect(alertFor(result, { ...messages, busy: (seconds) => `Wait ${seconds}.` })).toEqual({
    tone: 'danger',
    message: 'Wait 52.',
    isBusy: true,
    retryAt: busy.until,
  })
})

test.each([
  ['with', { busy: { until: Date.now() + 51_500 } }, [/maintenance\. Try again in 5\d seconds\./]],
  [
    'without',
    { mayHaveArrived: true },
    ['Not created.', 'The server is busy or under maintenance.', 'Look.'],
  ],
])('a 503 %s a time is told as busy or under maintenance [REFUSAL-10]', (_, failure, expected) => {
  const own = {
    ...messages,
    failed: 'Not created.',
    uncertain: 'Look.',
    busy: alertMessages().busy,
  }

  const { message } = alertFor({ ok: false, cause: 'failed', status: 503, ...failure }, own)

  expect([message].flat()).toEqual(expected.map((text) => expect.stringMatching(text) as string))
})

test('a wait of more than ten minutes is told as "later" and locks no button [REFUSAL-10]', () => {
  const result = { ok: false, cause: 'failed', status: 429, busy: { isLong: true } } as const

  expect(alertFor(result, { ...messages, busy: alertMessages().busy })).toEqual({
    tone: 'danger',
    message: 'Too many requests. Please try again later.',
    isBusy: true,
  })
})

test('a 403 offers another account, with the words of the server [REFUSAL-6]', () => {
  const result = { ok: false, cause: 'failed', status: 403, message: 'Invalid token.' } as const

  expect(alertFor(result, messages)).toEqual({
    tone: 'danger',
    message: 'Invalid token.',
    isForbidden: true,
  })
})

test('without a fixed text the message of the server is shown', () => {
  expect(alertFor({ ok: false, cause: 'failed', message: 'Full.' }, messages).message).toBe('Full.')
})

test('without a fixed text and a message the general text is shown', () => {
  expect(alertFor({ ok: false, cause: 'failed' }, messages).message).toBe('Wrong.')
})

test.each([
  [undefined, 'Too large.'],
  ['At most 4 MB.', 'At most 4 MB.'],
])('a 413 with the message %j reads "%s" [DEPLOY-4]', (message, shown) => {
  const result = { ok: false, cause: 'failed', tooLarge: true, message } as const
  const texts = { ...messages, failed: 'Not created.', tooLarge: 'Too large.' }

  expect(alertFor(result, texts)).toEqual({ tone: 'danger', message: shown })
})

test.each([400, 422, 498])(
  'a %i about no field of the form may mean a dead token, so that another sign-in is offered [REFUSAL-6]',
  (status) => {
    const result = { ok: false, cause: 'failed', status, message: 'Signature has expired' } as const
    const fields = [{ name: 'title', label: 'Title' }]

    expect(alertFor(result, messages, fields)).toEqual({
      tone: 'danger',
      message: 'Signature has expired',
      mayNeedSignIn: true,
    })
    const fieldMessages = [{ name: 'title', message: 'Too long.' }]
    expect(alertFor({ ...result, fieldMessages }, messages, fields)).not.toHaveProperty(
      'mayNeedSignIn',
    )
  },
)

test.each([
  [403, true],
  [401, true],
  [406, undefined],
])('a web page with %i does not blame the account [REFUSAL-13]', (status, isForbidden) => {
  const result = { ok: false, cause: 'failed', status, isWebPage: true } as const
  const texts = { ...messages, forbidden: 'Not allowed.', refusedBefore: 'Refused before.' }

  expect(alertFor(result, texts)).toEqual({
    tone: 'danger',
    message: 'Refused before.',
    ...(isForbidden && { isForbidden }),
  })
  expect(alertFor(result, { ...texts, failed: 'Not created.' }).message).toEqual([
    'Not created.',
    'Refused before.',
  ])
})

test('a redirected write is uncertain, in a sentence of its own [REFUSAL-8]', () => {
  const result = { ok: false, cause: 'failed', redirected: true, mayHaveArrived: true } as const
  const texts = {
    ...messages,
    redirected: 'Elsewhere.',
    noResponse: 'None.',
    uncertain: 'Perhaps.',
  }

  expect(alertFor(result, texts)).toEqual({
    tone: 'danger',
    message: 'Elsewhere.',
    mayHaveArrived: true,
  })
})

test('a denied write links to sign-in', () => {
  expect(alertFor({ ok: false, cause: 'denied' }, messages)).toEqual({
    tone: 'danger',
    message: 'Denied.',
    needsSignIn: true,
  })
})
