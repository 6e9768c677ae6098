#!/usr/bin/env node
// node deploy/release.mjs dist --to /srv/temple: deploys a build beside the earlier ones and points the link "current" to it;
// --back and --on change between them. Needs only Node 18.20 or later (docs/deployment.md, Roll on and back).
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { summedNames, updateChecksums } from './checksums.mjs'
import { stamp } from './stamp.mjs'

const usage = `Usage: node release.mjs DIR --to FOLDER [options]   deploys the built folder DIR
       node release.mjs --to FOLDER --back | --on | --use NAME | --list
  --to FOLDER    holds "releases" (a folder for each version) and "current" (the link that the server serves)
  --base PATH    the site's path; default: /
  --keep N       how many releases are kept; default: 5
  --back, --on   changes to the release before or after the current one
  --use NAME     changes to that release
  --list         names the releases
FOLDER/config.json, where it exists, replaces that of the build.`

/** The releases of a folder, oldest first, and the name of the current one. */
export function releasesIn(to) {
  const folder = join(to, 'releases')
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  const link = join(to, 'current')
  if (!lstatSync(link, { throwIfNoEntry: false })) return { names }
  if (!lstatSync(link).isSymbolicLink())
    throw new Error(`"${link}" is no link: move it away, then deploy again.`)
  return { names, current: basename(readlinkSync(link)) }
}

/** Copies a built folder to a new release, stamps it and makes it the current one. Returns its name. */
export function deployRelease(dist, to, { base = '/', keep = 5, now = new Date() } = {}) {
  const { commit = 'build' } = JSON.parse(readFileSync(join(dist, 'version.json'), 'utf8'))
  const name = `${now.toISOString().replace(/[-:]|\..*/g, '')}-${commit}`
  releasesIn(to)
  const folder = join(to, 'releases', name)
  const made = mkdirSync(dirname(folder), { recursive: true })
  if (made)
    for (let each = dirname(folder); each.startsWith(made); each = dirname(each))
      chmodSync(each, 0o755)
  cpSync(dist, folder, { recursive: true })
  const config = join(to, 'config.json')
  if (existsSync(config)) {
    cpSync(config, join(folder, 'config.json'))
    updateChecksums(folder, ['config.json'])
  }
  stamp(folder, base)
  useRelease(to, name)
  const { names } = releasesIn(to)
  for (const old of names.filter((each) => each !== name).slice(0, -(keep - 1) || undefined))
    rmSync(join(to, 'releases', old), { recursive: true })
  return name
}

/** Makes a release the current one and gives it the assets of all others, which open pages may still request. */
export function useRelease(to, name) {
  const { names } = releasesIn(to)
  if (!names.includes(name)) throw new Error(`There is no release "${name}" in "${to}".`)
  const folder = (release) => join(to, 'releases', release)
  for (const other of names.filter((each) => each !== name))
    for (const file of summedNames(folder(other)).filter((path) => /(?:^|\/)assets\//.test(path)))
      cpSync(join(folder(other), file), join(folder(name), file), { force: false })
  makeReadable(folder(name))
  pointTo(join(to, 'current'), join('releases', name))
}

/** Lets the web server's user read the folder, whatever the umask and the copied files allow. */
function makeReadable(folder) {
  const names = readdirSync(folder, { recursive: true })
  for (const path of [folder, ...names.map((name) => join(folder, name))]) {
    const status = statSync(path)
    chmodSync(path, status.mode | (status.isDirectory() ? 0o555 : 0o444))
  }
}

/** Replaces the link in one step; Windows can only delete a link to a folder and create it again. */
function pointTo(link, target) {
  if (process.platform === 'win32') {
    rmSync(link, { force: true, recursive: true })
    symlinkSync(resolve(dirname(link), target), link, 'junction')
    return
  }
  const next = `${link}.next`
  rmSync(next, { force: true })
  symlinkSync(target, next)
  renameSync(next, link)
}

/** The release that many steps after the current one; throws if there is none. */
export function neighbourOf({ names, current }, step) {
  const found = names[names.indexOf(current) + step]
  if (!current || !found)
    throw new Error(`There is no release ${step < 0 ? 'before' : 'after'} ${current ?? 'it'}.`)
  return found
}

function run({ to, back, on, use, list, keep, base }, dist) {
  if (dist) return deployRelease(dist, to, { base, keep })
  const releases = releasesIn(to)
  if (list)
    return releases.names.map((name) => (name === releases.current ? `${name} *` : name)).join('\n')
  const name = use ?? (back || on ? neighbourOf(releases, back ? -1 : 1) : undefined)
  if (!name) throw new Error(usage)
  useRelease(to, name)
  return name
}

function main() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        to: { type: 'string' },
        base: { type: 'string' },
        keep: { type: 'string', default: '5' },
        use: { type: 'string' },
        back: { type: 'boolean' },
        on: { type: 'boolean' },
        list: { type: 'boolean' },
      },
      allowPositionals: true,
    })
    const keep = Number(values.keep)
    if (!values.to || positionals.length > 1 || !(keep >= 1)) throw new Error(usage)
    console.log(run({ ...values, keep }, positionals[0]))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main()
