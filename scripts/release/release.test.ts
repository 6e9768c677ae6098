import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { faultsOfChecksums, writeChecksums } from '../../deploy/checksums.mjs'
import { deployRelease, neighbourOf, releasesIn, useRelease } from '../../deploy/release.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'temple-release-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A built folder of one commit, whose only script is named after it. */
function build(commit: string): string {
  const dist = join(folder, `dist-${commit}`)
  const files = {
    'index.html': `<html><head><base href="/" /></head>${commit}</html>`,
    'version.json': JSON.stringify({ version: '1.0.0', commit }),
    'config.json': '{}',
    [`assets/app-${commit}.js`]: commit,
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    writeFileSync(join(dist, name), text)
  }
  writeChecksums(dist)
  return dist
}

const to = () => join(folder, 'temple')
const deploy = (commit: string, day: number, keep?: number) =>
  deployRelease(build(commit), to(), { keep, now: new Date(Date.UTC(2026, 0, day)) })
const served = (name: string) => readFileSync(join(to(), 'current', name), 'utf8')

test('a deployment gets its own folder, with the assets of the previous one [DEPLOY-5]', () => {
  deploy('one', 1)
  const second = deploy('two', 2)

  expect(second).toBe('20260102T000000-two')
  expect(releasesIn(to())).toEqual({ names: ['20260101T000000-one', second], current: second })
  expect(served('index.html')).toContain('two')
  expect(served('assets/app-one.js')).toBe('one')
  expect(served('assets/app-two.js')).toBe('two')
})

test('rolling back and on keeps the assets of both builds [DEPLOY-5]', () => {
  const first = deploy('one', 1)
  const second = deploy('two', 2)

  useRelease(to(), neighbourOf(releasesIn(to()), -1))
  expect(releasesIn(to()).current).toBe(first)
  expect(served('index.html')).toContain('one')
  expect(served('assets/app-two.js')).toBe('two')

  useRelease(to(), neighbourOf(releasesIn(to()), 1))
  expect(releasesIn(to()).current).toBe(second)
  expect(() => neighbourOf(releasesIn(to()), 1)).toThrow(`no release after ${second}`)
})

test('only the newest releases are kept, and assets of deleted ones are not copied', () => {
  for (const [index, commit] of ['one', 'two', 'three', 'four'].entries())
    deploy(commit, index + 1, 2)

  expect(releasesIn(to()).names).toEqual(['20260103T000000-three', '20260104T000000-four'])
  expect(existsSync(join(to(), 'current/assets/app-three.js'))).toBe(true)
  expect(existsSync(join(to(), 'current/assets/app-one.js'))).toBe(false)
})

test("the site's config.json replaces the sample, and the base is stamped", () => {
  mkdirSync(to())
  writeFileSync(join(to(), 'config.json'), '{"site":{"name":"Kamadgiri Mandir"}}')

  deployRelease(build('one'), to(), { base: '/temple/site/' })

  expect(served('config.json')).toContain('Kamadgiri Mandir')
  expect(served('index.html')).toContain('<base href="/temple/site/"')
  expect(faultsOfChecksums(join(to(), 'current'))).toEqual([])
})

test.runIf(process.platform !== 'win32')(
  'with any umask the web server may read a release, its folders and its config.json',
  () => {
    const before = process.umask(0o077)
    try {
      const dist = build('one')
      mkdirSync(to(), { mode: 0o755 })
      writeFileSync(join(to(), 'config.json'), '{}')
      deployRelease(dist, to())
    } finally {
      process.umask(before)
    }

    const modes = readdirSync(join(to(), 'releases'), { recursive: true, encoding: 'utf8' })
      .map((name) => join(to(), 'releases', name))
      .map((path) => statSync(path).mode & (statSync(path).isDirectory() ? 0o555 : 0o444))
    expect(new Set(modes)).toEqual(new Set([0o555, 0o444]))
  },
)

test('a folder in the place of the link is not deleted', () => {
  mkdirSync(join(to(), 'current'), { recursive: true })

  expect(() => deploy('one', 1)).toThrow('is no link')
  expect(releasesIn.bind(undefined, to())).toThrow('is no link')
})

test('the command deploys, lists, and changes to a named release', () => {
  const run = (...args: string[]) =>
    execFileSync(process.execPath, ['deploy/release.mjs', ...args, '--to', to()], {
      encoding: 'utf8',
    }).trim()

  const first = run(build('one'))
  expect(run('--list')).toBe(`${first} *`)
  expect(run('--use', first)).toBe(first)
  expect(readlinkSync(join(to(), 'current'))).toBe(join('releases', first))
  expect(() => run('--use', 'none')).toThrow('There is no release "none"')
})
