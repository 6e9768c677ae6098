import { expect, test } from 'vitest'
import { isSendable, titleFromFileName, type BatchPicture } from './batch-pictures'

test.each([
  ['deepa_daan-2026.jpg', 'deepa daan 2026'],
  ['दीप दान.webp', 'दीप दान'],
  ['no extension', 'no extension'],
  ['v1.2 final.PNG', 'v1.2 final'],
  ['Fe\u0301vrier\u200b.jpg', 'Février'],
])('the title of %s is "%s" [FORM-14]', (name, title) => {
  expect(titleFromFileName(name)).toBe(title)
})

test('a picture without a response is not sent again by "Add" [FORM-15]', () => {
  const failed: BatchPicture = { key: 1, name: 'a.jpg', kind: 'failed' }
  const outcome = { tone: 'danger', message: '' } as const

  expect(isSendable({ ...failed, outcome })).toBe(true)
  expect(isSendable({ ...failed, outcome: { ...outcome, mayHaveArrived: true } })).toBe(false)
  expect(isSendable({ ...failed, kind: 'sent' })).toBe(false)
})
