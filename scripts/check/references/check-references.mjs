// npm run check: fails when an [ID] has no line in docs/requirements.md, a requirement no test, or docs/decisions/NNNN no file.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listFiles } from '../list-files.mjs'

const requirements = 'docs/requirements.md'
const decisions = 'docs/decisions'
const folders = ['.storybook', 'bench', 'deploy', 'docs', 'mocks', 'scripts', 'src', 'tests']
const textual = /\.(?:[cm]?[jt]sx?|mts|s?css|html|mdx?|ya?ml|json|conf|config)$/

const definition = /^- \*\*([A-Z][A-Z0-9]+-\d+)\*\* /
const reference = /\[([A-Z][A-Z0-9]+-\d+)\]|docs\/decisions\/(\d{4})/g

const filesAtRoot = (root) =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'package-lock.json')
    .map((entry) => join(root, entry.name))

/** Calls `visit` with each line of a text and its number. */
const eachLine = (text, visit) => text.split('\n').forEach((line, index) => visit(line, index + 1))

/** Files whose tests count for requirements, and the benchmarks, which `npm test` does not run. */
export const testFilePattern =
  /^(?:bench\/|scripts\/check\/lighthouse\.mjs$)|\.(?:test|spec|fuzz)\.[cm]?tsx?$|^tests\/resources\.ts$/

/** The ids of requirements below `root` that no test names in its title. */
export function idsWithoutTest(root) {
  const named = new Set()
  for (const file of folders.flatMap((folder) => listFiles(join(root, folder))))
    if (testFilePattern.test(relative(root, file).replaceAll('\\', '/')))
      for (const [, id] of readFileSync(file, 'utf8').matchAll(reference)) named.add(id)
  const ids = []
  eachLine(readFileSync(join(root, requirements), 'utf8'), (line) => {
    const id = definition.exec(line)?.[1]
    if (id && !named.has(id)) ids.push(id)
  })
  return ids
}

/** The broken references below `root`, each as "file:line: fault". */
export function faultsOfReferences(root) {
  const faults = []
  const ids = new Set()
  eachLine(readFileSync(join(root, requirements), 'utf8'), (line, number) => {
    const id = definition.exec(line)?.[1]
    if (ids.has(id)) faults.push(`${requirements}:${number}: ${id} is defined twice`)
    if (id) ids.add(id)
  })
  const numbers = new Set(readdirSync(join(root, decisions)).map((name) => name.slice(0, 4)))

  const files = [
    ...filesAtRoot(root),
    ...folders.flatMap((folder) => listFiles(join(root, folder))),
  ]
  for (const file of files.filter((name) => textual.test(name)))
    eachLine(readFileSync(file, 'utf8'), (line, number) => {
      const position = `${relative(root, file).replaceAll('\\', '/')}:${number}`
      for (const [, id, decision] of line.matchAll(reference)) {
        if (id && !ids.has(id)) faults.push(`${position}: [${id}] is not in ${requirements}`)
        if (decision && !numbers.has(decision))
          faults.push(`${position}: ${decisions}/${decision} does not exist`)
      }
    })
  return faults
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const faults = [
    ...faultsOfReferences(process.cwd()),
    ...idsWithoutTest(process.cwd()).map((id) => `no test has [${id}] in its title`),
  ]
  if (faults.length) {
    console.error(faults.join('\n'))
    process.exit(1)
  }
}
