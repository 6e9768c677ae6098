import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const script = join(root, 'scripts/contract/contract-diff.mjs')
let folder = ''

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
    cwd: folder,
    stdio: 'ignore',
  })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'))
  git('init')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The comparison as npm test runs it, with the repository of this test. */
const compared = () => {
  const { status, stdout } = spawnSync('node', [script, '--last-tag'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, words: stdout.trim() }
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

  expect(compared()).toEqual({ status: 0, words: 'contract:diff: no tag to compare with' })
})

test('what breaks since the last tag fails', { timeout: 30_000 }, () => {
  commit(contract.replaceAll('/weatherforecast', '/forecast'), 'v1')

  expect(compared()).toEqual({
    status: 1,
    words: '/forecast\n    the path is removed\n1 breaking change from 1.0.0 to 1.0.0',
  })
})

test('a contract as it was at the last tag passes', { timeout: 30_000 }, () => {
  commit(contract, 'v1')

  expect(compared().status).toBe(0)
})

test('a file that does not exist is named', () => {
  const { status, stderr } = spawnSync('node', [script, 'none.yaml'], { encoding: 'utf8' })

  expect(status).toBe(2)
  expect(stderr).toBe(
    'There is no file none.yaml. Name one older contract: npm run contract:diff -- OLD.yaml, or give --last-tag.\n',
  )
})
