import { expect, test } from 'vitest'
import { dialedNumber, isPhoneNumber, telUrl } from './dialed-number'

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

test.each([
  ['98765 43210', 'tel:+919876543210'],
  ['+91 00000 00000', 'tel:+910000000000'],
  ['0510-2345678', 'tel:05102345678'],
])('%s becomes the link %s [REGLIST-4]', (phone, link) => {
  expect(isPhoneNumber(phone)).toBe(true)
  expect(telUrl(phone)).toBe(link)
})

test.each(['', 'ask at the gate', '12', '98765 43210 (evenings)', '+91', '1234567890123456'])(
  '"%s" is no telephone number [REGLIST-4]',
  (text) => {
    expect(isPhoneNumber(text)).toBe(false)
  },
)
