// What a built folder holds: its files, the routes that have a page, and which build it is.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const filesOf = (place) =>
  readdirSync(place, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesOf(join(place, entry.name)) : join(place, entry.name),
  )

/** Names of all files below a folder, with forward slashes, in order. */
export const namesIn = (dir) =>
  filesOf(dir)
    .map((file) => relative(dir, file).replaceAll('\\', '/'))
    .sort()

/** Reads a built folder. Throws in clear words where it is none. */
export function readFolder(dir) {
  if (!existsSync(join(dir, 'index.html')) || !existsSync(join(dir, 'version.json')))
    throw new Error(`"${dir}" holds no index.html and version.json: name the folder with --dist.`)
  const names = namesIn(dir)
  const pages = names.filter((name) => /(?:^|\/)index\.html$/.test(name))
  return {
    dir,
    names,
    /** Addresses after the base: '' is the start page. */
    routes: pages.map((name) => name.replace(/\/?index\.html$/, '')),
    /** Everything that has a name of its own, except what only IIS reads. */
    files: names.filter((name) => !name.endsWith('.html') && name !== 'web.config'),
    version: JSON.parse(readFileSync(join(dir, 'version.json'), 'utf8')),
    read: (name) => readFileSync(join(dir, name)),
  }
}

/** Whether a name carries its content's fingerprint, so that it may be cached for ever. */
export const isFingerprinted = (name) => /^assets\//.test(name)

export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')
