import { existsSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { versionOf } from './version-file'

test('version.json holds the version, the build time and the version of the contract', () => {
  const { version, time, contract } = versionOf({ SOURCE_DATE_EPOCH: '1795245000' })

  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(contract).toMatch(/^\d+\.\d+\.\d+$/)
  expect(time).toBe('2026-11-21T07:10:00.000Z')
})

const isRepository = existsSync('.git')

test('the commit is a hash of at least 12 digits, and absent without a repository', () => {
  expect(versionOf().commit).toEqual(
    isRepository ? expect.stringMatching(/^[0-9a-f]{12,}$/) : undefined,
  )
})

test('two builds of one commit at different times write the same version', () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T00:00:00Z') })
  const first = versionOf({})
  vi.setSystemTime(new Date('2031-06-01T12:00:00Z'))
  const second = versionOf({})

  // Without git the time is the clock's, which differs.
  if (isRepository) expect(second).toEqual(first)
})
