import { expect, test } from 'vitest'
import { isToSend, runLimited, titleFromFileName, type BatchPicture } from './batch-pictures'

test.each([
  ['deepa_daan-2026.jpg', 'deepa daan 2026'],
  ['दीप दान.webp', 'दीप दान'],
  ['no extension', 'no extension'],
  ['v1.2 final.PNG', 'v1.2 final'],
])('the title of %s is "%s" [FORM-14]', (name, title) => {
  expect(titleFromFileName(name)).toBe(title)
})

test('two tasks run at once, and every item is done [FORM-15]', async () => {
  const done: number[] = []
  let running = 0
  let most = 0
  await runLimited([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, ++running)
    await Promise.resolve()
    running -= 1
    done.push(item)
    return true
  })

  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

test('no further item is started after a task that returned false', async () => {
  const started: number[] = []
  await runLimited([1, 2, 3, 4], 1, (item) => {
    started.push(item)
    return Promise.resolve(item < 2)
  })

  expect(started).toEqual([1, 2])
})

test('a picture without an answer is not sent again by "Add" [FORM-15]', () => {
  const failed: BatchPicture = { key: 1, name: 'a.jpg', kind: 'failed' }
  const outcome = { tone: 'danger', message: '' } as const

  expect(isToSend({ ...failed, outcome })).toBe(true)
  expect(isToSend({ ...failed, outcome: { ...outcome, mayHaveArrived: true } })).toBe(false)
  expect(isToSend({ ...failed, kind: 'sent' })).toBe(false)
})
