import { expect, test } from 'vitest'
import { formatListOptions, parseListOptions } from './list-options'

test('the words of a link are those of its options', () => {
  const words = 'cap:50,max:50,size:10,404,signed,long-ids,bad-letters'

  expect(formatListOptions(parseListOptions(words)!)).toBe(words)
})
