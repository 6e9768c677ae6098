import { expect, test } from 'vitest'
import { isPlaceholderSetting } from './bank-details'

const real = {
  accountName: 'Trust',
  bank: 'State Bank',
  branch: 'Karwi',
  account: '1234',
  ifsc: 'SBIN0001234',
}

test.each([
  [real, false],
  [{ ...real, account: '0000 0000 0000' }, true],
  [{ ...real, bank: 'Example Bank of India' }, true],
  [{ ...real, branch: 'Chitrakoot (sample)' }, true],
])('recognises the placeholder bank details of the repository', (bank, sample) => {
  expect(isPlaceholderSetting(bank)).toBe(sample)
})
