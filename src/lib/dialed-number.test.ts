import { expect, test } from 'vitest'
import { dialedNumber } from './dialed-number'

test.each([
  ['+91 (0)98765 43210', '+919876543210'],
  ['0510-2345678 / 79', '05102345678'],
  ['0510-2345678 (9-5)', '05102345678'],
  ['(0510) 2345678', '05102345678'],
  ['+91 (510) 234 5678', '+915102345678'],
  ['0510 2345678 ext. 12', '05102345678'],
  ['०५१० २३४५६७८', '05102345678'],
  ['٠٥١٠ ٢٣٤', '0510234'],
  ['after the offering', ''],
])('%s dials %s [VISIT-1]', (phone, dialed) => {
  expect(dialedNumber(phone)).toBe(dialed)
})
