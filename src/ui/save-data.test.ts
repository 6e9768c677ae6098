import { afterEach, expect, test, vi } from 'vitest'
import { prefetch, savesData } from './save-data'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['says nothing', {}, false],
  ['has no wish', { connection: { saveData: false } }, false],
  ['is to save data', { connection: { saveData: true } }, true],
])('a browser that %s', (_, told, saves) => {
  vi.stubGlobal('navigator', told)
  const load = vi.fn(() => Promise.resolve())

  prefetch(load)

  expect(savesData()).toBe(saves)
  expect(load).toHaveBeenCalledTimes(saves ? 0 : 1)
})

test('code that cannot be had ahead disturbs nobody', async () => {
  const lost = Promise.reject(new TypeError('Failed to fetch'))

  prefetch(() => lost)

  await expect(lost).rejects.toThrow()
})
