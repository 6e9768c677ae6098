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

test('a fixed text replaces the message of the server', () => {
  const reply = { ok: false, cause: 'refused', message: 'Server.' } as const

  expect(outcomeOf(reply, { ...wording, refused: 'No record are updated' }).message).toBe(
    'No record are updated',
  )
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
