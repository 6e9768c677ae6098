import { expect, test } from 'vitest'
import { findRecord } from './current-record'

const slide = { name: 'heading1' }

test('an id as text finds the record with the same number', () => {
  expect(findRecord(slide, [{ id: 3 }, { id: 7, heading1: 'One' }], { id: '7' })).toEqual({
    kind: 'found',
    record: { id: 7, heading1: 'One' },
  })
})

test('of two records with one id the one of the same name is compared', () => {
  const records = [
    { id: 7, heading1: 'One' },
    { id: 7, heading1: 'Two' },
  ]

  expect(findRecord(slide, records, { id: 7, heading1: 'Two' })).toMatchObject({
    record: records[1],
  })
})

test('a record that is not among the rows is not found', () => {
  expect(findRecord(slide, [{ id: 3 }, {}], { id: 7 })).toBeUndefined()
})
