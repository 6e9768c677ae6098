import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { faultsOfReferences } from './check-references.mjs'

const root = mkdtempSync(join(tmpdir(), 'temple-references-'))
afterAll(() => rmSync(root, { recursive: true }))

/** References are built from parts, because the check also reads this file. */
const toRequirement = (id: string) => `// A reason [${id}].\n`

function write(name: string, text: string) {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}

beforeEach(() => {
  rmSync(root, { recursive: true })
  write('docs/requirements.md', '# Requirements\n\n- **HOME-1** One.\n- **A11Y-12** Two.\n')
  write('docs/decisions/0001-one-send.md', '# One function sends every call\n')
  write('tests/all.test.ts', toRequirement('HOME-1') + toRequirement('A11Y-12'))
})

test.each([
  'src/site/home.tsx',
  'src/home.scss',
  'scripts/build.mjs',
  'docs/qa.md',
  '.size-limit.mjs',
])('an unknown id in %s is named with file and line', (file) => {
  const missing = 'HOME-2'
  write(file, `\n${toRequirement(missing)}`)

  expect(faultsOfReferences(root)).toEqual([
    `${file}:2: [${missing}] is not in docs/requirements.md`,
  ])
})

test('an id that is defined twice is named', () => {
  write('docs/requirements.md', '- **HOME-1** One.\n- **HOME-1** Two.\n- **A11Y-12** Two.\n')

  expect(faultsOfReferences(root)).toEqual(['docs/requirements.md:2: HOME-1 is defined twice'])
})

test('a requirement counts as tested if a test has its id in the title, not if another file names it', () => {
  write('tests/all.test.ts', toRequirement('HOME-1'))
  write('src/menu.ts', toRequirement('A11Y-12'))

  expect(faultsOfReferences(root)).toEqual(['no test has [A11Y-12] in its title'])
})
