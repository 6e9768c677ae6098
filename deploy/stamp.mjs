#!/usr/bin/env node
// node stamp.mjs DIR --base /temple/site/: writes the base path and settings of config.json into the static files of a build.
// Needs only Node 18 or later and can be run again at any time (docs/deployment.md, Below a sub-path).
import console from 'node:console'
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { updateChecksums } from './checksums.mjs'
import { namesIn } from './folder-names.mjs'
import {
  decodeEntities,
  headTag,
  mapJsonStrings,
  updateHead,
  withNotice,
  withoutNotice,
} from './stamp-html.mjs'

const usage = 'Usage: node stamp.mjs DIR --base /temple/site/'

/** Why a base cannot be used, or undefined. */
export function faultOfBase(base) {
  if (!base) return `--base is missing. ${usage}`
  if (!base.startsWith('/') || !base.endsWith('/'))
    return `--base must begin and end with a slash, as /temple/site/ does; "${base}" does not.`
  if (!/^\/(?:[\w.~-][\w.~%@+-]*\/)*$/.test(base) || /\/\.\.?\//.test(base))
    return `--base must be a plain path of the host, without host, query or dots alone; "${base}" is not.`
  return undefined
}

/** Stamps a folder. Returns changed files and notes; throws if the base or the folder is unusable. */
export function stamp(dir, base) {
  const fault = faultOfBase(base)
  if (fault) throw new Error(fault)
  if (!existsSync(join(dir, 'index.html')))
    throw new Error(`There is no index.html in "${dir}": name the folder that the build wrote.`)

  const notes = []
  const now = { base, ...settingsIn(dir, notes) }
  const before = stampedIn(dir)
  if (before.url && !now.url)
    notes.push('note: config.json has no site.url; addresses are unchanged.')

  const changed = []
  for (const name of namesIn(dir)) {
    const kind = kindOf(name)
    if (!kind) continue
    const file = join(dir, name)
    const text = readFileSync(file, 'utf8')
    if (kind === 'html' && headTag(text, 'base') === undefined)
      notes.push(`note: ${name} has no <base> and keeps its links.`)
    const stamped = write[kind](text, before, now)
    if (stamped === text) continue
    writeFileSync(file, stamped)
    changed.push(name)
  }
  updateChecksums(dir, changed)
  return { changed: changed.sort(), notes }
}

const kindOf = (name) =>
  ['html', 'sitemap.xml', 'robots.txt', 'manifest.webmanifest'].find((ending) =>
    name.endsWith(ending === 'html' ? '.html' : ending),
  )

/** The settings of config.json that other files repeat. */
function settingsIn(dir, notes) {
  const file = join(dir, 'config.json')
  if (!existsSync(file)) return {}
  try {
    const settings = JSON.parse(readFileSync(file, 'utf8'))
    const { site, apiBase, filesBase, credentials } = settings
    const text = (value) => (typeof value === 'string' && value.trim() ? value : undefined)
    const url = text(site?.url)
    if (url && !/^https?:\/\/[^/]/.test(url))
      notes.push('note: site.url in config.json is not an http(s) address and is ignored.')
    return {
      name: text(site?.name),
      description: text(site?.description),
      url: url && /^https?:\/\/[^/]/.test(url) ? withTrailingSlash(url) : undefined,
      api: typeof apiBase === 'string' ? apiBase : undefined,
      files: typeof filesBase === 'string' ? filesBase : undefined,
      credentials: credentials === 'omit' ? 'omit' : 'same-origin',
      notice: text(settings.notice)?.trim(),
      noticeUntil: text(settings.noticeUntil),
    }
  } catch {
    notes.push('note: config.json is not JSON; only the base is written.')
    return {}
  }
}

/** The current values: those of the build or of the last stamp. */
function stampedIn(dir) {
  const read = (name) => {
    const file = join(dir, name)
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  const html = read('index.html')
  const manifest = JSON.parse(read('manifest.webmanifest') || '{}')
  const addresses = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)
  // The shortest address is that of the start page.
  const [shortest] = addresses.sort((one, other) => one.length - other.length)
  const url = headTag(html, 'canonical') ?? (shortest && decodeEntities(shortest))
  return {
    base: headTag(html, 'base') ?? '/',
    name: headTag(html, 'og:site_name') ?? headTag(html, 'application-name') ?? manifest.name,
    description: manifest.description,
    url: url && withTrailingSlash(url),
  }
}

const withTrailingSlash = (url) => (url.endsWith('/') ? url : `${url}/`)

/** An address below the old site address, moved to the new one. */
const moveAddress = (address, before, now) =>
  before.url && now.url && withTrailingSlash(address).startsWith(before.url)
    ? now.url + address.slice(before.url.length)
    : address

/** A path below the old base, moved to the new one. */
const moveToBase = (path, before, now) =>
  path.startsWith(before.base) ? now.base + path.slice(before.base.length) : path

const write = {
  html: (text, before, now) =>
    withNotice(
      updateHead(withoutNotice(text), {
        before,
        now,
        address: (given) => moveAddress(given, before, now),
      }),
      now,
    ),

  'sitemap.xml': (text, before, now) =>
    text.replace(/(<loc>|\shref=")([^<"]*)/g, (_, lead, given) => {
      const updated = moveAddress(decodeEntities(given), before, now)
      return lead + updated.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    }),

  'robots.txt': (text, before, now) => {
    // Paths in robots.txt start at the host's root, so the old base is read from the admin line.
    const [, old] = /^disallow:[ \t]*(\/\S*?)admin[ \t]*$/im.exec(text) ?? []
    const move = (path) => (old && path.startsWith(old) ? now.base + path.slice(old.length) : path)
    return text
      .replace(/^((?:dis)?allow:[ \t]*)(\/\S*)/gim, (_, lead, path) => lead + move(path))
      .replace(/^(sitemap:[ \t]*)(\S+)/gim, (_, lead, url) => lead + moveAddress(url, before, now))
  },

  'manifest.webmanifest': (text, before, now) =>
    mapJsonStrings(text, (value, key) => {
      if (value.startsWith('/')) return moveToBase(value, before, now)
      if (/^(?:short_)?name$/.test(key) && now.name && value === before.name) return now.name
      if (key === 'description' && now.description && value === before.description)
        return now.description
      return value
    }),
}

function main() {
  try {
    const { values, positionals } = parseArgs({
      options: { base: { type: 'string' } },
      allowPositionals: true,
    })
    if (positionals.length !== 1) throw new Error(`Name one folder. ${usage}`)
    const { changed, notes } = stamp(positionals[0], values.base)
    for (const line of notes) console.log(line)
    for (const name of changed) console.log(`changed: ${name}`)
    console.log(`${positionals[0]} is for ${values.base}: ${changed.length || 'no'} files changed.`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main()
