import { expect, test } from 'vitest'
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
