// npm run check: fails when an [ID] has no line in docs/requirements.md, a requirement no test, or docs/decisions/NNNN no file.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { namesIn } from '../../../deploy/folder-names.mjs'

const requirements = 'docs/requirements.md'
const decisions = 'docs/decisions'
const folders = ['.storybook', 'bench', 'deploy', 'docs', 'mocks', 'scripts', 'src', 'tests']
const textual = /\.(?:[cm]?[jt]sx?|mts|s?css|html|mdx?|ya?ml|json|conf|config)$/

const definition = /^- \*\*([A-Z][A-Z0-9]+-\d+)\*\* /
const reference = /\[([A-Z][A-Z0-9]+-\d+)\]|docs\/decisions\/(\d{4})/g

/** Files whose tests count for requirements, and the benchmarks, which `npm test` does not run. */
const testFile = /^bench\/|\.(?:test|spec|fuzz)\.[cm]?tsx?$|^tests\/resources\.ts$/

/** The lines of the textual files below `root`, each with its file and number. */
function linesBelow(root) {
  const atRoot = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'package-lock.json')
    .map(({ name }) => name)
  const below = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => namesIn(join(root, folder)).map((name) => `${folder}/${name}`))
  return [...atRoot, ...below]
    .filter((file) => textual.test(file))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n')
      return lines.map((line, index) => ({ file, line, place: `${file}:${index + 1}` }))
    })
}

/** The broken references below `root`, each as "file:line: fault", and the requirements that no test names. */
export function faultsOfReferences(root) {
  const lines = linesBelow(root)
  const numbers = new Set(readdirSync(join(root, decisions)).map((name) => name.slice(0, 4)))
  const faults = []
  const ids = new Set()
  for (const { file, line, place } of lines) {
    const id = file === requirements && definition.exec(line)?.[1]
    if (ids.has(id)) faults.push(`${place}: ${id} is defined twice`)
    if (id) ids.add(id)
  }
  const tested = new Set()
  for (const { file, line, place } of lines)
    for (const [, id, decision] of line.matchAll(reference)) {
      if (id && !ids.has(id)) faults.push(`${place}: [${id}] is not in ${requirements}`)
      if (decision && !numbers.has(decision))
        faults.push(`${place}: ${decisions}/${decision} does not exist`)
      if (testFile.test(file)) tested.add(id)
    }
  const untested = [...ids].filter((id) => !tested.has(id))
  return [...faults, ...untested.map((id) => `no test has [${id}] in its title`)]
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const faults = faultsOfReferences(process.cwd())
  if (faults.length) {
    console.error(faults.join('\n'))
    process.exit(1)
  }
}
