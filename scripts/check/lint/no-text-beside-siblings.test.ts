import { Linter } from 'eslint'
import ts from 'typescript'
import tseslint from 'typescript-eslint'
import { expect, test } from 'vitest'
import { noTextBesideSiblings } from './no-text-beside-siblings.mjs'

const linter = new Linter({ cwd: '/' })
const file = '/sample.tsx'

/** What React's types say, as far as the samples need it. */
const declarations = `
  declare global {
    namespace JSX {
      interface Element { type: string }
      interface IntrinsicElements { [name: string]: object }
    }
  }
  type Node = string | number | JSX.Element | Node[] | boolean | null | undefined
  declare const text: string, count: number, isOpen: boolean, texts: string[], node: Node
  declare const Icon: () => JSX.Element, Fragment: (props: object) => JSX.Element
`

/** The rule's messages for one file in a program without other files: this is faster than the whole project. */
function messagesFor(code: string) {
  const options = {
    lib: ['lib.es2023.d.ts'],
    jsx: ts.JsxEmit.Preserve,
    strict: true,
    types: [],
    noResolve: true,
  }
  const source = declarations + code
  const host = ts.createCompilerHost(options)
  const readFile = host.getSourceFile.bind(host)
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, source, version, true) : readFile(name, version)
  const program = ts.createProgram([file], options, host)
  const config: Linter.Config = {
    files: ['**/*.tsx'],
    languageOptions: { parser: tseslint.parser, parserOptions: { programs: [program] } },
    plugins: { translated: { rules: { 'no-text-beside-siblings': noTextBesideSiblings } } },
    rules: { 'translated/no-text-beside-siblings': 'error' },
  }
  return linter.verify(source, [config], file).map(({ messageId, message }) => messageId ?? message)
}

test.each([
  ['<p>{count} <b>{text}</b></p>', 'beside'],
  ['<p><Icon /> {text}</p>', 'beside'],
  ['<p>{count && <b />}<i /></p>', 'beside'],
  ['<>{text}</>', 'fragment'],
  ['<p>{texts}</p>', 'list'],
  ['<p>{isOpen && <b />} ·</p>', 'fixed'],
])('text that is not the only child of an element is reported: %s', (code, message) => {
  expect(messagesFor(`export const sample = () => ${code}`)).toEqual([message])
})

test.each([
  '<p>{text}</p>',
  '<p>{`${count} ${text}`}</p>',
  '<p><Icon /> <span>{text}</span></p>',
  '<p>{text && <b />}<i /></p>',
  '<p><b /> · <i /></p>',
])('text that is the only child of its element is accepted: %s', (code) => {
  expect(messagesFor(`export const sample = () => ${code}`)).toEqual([])
})

test('a component that may return text is reported, a function that no element names is not', () => {
  expect(messagesFor(`export function Time() { return isOpen ? text : <b /> }`)).toEqual([
    'component',
  ])
  expect(messagesFor(`export const formatTime = () => text`)).toEqual([])
})
