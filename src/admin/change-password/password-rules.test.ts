import { expect, test } from 'vitest'
import { findPasswordErrors, metRules } from './password-rules'

test.each([
  ['', []],
  ['Mandir#2', ['length', 'upper', 'lower', 'digit', 'special']],
  ['mandir#2', ['length', 'lower', 'digit', 'special']],
  ['Mandir 2027', ['length', 'upper', 'lower', 'digit']],
  ['Élan_१२', ['upper', 'lower', 'digit', 'special']],
  ['मंदिरमंदिर', ['length']],
  ['😀😀😀', ['special']],
])('%s meets %s', (password, met) => {
  expect(metRules(password)).toEqual(met)
})

test('all three are required', () => {
  expect(findPasswordErrors({ password: '', new_pass: '', confirm: '' })).toEqual({
    password: 'missing',
    new_pass: 'missing',
    confirm: 'missing',
  })
})

test('a weak and differently repeated password has both errors', () => {
  const typed = { password: 'x', new_pass: 'weak', confirm: 'other' }

  expect(findPasswordErrors(typed)).toEqual({ new_pass: 'weak', confirm: 'different' })
})

test('a space at the end is part of the password', () => {
  const typed = { password: ' ', new_pass: 'Mandir#2027 ', confirm: 'Mandir#2027' }

  expect(findPasswordErrors(typed)).toEqual({ confirm: 'different' })
})
