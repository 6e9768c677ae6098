import { expect, test } from 'vitest'
import { runLimited } from './run-limited'

test('two tasks run at once, and every item is done [FORM-15]', async () => {
  const done: number[] = []
  let running = 0
  let maxRunning = 0
  await runLimited([1, 2, 3, 4, 5], 2, async (item) => {
    maxRunning = Math.max(maxRunning, ++running)
    await Promise.resolve()
    running -= 1
    done.push(item)
    return true
  })

  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5])
  expect(maxRunning).toBe(2)
})

test('no further item is started after a task that returned false', async () => {
  const started: number[] = []
  await runLimited([1, 2, 3, 4], 1, (item) => {
    started.push(item)
    return Promise.resolve(item < 2)
  })

  expect(started).toEqual([1, 2])
})
