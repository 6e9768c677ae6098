import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const script = join(root, 'scripts/contract/contract-diff.mjs')
let folder = ''

/** The environment without the machine's git settings and without the repository of a git hook. */
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
}

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
    cwd: folder,
    stdio: 'ignore',
    env,
  })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'))
  git('init')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the comparison as npm test does, in this test's repository. */
const compareWithLastTag = (cwd = folder) => {
  const { status, stdout } = spawnSync('node', [script, '--last-tag'], {
    cwd,
    encoding: 'utf8',
    env,
  })
  return { status, output: stdout.trim() }
}

function commit(text: string, tag?: string) {
  writeFileSync(join(folder, 'openapi.yaml'), text)
  git('add', 'openapi.yaml')
  git('commit', '--message', 'contract')
  if (tag) git('tag', tag)
}

const contract = readFileSync(join(root, 'openapi.yaml'), 'utf8')

test('without a tag there is nothing to compare with', () => {
  commit(contract)

  expect(compareWithLastTag()).toEqual({
    status: 0,
    output: 'contract:diff: NOTHING COMPARED: there is no tag',
  })
})

test('a shallow clone says that it has no tags', () => {
  commit(contract, 'v1')
  commit(contract + '\n')
  const clone = join(folder, 'clone')
  git('clone', '--quiet', '--depth', '1', '--no-tags', `file://${folder}`, clone)

  const { output } = compareWithLastTag(clone)

  expect(output).toBe(
    'contract:diff: NOTHING COMPARED: a shallow clone has no tags; git fetch --unshallow --tags',
  )
})

test('a breaking change since the last tag fails', () => {
  commit(contract.replaceAll('/weatherforecast', '/forecast'), 'v1')

  expect(compareWithLastTag()).toEqual({
    status: 1,
    output: '/forecast\n    the path is removed\n1 breaking change from 1.0.0 to 1.0.0',
  })
})

test('an unchanged contract passes', () => {
  commit(contract, 'v1')

  expect(compareWithLastTag().status).toBe(0)
})

test('a file that does not exist is named', () => {
  const { status, stderr } = spawnSync('node', [script, 'none.yaml'], { encoding: 'utf8' })

  expect(status).toBe(2)
  expect(stderr).toBe(
    'There is no file none.yaml. Name one older contract: npm run contract:diff -- OLD.yaml, or give --last-tag.\n',
  )
})
