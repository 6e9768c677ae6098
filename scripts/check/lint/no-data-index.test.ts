import { Linter } from 'eslint'
import ts from 'typescript'
import tseslint from 'typescript-eslint'
import { expect, test } from 'vitest'
import { noDataIndex } from './no-data-index.mjs'

const linter = new Linter({ cwd: '/' })
const file = '/sample.ts'

/** The rule's messages for one file in a program without other files: this is faster than the whole project. */
function messagesFor(code: string) {
  const options = { lib: ['lib.es2023.d.ts'], strict: true, types: [], noResolve: true }
  const host = ts.createCompilerHost(options)
  const readFile = host.getSourceFile.bind(host)
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, code, version, true) : readFile(name, version)
  const program = ts.createProgram([file], options, host)
  const config: Linter.Config = {
    files: ['**/*.ts'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { programs: [program] },
    },
    plugins: { local: { rules: { 'no-data-index': noDataIndex } } },
    rules: { 'local/no-data-index': ['error', { allowTypes: ['AnyRecord'] }] },
  }
  return linter.verify(code, [config], file).map(({ messageId, message }) => messageId ?? message)
}

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
