import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { writeChecksums } from '../../deploy/checksums.mjs'

/**
 * Copies a built folder to `to` as if another commit had been built: each script and style of it has another name. A
 * second build would take a minute.
 */
export function copyAsOtherBuild(dist, to, commit) {
  cpSync(dist, to, { recursive: true })
  const names = readdirSync(to, { recursive: true, encoding: 'utf8' })
  const renamed = new Map(
    names.flatMap((path) => {
      const name = basename(path)
      return /-[\w-]{8}\.(?:js|css)$/.test(name) ? [[name, otherName(name)]] : []
    }),
  )
  const anyName = new RegExp([...renamed.keys()].join('|').replaceAll('.', '\\.'), 'g')
  const { commit: first } = JSON.parse(readFileSync(join(dist, 'version.json'), 'utf8'))
  for (const path of names) {
    const file = join(to, path)
    // The compressed copies have the old content, so they are deleted.
    if (/\.(?:br|gz)$/.test(path)) rmSync(file)
    if (!/\.(?:js|css|html|json)$/.test(path)) continue
    const text = readFileSync(file, 'utf8')
      .replaceAll(anyName, (name) => renamed.get(name))
      .replaceAll(first, commit)
    writeFileSync(file, text)
    const name = renamed.get(basename(path))
    if (name) renameSync(file, join(dirname(file), name))
  }
  writeChecksums(to)
}

/** The name with another last character of the hash. */
const otherName = (name) =>
  name.replace(/(.)(\.\w+)$/, (_, last, ending) => (last === '0' ? `1${ending}` : `0${ending}`))
