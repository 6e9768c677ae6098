// npm run contract:har -- FILE.har [OUT.json]: the lists that a browser has saved, without personal data, as a file that the
// mock's Import takes.
import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { loadTypeScript } from './load-typescript.mjs'

const [file, out = 'mock-data.json'] = process.argv.slice(2)
try {
  if (!file) throw new Error('Name the file: npm run contract:har -- FILE.har [OUT.json]')
  const { snapshotOfHar } = await loadTypeScript('scripts/contract/har/har.ts')
  const { snapshot, counts } = snapshotOfHar(readFileSync(file, 'utf8'), randomUUID())
  writeFileSync(out, `${JSON.stringify(snapshot, null, 1)}\n`)
  console.log(`Wrote ${out}: ${counts.join(', ')}. Read it before you give it away.`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 2
}
