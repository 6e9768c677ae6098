import { expect, test } from 'vitest'
import { fillPlaceholders, type SettingsFacts } from './settings-text'

const phrases = {
  contact: ['call {phone} or write to {email}', 'call {phone}', 'write to {email}', 'use {form}'],
}
const facts: SettingsFacts = {
  siteName: 'Sample Mandir',
  email: 'info@example.org',
  phone: '+91 00000 00000',
  address: 'Sample Marg',
  attractionsLink: '',
  form: 'the contact form',
}
const plain = (text: string, changed: Partial<SettingsFacts> = {}) =>
  fillPlaceholders(text, { ...facts, ...changed }, phrases)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('')

test('settings become pieces of their own', () => {
  expect(fillPlaceholders('Write to {email}.', facts, phrases)).toEqual([
    'Write to ',
    { fact: 'email', text: 'info@example.org' },
    '.',
  ])
})

test.each([
  [{}, 'Please call +91 00000 00000 or write to info@example.org.'],
  [{ phone: '' }, 'Please write to info@example.org.'],
  [{ email: '' }, 'Please call +91 00000 00000.'],
  [{ email: '', phone: '' }, 'Please use the contact form.'],
])('a phrase without %j uses the first complete wording', (changed, sentence) => {
  expect(plain('Please {contact}.', changed)).toBe(sentence)
})

test('a sentence with an empty setting is left out, and the others stay', () => {
  const text = 'Plan to be back by evening. Our address is {address}. Call {phone}! Go well.'

  expect(plain(text, { address: '', phone: '' })).toBe('Plan to be back by evening. Go well.')
})

test('a text of one empty setting becomes empty', () => {
  expect(fillPlaceholders('{email}', { ...facts, email: '' }, phrases)).toEqual([])
})

test('unknown placeholders are not changed', () => {
  expect(plain('A set {x} of {y}.')).toBe('A set {x} of {y}.')
})
