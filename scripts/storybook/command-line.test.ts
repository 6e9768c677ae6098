import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a script that is expected to fail, with Storybook looked for where there is none. */
async function failureOf(...words: string[]) {
  const env = { ...process.env, BOOK: 'no-such-folder' }
  return run('node', words, { cwd: root, env }).then(
    () => undefined,
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
  )
}

test.each(['shots', 'check-storybook'])(
  '%s says in one sentence that Storybook is not built',
  async (script) => {
    expect(await failureOf(`scripts/storybook/${script}.mjs`)).toEqual({
      code: 1,
      stderr: 'There is no Storybook in no-such-folder: run "npm run build-storybook" first.\n',
    })
  },
)

test('the contact sheet says which languages there are', async () => {
  expect(await failureOf('scripts/storybook/shots.mjs', '--language', 'fr')).toEqual({
    code: 1,
    stderr: 'There is no language "fr": choose en or hi.\n',
  })
})
