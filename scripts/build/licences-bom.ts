import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bundled } from './licences.ts'

const own = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  name: string
  version: string
  license: string
  dependencies: Record<string, string>
}

/** The package URL (purl) by which tools identify a package. */
const purl = ({ name, version }: Pick<Bundled, 'name' | 'version'>) =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`

/** A CycloneDX 1.6 bill of materials. It has no timestamp and no serial number, so equal builds write equal files. */
export function billOfMaterials(packages: Bundled[]): string {
  const self = `${own.name}@${own.version}`
  const at = (folder: string) => packages.find((entry) => entry.folder === folder)
  // npm installs a second version inside the package that needs it, and all others at the top.
  const installed = (name: string, folder = '') =>
    at(join(folder, 'node_modules', name)) ?? at(join('node_modules', name))
  const refsOf = (names: string[], folder?: string) =>
    names.flatMap((name) => {
      const found = installed(name, folder)
      return found ? [purl(found)] : []
    })
  const refs = packages.map((entry) => ({
    ref: purl(entry),
    dependsOn: refsOf(entry.needs, entry.folder),
  }))
  const dependencies = new Set(refs.flatMap(({ dependsOn }) => dependsOn))
  // A package whose only dependent was dropped from the bundle counts as a direct dependency.
  const wanted = refsOf(Object.keys(own.dependencies))
  const direct = refs
    .map(({ ref }) => ref)
    .filter((ref) => wanted.includes(ref) || !dependencies.has(ref))
  return `${JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: {
        component: {
          type: 'application',
          'bom-ref': self,
          name: own.name,
          version: own.version,
          licenses: [licence(own.license)],
        },
      },
      components: packages.map(component),
      dependencies: [{ ref: self, dependsOn: direct }, ...refs],
    },
    null,
    2,
  )}\n`
}

function component(entry: Bundled) {
  const [, group, name = entry.name] = /^(@[^/]+)\/(.+)$/.exec(entry.name) ?? []
  return {
    type: 'library',
    'bom-ref': purl(entry),
    group,
    name,
    version: entry.version,
    licenses: [licence(entry.licence)],
    purl: purl(entry),
    externalReferences: entry.homepage && [{ type: 'website', url: entry.homepage }],
  }
}

const licence = (spdx: string) =>
  /\s/.test(spdx) ? { expression: spdx } : { license: { id: spdx } }
