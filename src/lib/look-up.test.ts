import { expect, test } from 'vitest'
import { isKeyOf, lookUp } from './look-up'

const table: Record<string, string> = { sent: 'good' }

test('an own key is found with its value', () => {
  expect(lookUp(table, 'sent')).toBe('good')
  expect(isKeyOf(table, 'sent')).toBe(true)
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'other'])(
  'the inherited or missing key "%s" is not found [DATA-7]',
  (key) => {
    expect(lookUp(table, key)).toBeUndefined()
    expect(isKeyOf(table, key)).toBe(false)
  },
)
