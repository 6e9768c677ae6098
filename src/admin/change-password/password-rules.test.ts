import { expect, test } from 'vitest'
import { faultsOf, metBy } from './password-rules'

test.each([
  ['', []],
  ['Mandir#2', ['length', 'upper', 'lower', 'digit', 'special']],
  ['mandir#2', ['length', 'lower', 'digit', 'special']],
  ['Mandir 2027', ['length', 'upper', 'lower', 'digit']],
  ['Élan_१२', ['upper', 'lower', 'digit', 'special']],
  ['मंदिरमंदिर', ['length']],
  ['😀😀😀', ['special']],
])('%s meets %s', (password, met) => {
  expect(metBy(password)).toEqual(met)
})

test('all three are required', () => {
  expect(faultsOf({ password: '', new_pass: '', confirm: '' })).toEqual({
    password: 'missing',
    new_pass: 'missing',
    confirm: 'missing',
  })
})

test('a weak and differently repeated password has both faults', () => {
  const typed = { password: 'x', new_pass: 'weak', confirm: 'other' }

  expect(faultsOf(typed)).toEqual({ new_pass: 'weak', confirm: 'different' })
})

test('a space at the end is part of the password', () => {
  const typed = { password: ' ', new_pass: 'Mandir#2027 ', confirm: 'Mandir#2027' }

  expect(faultsOf(typed)).toEqual({ confirm: 'different' })
})
