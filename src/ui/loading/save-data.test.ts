import { afterEach, expect, test, vi } from 'vitest'
import { prefetch, savesData } from './save-data'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['does not report it', {}, false],
  ['reports no data saver', { connection: { saveData: false } }, false],
  ['reports the data saver', { connection: { saveData: true } }, true],
])(
  'code is prefetched unless the data saver is on: a browser that %s',
  (_, navigatorValue, saves) => {
    vi.stubGlobal('navigator', navigatorValue)
    const load = vi.fn(() => Promise.resolve())

    prefetch(load)

    expect(savesData()).toBe(saves)
    expect(load).toHaveBeenCalledTimes(saves ? 0 : 1)
  },
)

test('a failed prefetch is ignored', async () => {
  const lost = Promise.reject(new TypeError('Failed to fetch'))

  prefetch(() => lost)

  await expect(lost).rejects.toThrow()
})
