import { expect, test, vi } from 'vitest'
import { versionOf } from './version-file'

test('a build says its version, its time and the contract it was made against', () => {
  const { version, time, contract } = versionOf({ SOURCE_DATE_EPOCH: '1795245000' })

  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(contract).toMatch(/^\d+\.\d+\.\d+$/)
  expect(time).toBe('2026-11-21T07:10:00.000Z')
})

test('a commit is named by its fingerprint or not at all', () => {
  expect(versionOf().commit ?? '0123456789ab').toMatch(/^[0-9a-f]{12,}$/)
})

test('two builds of one commit write the same version, however far apart', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T00:00:00Z') })
  const first = versionOf({})
  vi.setSystemTime(new Date('2031-06-01T12:00:00Z'))
  const second = versionOf({})
  vi.useRealTimers()

  // Sources without git have no time but the clock's.
  if (first.commit) expect(second).toEqual(first)
})
