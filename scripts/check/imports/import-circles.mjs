// npm run check: finds modules that import each other in a circle, imports of types included. A dynamic import is no part of
// a circle, because it runs after the modules have loaded.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const isModule = (file) => /\.(?:tsx?|mjs)$/.test(file)

/** What TypeScript adds to an import that names no ending. */
const endings = ['', '.ts', '.tsx', '/index.ts']

/** The modules below the folders with the modules of the project that each imports or re-exports. */
function readImports(folders) {
  const imports = new Map()
  for (const folder of folders)
    for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = join(folder, entry)
      if (!isModule(file)) continue
      const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
      imports.set(
        file,
        source.statements.flatMap((statement) => resolveImport(file, statement)),
      )
    }
  return imports
}

function resolveImport(file, { moduleSpecifier }) {
  if (!moduleSpecifier?.text.startsWith('.')) return []
  const path = join(dirname(file), moduleSpecifier.text)
  return (
    endings.map((ending) => path + ending).find((each) => isModule(each) && existsSync(each)) ?? []
  )
}

/** Each circle as the modules along it; the first one is repeated at the end. */
export function importCircles(folders) {
  const imports = readImports(folders)
  const finished = new Set()
  const circles = []
  const visit = (file, path) => {
    const start = path.indexOf(file)
    if (start >= 0) return circles.push([...path.slice(start), file])
    if (finished.has(file)) return
    for (const imported of imports.get(file) ?? []) visit(imported, [...path, file])
    finished.add(file)
  }
  for (const file of [...imports.keys()].sort()) visit(file, [])
  return circles
}
