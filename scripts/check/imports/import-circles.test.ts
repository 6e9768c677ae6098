import { expect, test } from 'vitest'
import { inFolder } from '../in-folder'
import { importCircles } from './import-circles.mjs'

const circlesOf = (files: Record<string, string>) =>
  inFolder(files, (folder) =>
    importCircles([folder]).map((circle) => circle.map((file) => file.slice(folder.length + 1))),
  )

test('modules that import each other are a circle, and so are their folders', () => {
  const files = {
    'list/a.ts': "import { b } from '../form/b'",
    'form/b.tsx': "export { c } from './c'",
    'form/c.ts': "import '../list/a.ts'",
  }

  expect(circlesOf(files)).toEqual([['form/b.tsx', 'form/c.ts', 'list/a.ts', 'form/b.tsx']])
})

test('an import of a type closes a circle', () => {
  const files = {
    'a.ts': "import type { B } from './b'",
    'b/index.ts': "import { a } from '../a'",
  }

  expect(circlesOf(files)).toEqual([['a.ts', 'b/index.ts', 'a.ts']])
})

test.each([
  ['a dynamic import', { 'a.ts': "import('./b')", 'b.ts': "import './a'" }],
  ['a package', { 'a.ts': "import 'a'" }],
  [
    'two ways to one module',
    { 'a.ts': "import './b'\nimport './c'", 'b.ts': "import './c'", 'c.ts': '' },
  ],
  ['a file that is no module', { 'a.ts': "import './a.scss'", 'a.scss': '' }],
])('%s is no circle', (_what, files) => {
  expect(circlesOf(files)).toEqual([])
})
