import { expect, test } from 'vitest'
import { inFolder } from '../in-folder'
import { duplicateExports } from './duplicate-exports.mjs'

test('a name that two modules export is reported with both', () => {
  const found = inFolder(
    { 'api/a.ts': 'export const read = 1', 'site/b.tsx': 'export function read() {}' },
    duplicateExports,
  )

  expect(found).toEqual([['read', ['api/a.ts', 'site/b.tsx']]])
})

test.each([
  ['a type', 'export interface Row {}', 'export type Row = string'],
  ['a class', 'export class Row {}', 'export abstract class Row {}'],
  ['a destructured constant', 'export const { a: Row } = x', 'export const [Row] = x'],
  ['an export list', 'const r = 1\nexport { r as Row }', 'export const Row = 1'],
])('%s is reported', (_kind, one, other) => {
  const found = inFolder({ 'a.ts': one, 'b.ts': other }, duplicateExports)

  expect(found.map(([name]) => name)).toEqual(['Row'])
})

test.each([
  ['the exports of route modules', 'site/a.tsx', 'site/b.tsx', 'export const loader = 1'],
  ['stories', 'ui/a.stories.tsx', 'ui/b.stories.tsx', 'export const Normal = {}'],
  ['re-exports', 'a.ts', 'b.ts', "export { home } from './c'"],
  ['re-exports of imports', 'a.ts', 'b.ts', "import { home } from './c'\nexport { home }"],
  ['default exports', 'a.ts', 'b.ts', 'export default function home() {}'],
  ['names that are not exported', 'a.ts', 'b.ts', 'const home = 1'],
])('%s are not reported', (_what, one, other, text) => {
  const found = inFolder({ [one]: text, [other]: text }, duplicateExports)

  expect(found).toEqual([])
})
