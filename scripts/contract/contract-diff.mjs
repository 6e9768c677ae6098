// npm run contract:diff -- OLD.yaml (or -- --last-tag): breaking changes from an older contract to openapi.yaml.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { URL } from 'node:url'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { loadTypeScript } from './load-typescript.mjs'

const usage = 'Name one older contract: npm run contract:diff -- OLD.yaml, or give --last-tag.'
const contract = new URL('../../openapi.yaml', import.meta.url)

const parsed = (text, name) => {
  const document = parse(text)
  if (!document?.openapi || !document.paths) throw new Error(`${name} is not an OpenAPI document.`)
  return document
}

/** The output of git; undefined if the command fails or git is missing. */
function git(...args) {
  try {
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 }
    return execFileSync('git', args, options)
  } catch {
    return undefined
  }
}

/** The contract at the last tag before this commit, or why there is none. */
function contractOfLastTag() {
  const tag = git('describe', '--tags', '--abbrev=0')?.trim()
  if (!tag) {
    const isShallow = git('rev-parse', '--is-shallow-repository')?.trim() === 'true'
    return {
      missing: `NOTHING COMPARED: ${isShallow ? 'a shallow clone has no tags; git fetch --unshallow --tags' : 'there is no tag'}`,
    }
  }
  const text = git('show', `${tag}:./openapi.yaml`)
  return text
    ? { before: parsed(text, `openapi.yaml of ${tag}`) }
    : { missing: `NOTHING COMPARED: there is no contract in ${tag}` }
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
} catch (error) {
  console.error(error.message)
  process.exitCode = 2
}

async function compare(before, now) {
  const { breakingChanges } = await loadTypeScript('scripts/contract/diff/diff.ts')
  const changes = breakingChanges(before, now)
  for (const { operation, change } of changes) console.log(`${operation}\n    ${change}`)
  const [from, to] = [before, now].map(({ info }) => info.version)
  console.log(
    `${changes.length || 'No'} breaking ${changes.length === 1 ? 'change' : 'changes'} from ${from} to ${to}`,
  )
  process.exitCode = changes.length ? 1 : 0
}
