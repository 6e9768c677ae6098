import { join } from 'node:path'
import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { expect, test } from 'vitest'
import { deniedWords, deniedWordsRule } from './denied-words.mjs'

const cwd = import.meta.dirname
const linter = new Linter({ cwd })

/** The messages for a text when "office" and "begun" are denied. */
function messagesFor(code: string, file = 'list.tsx') {
  const config: Linter.Config = {
    files: ['**/*.tsx'],
    languageOptions: { parser: tseslint.parser },
    plugins: { local: { rules: { 'denied-words': deniedWordsRule } } },
    rules: {
      'local/denied-words': [
        'error',
        [
          ['office', 'admin'],
          ['begun', 'started'],
        ],
      ],
    },
  }
  return linter.verify(code, [config], join(cwd, file)).map(({ message }) => message)
}

test.each([
  'const office = 1',
  'function openOffice() {}',
  'const OFFICE_PATH = 1',
  'interface OfficeRow { name: string }',
  'type Row = { isBegun: boolean }',
  "import { admin as office } from './admin'",
  'const row = <OfficeRow />',
  'class Row { #begun = 1 }',
])('%s is reported', (code) => {
  expect(messagesFor(code)).toHaveLength(1)
})

test.each([
  'const officer = 1',
  'const text = "office"',
  'page.office()',
  "import { office as admin } from 'library'",
  '// office',
])('%s is accepted', (code) => {
  expect(messagesFor(code)).toEqual([])
})

test('a name is reported once in a file, with the term to use', () => {
  expect(messagesFor('const begun = 1\nexport const sum = begun + begun')).toEqual([
    '"begun" contains "begun". Use started.',
  ])
})

test.each(['office.tsx', 'src/office/list.tsx', 'has-begun.tsx'])(
  'the file name %s is reported',
  (file) => {
    expect(messagesFor('export {}', file)).toEqual([expect.stringMatching(/^The file name/)])
  },
)

test('no word is listed twice', () => {
  const words = deniedWords.map(([word]) => word)

  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
})
