import { expect, test } from 'vitest'
import { noTextBesideSiblings } from './no-text-beside-siblings.mjs'
import { ruleMessages } from './rule-messages'

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

const messagesFor = (code: string) => ruleMessages(noTextBesideSiblings, declarations + code)

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
