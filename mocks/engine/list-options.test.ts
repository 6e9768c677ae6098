import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { build } from './data/build'
import { formatListOptions, parseListOptions } from './list-options'
import { server } from './node-server'
import { emptyDb } from './reset'

beforeAll(() => server.listen())
beforeEach(() => {
  emptyDb()
  for (let number = 1; number <= 12; number += 1) build.slide({ filePath: 'uploads/1.jpg' })
})
afterAll(() => server.close())

test('the words of a link are those of its options', () => {
  const words = 'cap:50,max:50,size:10,404,signed,long-ids,bad-letters'

  expect(formatListOptions(parseListOptions(words)!)).toBe(words)
})
