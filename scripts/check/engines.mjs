// npm run test:engines: the built bundles in the stock Firefox and in WebKitGTK (docs/decisions/0018). An engine that is
// not installed is skipped; `-- --only WebKit` runs one, and arguments after that go to Playwright.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { engines } from '../../tests/engines/engines.mjs'
import { findInstalled } from './programs.mjs'

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
})
const chosen = engines.filter(({ name }) => !values.only || values.only === name)
if (!chosen.length) {
  console.error(
    `There is no engine "${values.only}": ${engines.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}
const installed = findInstalled(
  chosen,
  'it is NOT tried in this run. npm run install-engines installs it.',
)
if (!installed.length) process.exit(0)

const projects = installed.map(({ name }) => `--project=${name}`)
const config = ['--config', 'tests/engines/playwright.config.ts']
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', ...positionals, ...config, ...projects],
  { stdio: 'inherit' },
)
process.exit(status ?? 1)
