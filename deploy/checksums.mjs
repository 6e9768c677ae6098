// Reads and writes SHA256SUMS of a built folder, in the format of `sha256sum --check`.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { namesIn } from './folder-names.mjs'

export const checksumFile = 'SHA256SUMS'

const namesToSum = (dir) => namesIn(dir).filter((name) => name !== checksumFile)

const checksumOf = (dir, name) =>
  createHash('sha256')
    .update(readFileSync(join(dir, name)))
    .digest('hex')

const write = (dir, sums) =>
  writeFileSync(
    join(dir, checksumFile),
    [...sums].map(([name, sum]) => `${sum}  ${name}\n`).join(''),
  )

/** Writes SHA256SUMS with a line for each file of the folder. */
export const writeChecksums = (dir) =>
  write(dir, new Map(namesToSum(dir).map((name) => [name, checksumOf(dir, name)])))

/** Replaces the lines of files that a deployer's tool has changed; does nothing without SHA256SUMS. */
export function updateChecksums(dir, changed) {
  if (!changed.length || !existsSync(join(dir, checksumFile))) return
  const sums = readChecksums(dir)
  for (const name of changed) sums.set(name, checksumOf(dir, name))
  write(dir, sums)
}

/** The checksums of SHA256SUMS by file name. */
const readChecksums = (dir) =>
  new Map(
    [...readFileSync(join(dir, checksumFile), 'utf8').matchAll(/^([\da-f]{64}) {2}(.+)$/gm)].map(
      ([, sum, name]) => [name, sum],
    ),
  )

/** The files of the build itself, without those of earlier builds; all files where SHA256SUMS is missing. */
export const summedNames = (dir) =>
  existsSync(join(dir, checksumFile)) ? [...readChecksums(dir).keys()] : namesToSum(dir)

/** The differences between a folder and its SHA256SUMS, one line a file. */
export function faultsOfChecksums(dir) {
  if (!existsSync(join(dir, checksumFile))) return [`${checksumFile} is missing`]
  const sums = readChecksums(dir)
  const names = namesToSum(dir)
  return [
    ...[...sums.keys()].filter((name) => !names.includes(name)).map((name) => `${name} is missing`),
    ...names.flatMap((name) => {
      if (!sums.has(name)) return `${name} is not in ${checksumFile}`
      return sums.get(name) === checksumOf(dir, name) ? [] : `${name} has another content`
    }),
  ]
}
