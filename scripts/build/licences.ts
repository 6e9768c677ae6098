import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { billOfMaterials } from './licences-bom.ts'

/** An npm package whose code, styles or fonts a build carries. */
export interface Bundled {
  name: string
  version: string
  /** An SPDX identifier or expression. */
  licence: string
  homepage?: string
  /** The full text that the package brings. */
  text: string
  /** Where it is installed, and which others it names as its own dependencies. */
  folder: string
  needs: string[]
}

/** Writes into a production bundle the licence texts of what is in it, and its bill of materials. */
export function licences(enabled: boolean): Plugin {
  if (!enabled) return { name: 'licences' }
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const files = new Set([...this.getModuleIds()].filter((id) => !isScript(id)))
      for (const output of Object.values(bundle)) {
        if (output.type === 'asset') output.originalFileNames.forEach((file) => files.add(file))
        else
          for (const [id, { renderedLength }] of Object.entries(output.modules))
            if (renderedLength > 0) files.add(id)
      }
      for (const file of usedByStyles('src/styles')) files.add(file)
      const found = packagesOf(files)
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source })
      emit('licences.txt', licenceTexts(found))
      emit('bom.json', billOfMaterials(found))
    },
  }
}

/** Of these something may have been kept, or nothing; of a style sheet or a font all is. */
const isScript = (id: string) => /\.(?:[cm]?js|jsx|tsx?)$/.test(id.split('?')[0]!)

/** What the style sheets take from packages by Sass, which no list of modules shows. */
function usedByStyles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.scss'))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/@(?:use|forward|import)\s+'([^']+)'/g),
    ])
    .map(([, used]) => join('node_modules', used!))
    .filter((file) => existsSync(join(folderOf(`${file}/`) ?? '', 'package.json')))
}

/** What the tools themselves write into a bundle. */
const tools: [RegExp, string][] = [
  [/^\0?rolldown[/:]/, 'rolldown'],
  [/^\0?vite\//, 'vite'],
]

/** The packages that files belong to, in the order of their names. */
export function packagesOf(files: Iterable<string>): Bundled[] {
  const folders = new Set<string>()
  for (const file of files) {
    const tool = tools.find(([pattern]) => pattern.test(file))?.[1]
    const folder = tool ? `node_modules/${tool}` : folderOf(file)
    if (folder) folders.add(folder)
  }
  const once = new Map(
    [...folders].map(bundled).map((entry) => [`${entry.name} ${entry.version}`, entry]),
  )
  return [...once].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry)
}

/** Nothing below `.cache`: what lies there was cut from a package that is counted itself. */
const folderOf = (file: string) =>
  /^\0?(.*node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\.][^/\\]*)[/\\]/.exec(file)?.[1]

interface Manifest {
  name?: string
  version?: string
  license?: string
  homepage?: string
  dependencies?: Record<string, string>
}

function bundled(folder: string): Bundled {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const manifest = JSON.parse(read('package.json')) as Manifest
  const { name, version, license, homepage, dependencies = {} } = manifest
  // A package.json without a name only says how its folder is to be read.
  if (!name || !version) return bundled(dirname(folder))
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)/i.test(entry))
  if (!license || !file) throw new Error(`${name} ${version} does not say its licence.`)
  return {
    name,
    version,
    licence: license,
    homepage,
    text: ownLicence(read(file)),
    folder: relative('.', folder),
    needs: Object.keys(dependencies),
  }
}

/** A tool's file goes on with the licences of what it bundles itself, of which nothing is here. */
const ownLicence = (text: string) =>
  text
    .split(/^#+ Licenses of bundled dependencies/im)[0]!
    .replaceAll('\r\n', '\n')
    .trim()

const licenceTexts = (packages: Bundled[]) =>
  `${[
    'This site carries work of others, under their own licences:',
    packages.map(({ name, version, licence }) => `- ${name} ${version}: ${licence}`).join('\n'),
    ...packages.map(
      ({ name, version, text }) => `${'-'.repeat(80)}\n${name} ${version}\n\n${text}`,
    ),
  ].join('\n\n')}\n`
