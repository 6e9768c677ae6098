import { afterEach, expect, test } from 'vitest'
import { applySettings } from '../../api/settings/settings'
import { setLanguage } from '../../messages/language'
import type { Donation } from './donation'
import { offersUpi, upiLink } from './upi-link'

const pillars: Donation = { id: 'pillar', name: 'Pillar', quantity: 3, total: 300003 }

afterEach(async () => {
  applySettings({})
  await setLanguage('en')
})

test('the link has payee, amount, currency and note', () => {
  applySettings({ upi: { id: 'sample@upi', name: 'Sample & Sons Trust' } })

  const link = upiLink(pillars)

  expect(link).toMatch(/^upi:\/\/pay\?pa=sample@upi&pn=Sample%20%26%20Sons%20Trust&/)
  expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
    pa: 'sample@upi',
    pn: 'Sample & Sons Trust',
    am: '300003.00',
    cu: 'INR',
    tn: 'Temple construction Pillar x 3',
  })
})

test('without a payee the link names the site', () => {
  applySettings({ upi: { id: 'sample@upi' }, site: { name: 'Sample Mandir' } })

  expect(new URL(upiLink(pillars)).searchParams.get('pn')).toBe('Sample Mandir')
})

test('the note is ASCII in every language, since banks accept no other characters', async () => {
  applySettings({ upi: { id: 'sample@upi' } })
  await setLanguage('hi')

  expect(new URL(upiLink(pillars)).searchParams.get('tn')).toMatch(/^[\x20-\x7e]+$/)
})

test.each([
  ['', 1, false],
  ['  ', 1, false],
  ['sample', 1, false],
  ['sample@upi', 100_000, true],
  ['sample@upi', 100_001, false],
])('with the id "%s" a gift of %i rupees by UPI: %s [DONATE-6]', (id, total, isOffered) => {
  applySettings({ upi: { id } })

  expect(offersUpi({ ...pillars, total })).toBe(isOffered)
})
