// npm run build: the content of licences.txt (docs/decisions/0020).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where Vite lists the licences of the packages whose scripts are bundled (`build.license`). */
export const viteLicences = 'licences.json'

/** An entry of Vite's list. */
export interface Licence {
  name: string
  version: string
  /** An SPDX identifier or expression. */
  identifier?: string
  /** The full licence text of the package. */
  text?: string
}

/** Build tools that add a few lines of their own to a bundle. */
const tools = ['vite', 'rolldown']

/**
 * Vite's list, and the dependencies of package.json that it cannot see: fonts and style sheets are not scripts, and Vite
 * leaves out its own lines. A test checks that the list is complete.
 */
export function withDependencies(scripts: Licence[]): Licence[] {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>
  }
  const others = [...Object.keys(dependencies), ...tools]
    .filter((name) => !scripts.some((entry) => entry.name === name))
    .map(installedLicence)
  return [...scripts, ...others]
    .map(complete)
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

const keyOf = ({ name, version }: Licence) => `${name} ${version}`

function installedLicence(name: string): Licence {
  const folder = join('node_modules', name)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const { version, license } = JSON.parse(read('package.json')) as Record<string, string>
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)/i.test(entry))
  return { name, version: version!, identifier: license, text: file && read(file) }
}

/** A licence text without the licences of a tool's own dependencies, which are not part of our bundle. */
function complete({ text, ...entry }: Licence): Required<Licence> {
  const { identifier } = entry
  if (!identifier || !text) throw new Error(`${keyOf(entry)} has no licence or no licence file.`)
  const own = text.split(/^#+ Licenses of bundled dependencies/im)[0]!
  return { ...entry, identifier, text: own.replaceAll('\r\n', '\n').trim() }
}

/** The content of licences.txt. */
export const licenceTexts = (packages: Licence[]) =>
  `${[
    'This site contains work of others, under their own licences:',
    packages.map((entry) => `- ${keyOf(entry)}: ${entry.identifier}`).join('\n'),
    ...packages.map((entry) => `${'-'.repeat(80)}\n${keyOf(entry)}\n\n${entry.text}`),
  ].join('\n\n')}\n`
