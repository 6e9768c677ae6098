import { expect, test } from 'vitest'
import { withoutUser } from './parse-url'

test.each([
  ['http://tester:secret@temple.example/site/', 'http://temple.example/site/'],
  ['http://tester@temple.example/', 'http://temple.example/'],
  ['https://temple.example/a@b?c=d', 'https://temple.example/a@b?c=d'],
])('%s without its user is %s', (given, address) => {
  expect(withoutUser(given)).toBe(address)
})
