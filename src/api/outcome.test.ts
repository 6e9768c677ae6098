import { expect, test } from 'vitest'
import { outcomeOf, type Wording } from './outcome'

const wording: Wording = { done: 'Done.', denied: 'Denied.', otherwise: 'Wrong.' }

test('a success speaks with the words of the server', () => {
  expect(outcomeOf({ ok: true, data: { userMessage: 'Saved.' } }, wording)).toEqual({
    tone: 'success',
    message: 'Saved.',
  })
})

test('a success without words says that it is done', () => {
  expect(outcomeOf({ ok: true, data: {} }, wording).message).toBe('Done.')
})

test('a fixed sentence stands before the words of the server', () => {
  const reply = { ok: false, cause: 'refused', message: 'Server.' } as const

  expect(outcomeOf(reply, { ...wording, refused: 'No record are updated' }).message).toBe(
    'No record are updated',
  )
})

test('where the words of the server are called for they stand', () => {
  expect(outcomeOf({ ok: false, cause: 'failed', message: 'Full.' }, wording).message).toBe('Full.')
})

test('where they are called for and missing, the general sentence stands', () => {
  expect(outcomeOf({ ok: false, cause: 'failed' }, wording).message).toBe('Wrong.')
})

test('a denied write leads to sign-in', () => {
  expect(outcomeOf({ ok: false, cause: 'denied' }, wording)).toEqual({
    tone: 'danger',
    message: 'Denied.',
    signIn: true,
  })
})
