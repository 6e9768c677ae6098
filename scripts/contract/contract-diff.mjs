// Breaking changes between an older contract and openapi.yaml:
// npm run contract:diff -- OLD.yaml, or npm run contract:diff -- --last-tag
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { URL } from 'node:url'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { loadTyped } from './load-typescript.mjs'

const usage = 'Name one older contract: npm run contract:diff -- OLD.yaml, or give --last-tag.'
const contract = new URL('../../openapi.yaml', import.meta.url)

const parsed = (text, name) => {
  const document = parse(text)
  if (!document?.openapi || !document.paths) throw new Error(`${name} is no OpenAPI document.`)
  return document
}

/** What git prints; undefined where there is no such thing, no repository or no git. */
function git(...args) {
  try {
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 }
    return execFileSync('git', args, options)
  } catch {
    return undefined
  }
}

/** The contract of the last tag that this commit comes from, or why there is none to compare with. */
function contractOfLastTag() {
  const tag = git('describe', '--tags', '--abbrev=0')?.trim()
  if (!tag) return { missing: 'no tag to compare with' }
  const text = git('show', `${tag}:./openapi.yaml`)
  return text
    ? { before: parsed(text, `openapi.yaml of ${tag}`) }
    : { missing: `no contract in ${tag}` }
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'last-tag': { type: 'boolean', default: false } },
  })
  const [old] = positionals
  if (positionals.length !== (values['last-tag'] ? 0 : 1)) throw new Error(usage)
  if (old && !existsSync(old)) throw new Error(`There is no file ${old}. ${usage}`)
  const { before, missing } = old
    ? { before: parsed(readFileSync(old, 'utf8'), old) }
    : contractOfLastTag()
  if (missing) console.log(`contract:diff: ${missing}`)
  else await compare(before, parsed(readFileSync(contract, 'utf8'), 'openapi.yaml'))
} catch (fault) {
  console.error(fault.message)
  process.exitCode = 2
}

async function compare(before, now) {
  const { breaks } = await loadTyped('scripts/contract/diff/diff.ts')
  const found = breaks(before, now)
  for (const { call, what } of found) console.log(`${call}\n    ${what}`)
  const [from, to] = [before, now].map(({ info }) => info.version)
  console.log(
    `${found.length || 'No'} breaking ${found.length === 1 ? 'change' : 'changes'} from ${from} to ${to}`,
  )
  process.exitCode = found.length ? 1 : 0
}
