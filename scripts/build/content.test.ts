import { expect, test } from 'vitest'
import { readPage } from './content'

const front = [
  '---',
  'title: Ghats',
  'hindi: घाट',
  'description: Steps.',
  'lead: Steps to the river.',
  '---',
  '',
]
const page = (...lines: string[]) => readPage([...front, ...lines].join('\n')).page

test('front matter, introduction and sections become a page', () => {
  expect(
    page('Come early.', '', '## Ramghat {#ramghat icon=pin}', '', '- lamps', '- boats'),
  ).toEqual({
    title: 'Ghats',
    hindi: 'घाट',
    lead: 'Steps to the river.',
    intro: [{ kind: 'text', text: 'Come early.' }],
    sections: [
      {
        id: 'ramghat',
        title: 'Ramghat',
        subtitle: '',
        icon: 'pin',
        blocks: [{ kind: 'list', items: ['lamps', 'boats'] }],
        cards: [],
        sections: [],
      },
    ],
  })
})

test.each([
  ['[Write to us](/contactus)', { kind: 'link', label: 'Write to us', to: '/contactus' }],
  ['- **By road:** 78 km', { kind: 'facts', items: [{ label: 'By road', text: '78 km' }] }],
  ['1. **1896:** Born', { kind: 'timeline', items: [{ label: '1896', text: 'Born' }] }],
  ['> जो&nbsp;पाया,\\\n> वह बाँट दिया।', { kind: 'line', text: 'जो\u00a0पाया,\nवह बाँट दिया।' }],
])('%j is one block', (source, block) => {
  expect(page(source).intro).toEqual([block])
})

test('a heading with a picture is a card of its section', () => {
  const [places] = page(
    '## Places {#places}',
    '### Ramghat {#ramghat}',
    '_रामघाट_',
    '',
    '![Lamps at dusk](/art/p-ramghat.svg)',
    '',
    'Long stone steps.',
  ).sections

  expect(places!.cards).toEqual([
    {
      id: 'ramghat',
      title: 'Ramghat',
      subtitle: 'रामघाट',
      picture: 'p-ramghat',
      alt: 'Lamps at dusk',
      text: 'Long stone steps.',
    },
  ])
})

test('a verse has a meaning, a source and the language of the front matter', () => {
  const source = [...front]
  source.splice(1, 0, 'verses: sa')

  expect(
    readPage([...source, '> हरिः॥', '>', '> Hari.', '>', '> A verse'].join('\n')).page.intro,
  ).toEqual([{ kind: 'verse', lang: 'sa', text: 'हरिः॥', meaning: 'Hari.', source: 'A verse' }])
})

test.each([
  ['Some *emphasis*.', 'line 8: a text has no emphasis.'],
  ['## Ramghat', 'line 8: a heading ends with its anchor, such as {#places}.'],
  ['## Ramghat {#ramghat icon=boat}', /^line 8: the icons are pin, bed, /],
  ['First.\n\n```js\n```', 'line 10: a page has no code here.'],
  ['## A {#a}\n### B {#b}\n![Steps](/art/signin.svg)', /^line 9: below a heading with a picture/],
  [
    '## A {#a}\n### B {#b}\n![Steps](/art/no.svg)\n\nText.',
    'line 10: there is no public/art/no.svg.',
  ],
  ['> one\n>\n> two', 'line 8: a quotation is one line, or a verse, its meaning and its source.'],
  ['> one\n>\n> two\n>\n> three', /^line 8: "verses" of the front matter/],
  ['- **By road:** far\n- near', 'line 8: each item begins with a label in bold.'],
])('%j is refused with its line', (source, message) => {
  expect(() => page(source)).toThrow(message)
})

test.each([
  ['# Ghats', 'line 1: the front matter is missing.'],
  ['---\ntitle: Ghats\n---\n', "front matter: must have required property 'hindi'."],
  ['---\ntitel: Ghats\n---\n', /^front matter: /],
  [
    '---\ntitle: Ghats\nhindi: घाट\ndescription: Steps.\nlead: Steps.\nparent: home\n---\n',
    'front matter: parent must be equal to one of the allowed values (about).',
  ],
  [
    '---\ntitle: Ghats\nhindi: घाट\ndescription: Steps.\nlead: Steps.\nart: { picture: none, alt: Steps }\n---\n',
    'front matter: there is no public/art/none.svg.',
  ],
])('%j is refused', (source, message) => {
  expect(() => readPage(source)).toThrow(message)
})
