import { expect, test } from 'vitest'
import { noDataIndex } from './no-data-index.mjs'
import { ruleMessages } from './rule-messages'

const messagesFor = (code: string) => ruleMessages(noDataIndex, code, { allowTypes: ['AnyRecord'] })

test('a table cannot be indexed with a key that may be any text', () => {
  const messages = messagesFor(`
    export const read = (table: Record<string, number>, key: string) => table[key]
    export const write = (table: Record<string, number>, key: string) => { table[key] = 1 }
    export const ask = (table: object, key: string) => key in table
    export const cast = (table: { a: 1 }, key: string) => table[key as keyof typeof table]
  `)

  expect(messages).toEqual(['index', 'index', 'test', 'cast'])
})

test('known keys, numbers and declared fields of a record are accepted', () => {
  const messages = messagesFor(`
    type AnyRecord = Record<string, unknown>
    export const known = (table: { a: 1; b: 2 }, key: 'a' | 'b') => table[key]
    export const entry = (list: string[], index: number) => list[index]
    export const field = (row: AnyRecord, name: string) => row[name]
  `)

  expect(messages).toEqual([])
})
