import { expect, test } from 'vitest'
import { findRow } from './current-record'

const slide = { name: 'heading1' }

test('an id as text finds the record with the same number', () => {
  expect(findRow(slide, [{ id: 3 }, { id: 7, heading1: 'One' }], { id: '7' })).toEqual({
    kind: 'found',
    row: { id: 7, heading1: 'One' },
  })
})

test('of two records with one id the one of the same name is compared', () => {
  const rows = [
    { id: 7, heading1: 'One' },
    { id: 7, heading1: 'Two' },
  ]

  expect(findRow(slide, rows, { id: 7, heading1: 'Two' })).toMatchObject({ row: rows[1] })
})

test('a record that is not among the rows is not found', () => {
  expect(findRow(slide, [{ id: 3 }, {}], { id: 7 })).toBeUndefined()
})
