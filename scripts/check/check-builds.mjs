// npm run test:more -- --only builds: builds the current commit twice and fails if the two folders differ in a single byte.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checksumFile, faultsOfChecksums } from '../../deploy/checksums.mjs'

const folder = mkdtempSync(join(tmpdir(), 'temple-builds-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const builds = ['one', 'two'].map((name) => join(folder, name))
for (const out of builds)
  execFileSync(
    'npx',
    ['--no-install', 'vite', 'build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', out],
    { stdio: 'inherit' },
  )

const [first, second] = builds.map((out) =>
  readFileSync(join(out, checksumFile), 'utf8').split('\n'),
)
const differences = [
  ...first.filter((line) => !second.includes(line)).map((line) => `first build: ${line}`),
  ...second.filter((line) => !first.includes(line)).map((line) => `second build: ${line}`),
  ...builds.flatMap(faultsOfChecksums),
]
console.log(differences.join('\n') || `Two builds are equal: ${first.length - 1} files.`)
process.exit(differences.length ? 1 : 0)
