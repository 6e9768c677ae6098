import { ESLint } from 'eslint'
import { expect, test } from 'vitest'

const eslint = new ESLint()

/** The rule's messages for a text that stands in the place of src/app/stale-chunk.ts. */
async function faultsIn(code: string) {
  const [result] = await eslint.lintText(code, { filePath: 'src/app/stale-chunk.ts' })
  return result!.messages
    .filter(({ ruleId }) => ruleId === 'local/no-data-index')
    .map(({ messageId }) => messageId)
}

test('a table cannot be indexed with a key that may be any text', async () => {
  const faults = await faultsIn(`
    export const read = (table: Record<string, number>, key: string) => table[key]
    export const write = (table: Record<string, number>, key: string) => { table[key] = 1 }
    export const ask = (table: object, key: string) => key in table
    export const cast = (table: { a: 1 }, key: string) => table[key as keyof typeof table]
  `)

  expect(faults).toEqual(['index', 'index', 'test', 'cast'])
}, 120_000)

test('known keys, numbers and declared fields of a record are let through', async () => {
  const faults = await faultsIn(`
    import type { AnyRow } from './admin/resource'
    export const known = (table: { a: 1; b: 2 }, key: 'a' | 'b') => table[key]
    export const entry = (list: string[], index: number) => list[index]
    export const field = (row: AnyRow, name: string) => row[name]
  `)

  expect(faults).toEqual([])
}, 120_000)
