// Reads a built folder: its files, the routes with a page, and its version.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { namesIn } from '../folder-names.mjs'

/** Reads a built folder; throws if index.html or version.json is missing. */
export function readFolder(dir) {
  if (!existsSync(join(dir, 'index.html')) || !existsSync(join(dir, 'version.json')))
    throw new Error(`"${dir}" holds no index.html and version.json: name the folder with --dist.`)
  const names = namesIn(dir)
  const pages = names.filter((name) => /(?:^|\/)index\.html$/.test(name))
  return {
    dir,
    names,
    /** Paths below the base; '' is the start page. */
    routes: pages.map((name) => name.replace(/\/?index\.html$/, '')),
    /** Files that are requested by name, without those that only servers and deployers read. */
    files: names.filter((name) => !/\.(?:html|br|gz)$|^web\.config$|^SHA256SUMS$/.test(name)),
    version: JSON.parse(readFileSync(join(dir, 'version.json'), 'utf8')),
    read: (name) => readFileSync(join(dir, name)),
  }
}

/** Whether the file name contains a hash of the content, so that it can be cached for ever. */
export const isHashed = (name) => /^assets\//.test(name)

export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')
