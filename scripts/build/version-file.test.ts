import { expect, test, vi } from 'vitest'
import { versionOf } from './version-file'

test('version.json holds the version, the build time and the version of the contract', () => {
  const { version, time, contract } = versionOf({ SOURCE_DATE_EPOCH: '1795245000' })

  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(contract).toMatch(/^\d+\.\d+\.\d+$/)
  expect(time).toBe('2026-11-21T07:10:00.000Z')
})

test('the commit is a hash of at least 12 digits, or absent', () => {
  expect(versionOf().commit ?? '0123456789ab').toMatch(/^[0-9a-f]{12,}$/)
})

test('two builds of one commit at different times write the same version', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T00:00:00Z') })
  const first = versionOf({})
  vi.setSystemTime(new Date('2031-06-01T12:00:00Z'))
  const second = versionOf({})
  vi.useRealTimers()

  // Without git the time is the clock's, which differs.
  if (first.commit) expect(second).toEqual(first)
})
