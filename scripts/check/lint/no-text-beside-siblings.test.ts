import { ESLint, Linter } from 'eslint'
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
  ['<p>{isOpen && text}<b /></p>', 'beside'],
  ['<p>{count && <b />}<i /></p>', 'beside'],
  ['<p>{isOpen ? <b /> : text}<i /></p>', 'beside'],
  ['<p>{node}<b /></p>', 'beside'],
  ['<>{text}</>', 'fragment'],
  ['<Fragment key="a">{text}</Fragment>', 'fragment'],
  ['<p>{texts}</p>', 'list'],
  ['<p>{texts.map((one) => isOpen ? <b>{one}</b> : one)}</p>', 'list'],
  ['<p>{isOpen && <b />} ·</p>', 'fixed'],
])('text that is not the only child of an element is reported: %s', (code, message) => {
  expect(messagesFor(`export const sample = () => ${code}`)).toEqual([message])
})

test.each([
  '<p>{text}</p>',
  '<p>{isOpen ? text : <b />}</p>',
  '<p>{`${count} ${text}`}</p>',
  '<p><Icon /> <span>{text}</span></p>',
  '<p>{isOpen && <span>{text}</span>}<i /></p>',
  '<p>{text && <b />}<i /></p>',
  '<p><b /> · <i /></p>',
  '<ul>{texts.map((one) => <li key={one}>{one}</li>)}</ul>',
])('text that is the only child of its element is accepted: %s', (code) => {
  expect(messagesFor(`export const sample = () => ${code}`)).toEqual([])
})

test('a component that may return text is reported, a function that no element names is not', () => {
  expect(messagesFor(`export function Time() { return isOpen ? text : <b /> }`)).toEqual([
    'component',
  ])
  expect(messagesFor(`export const formatTime = () => text`)).toEqual([])
})

test('the rule is active for src', async () => {
  const config = (await new ESLint().calculateConfigForFile('src/app/root.tsx')) as Linter.Config

  expect(config.rules?.['translated/no-text-beside-siblings']).toEqual([2])
})
