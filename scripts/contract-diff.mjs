// Breaking changes between an older contract and openapi.yaml: npm run contract:diff -- OLD.yaml
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { URL } from 'node:url'
import { parse } from 'yaml'
import { loadTyped } from './load-typed.mjs'

const usage = 'Name one older contract: npm run contract:diff -- OLD.yaml'

const read = (file) => {
  if (!existsSync(file)) throw new Error(`There is no file ${file}. ${usage}`)
  const document = parse(readFileSync(file, 'utf8'))
  if (!document?.openapi || !document.paths) throw new Error(`${file} is no OpenAPI document.`)
  return document
}

const [old, ...others] = process.argv.slice(2)
try {
  if (!old || others.length) throw new Error(usage)
  const before = read(old)
  const now = read(new URL('../openapi.yaml', import.meta.url))
  const { breaks } = await loadTyped('scripts/contract/diff.ts')
  const found = breaks(before, now)
  for (const { call, what } of found) console.log(`${call}\n    ${what}`)
  const [from, to] = [before, now].map(({ info }) => info.version)
  console.log(
    `${found.length || 'No'} breaking ${found.length === 1 ? 'change' : 'changes'} from ${from} to ${to}`,
  )
  process.exitCode = found.length ? 1 : 0
} catch (fault) {
  console.error(fault.message)
  process.exitCode = 1
}
