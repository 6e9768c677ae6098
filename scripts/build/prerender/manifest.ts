import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Manifest } from 'vite'

export const project = resolve(import.meta.dirname, '../../..')

/**
 * Moves Vite's manifest out of the bundle to `.vite/`, where size limits and budgets read it. `sharedChunks` names the
 * file of each screen that shares a chunk, because Vite's manifest has no entry for it.
 */
export function takeManifest(out: string, sharedChunks: Map<string, string>): Manifest {
  const target = join(project, `.vite/manifest-${relative(project, out).replace(/\W+/g, '-')}.json`)
  mkdirSync(dirname(target), { recursive: true })
  const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')) as Manifest
  for (const [module, file] of sharedChunks)
    manifest[module] ??= Object.values(manifest).find((chunk) => chunk.file === file)!
  rmSync(join(out, '.vite'), { recursive: true })
  writeFileSync(target, JSON.stringify(manifest, null, 2))
  return manifest
}

/** The built scripts and styles of some modules with all their imports, without those that the template loads. */
export function filesOf(template: string, manifest: Manifest, modules: Set<string>) {
  const styles = new Set<string>()
  const scripts = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    chunk.imports?.forEach(add)
    chunk.css?.forEach((file) => styles.add(file))
  }
  for (const module of modules)
    add(Object.keys(manifest).find((key) => key.replace(/\.tsx?$/, '') === module) ?? '')
  const isNew = (file: string) => !template.includes(file)
  return { styles: [...styles].filter(isNew), scripts: [...scripts].filter(isNew) }
}

/** The two fonts that the first lines of every page use. */
export function fontsOf(manifest: Manifest): string[] {
  const files = Object.values(manifest).flatMap(({ file, assets }) => [file, ...(assets ?? [])])
  return ['mukta-letters-400', 'heading-letters-600'].flatMap(
    (font) => files.find((file) => file.includes(font)) ?? [],
  )
}
