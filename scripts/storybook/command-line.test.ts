import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))

/** A folder that looks like a built Storybook without stories. */
function folderWithIndex() {
  const folder = mkdtempSync(join(tmpdir(), 'storybook-'))
  writeFileSync(join(folder, 'index.json'), '{"entries":{}}')
  return folder
}

/** Runs a script that should fail, with a missing Storybook folder. */
async function failureOf(...args: string[]) {
  const env = { ...process.env, STORYBOOK_FOLDER: 'no-such-folder' }
  return run('node', args, { cwd: root, env }).then(
    () => undefined,
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
  )
}

test.each(['shots', 'check-storybook'])('%s says that Storybook is not built', async (script) => {
  expect(await failureOf(`scripts/storybook/${script}.mjs`)).toEqual({
    code: 1,
    stderr: 'There is no Storybook in no-such-folder: run "npm run build-storybook" first.\n',
  })
})

test.each([
  [['--contrast', 'low'], 'There is no contrast "low": choose own, more or forced.\n'],
  [['--text', '7'], 'Choose --text 100, 150 or 200, and each --width in pixels from 200 on.\n'],
  [['--width', 'wide'], 'Choose --text 100, 150 or 200, and each --width in pixels from 200 on.\n'],
])('the contact sheet refuses %j', async (args, stderr) => {
  expect(await failureOf('scripts/storybook/shots.mjs', ...args)).toEqual({ code: 1, stderr })
})

test('the contact sheet names the known languages', async () => {
  expect(await failureOf('scripts/storybook/shots.mjs', '--language', 'fr')).toEqual({
    code: 1,
    stderr: 'There is no language "fr": choose en or hi.\n',
  })
})

test('the contact sheet says that no screen has a name', async () => {
  const env = { ...process.env, STORYBOOK_FOLDER: folderWithIndex() }
  const { stdout } = await run('node', ['scripts/storybook/shots.mjs', 'no-such-screen'], {
    cwd: root,
    env,
  })

  expect(stdout).toMatch(/^No story for shots: .*\nNo story for shots-hi: /)
})

test('the contact sheet refuses to compare with a commit that does not exist', async () => {
  const env = { ...process.env, STORYBOOK_FOLDER: folderWithIndex() }
  const failure = await run('node', ['scripts/storybook/shots.mjs', '--since', 'no-such-commit'], {
    cwd: root,
    env,
  }).catch(({ stderr }: { stderr: string }) => stderr)

  expect(failure).toBe('There is no commit "no-such-commit".\n')
})
