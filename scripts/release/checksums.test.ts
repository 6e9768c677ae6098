import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { checksumFile, faultsOfChecksums, writeChecksums } from '../../deploy/checksums.mjs'
import { stamp } from '../../deploy/stamp.mjs'
import { compress } from '../build/release-files.ts'

const dist = mkdtempSync(join(tmpdir(), 'temple-release-'))
afterAll(() => rmSync(dist, { recursive: true }))

const script = 'export const words = "slide, notification, activity";\n'.repeat(100)

beforeEach(() => {
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(join(dist, 'assets/app-1.js'), script)
  writeFileSync(join(dist, 'assets/tiny-1.js'), 'a')
  writeFileSync(join(dist, 'index.html'), '<html><head><base href="/" /></head></html>')
})

test('each script has a copy for brotli and one for gzip with the same content', () => {
  compress(join(dist, 'assets'))

  const read = (ending: string) => readFileSync(join(dist, `assets/app-1.js.${ending}`))
  expect(brotliDecompressSync(read('br')).toString()).toBe(script)
  expect(gunzipSync(read('gz')).toString()).toBe(script)
})

test('the checksums accept the folder that they were written for', () => {
  writeChecksums(dist)

  expect(faultsOfChecksums(dist)).toEqual([])
  expect(readFileSync(join(dist, checksumFile), 'utf8')).toMatch(
    /^[\da-f]{64} {2}assets\/app-1\.js$/m,
  )
})

test('the checksums name a changed, a missing and an added file', () => {
  writeChecksums(dist)
  writeFileSync(join(dist, 'assets/app-1.js'), 'alert(1)')
  rmSync(join(dist, 'assets/tiny-1.js'))
  writeFileSync(join(dist, 'assets/more-1.js'), 'alert(2)')

  expect(faultsOfChecksums(dist)).toEqual([
    'assets/tiny-1.js is missing',
    'assets/app-1.js has another content',
    `assets/more-1.js is not in ${checksumFile}`,
  ])
})

test('stamping a folder updates its checksums', () => {
  writeChecksums(dist)

  stamp(dist, '/temple/site/')

  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain('/temple/site/')
  expect(faultsOfChecksums(dist)).toEqual([])
})
