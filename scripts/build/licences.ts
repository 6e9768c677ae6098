// npm run build: writes licences.txt and bom.json.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { billOfMaterials } from './licences-bom.ts'

/** An npm package whose code, styles or fonts are in a build. */
export interface Bundled {
  name: string
  version: string
  /** An SPDX identifier or expression. */
  licence: string
  homepage?: string
  /** The full licence text of the package. */
  text: string
  /** Where it is installed. */
  folder: string
  /** Names of its own dependencies. */
  needs: string[]
}

/** Vite plugin: writes the licence texts and the bill of materials of a production bundle. */
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

/** Whether the bundler may drop all code of a module; style sheets and fonts are always kept whole. */
const isScript = (id: string) => /\.(?:[cm]?js|jsx|tsx?)$/.test(id.split('?')[0]!)

/** Files of packages that Sass includes; the bundler does not list them as modules. */
function usedByStyles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.scss'))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/@(?:use|forward|import)\s+'([^']+)'/g),
    ])
    .map(([, used]) => join('node_modules', used!))
    .filter((file) => existsSync(join(folderOf(`${file}/`) ?? '', 'package.json')))
}

/** Build tools that add code of their own to a bundle. */
const tools: [RegExp, string][] = [
  [/^\0?rolldown[/:]/, 'rolldown'],
  [/^\0?vite\//, 'vite'],
]

/** The packages that files belong to, sorted by name. */
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

/** Excludes `.cache`, whose files are made from packages that are listed anyway. */
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
  // A package.json without a name only sets the module type of its folder.
  if (!name || !version) return bundled(dirname(folder))
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)/i.test(entry))
  if (!license || !file) throw new Error(`${name} ${version} has no licence or no licence file.`)
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

/** Cuts the licences of a tool's own bundled dependencies, which are not part of our bundle. */
const ownLicence = (text: string) =>
  text
    .split(/^#+ Licenses of bundled dependencies/im)[0]!
    .replaceAll('\r\n', '\n')
    .trim()

const licenceTexts = (packages: Bundled[]) =>
  `${[
    'This site contains work of others, under their own licences:',
    packages.map(({ name, version, licence }) => `- ${name} ${version}: ${licence}`).join('\n'),
    ...packages.map(
      ({ name, version, text }) => `${'-'.repeat(80)}\n${name} ${version}\n\n${text}`,
    ),
  ].join('\n\n')}\n`
