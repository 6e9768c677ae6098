// npm run test:engines: the built bundles in the stock Firefox and in WebKitGTK (docs/decisions/0018). An engine that is
// not installed is skipped; `-- --only WebKit` runs one, and words after that go to Playwright.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { engines } from '../../tests/engines/engines.mjs'

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
})
const chosen = engines.filter(({ name, version: [program, ...words] }) => {
  if (values.only && values.only !== name) return false
  const isInstalled = spawnSync(program, words).status === 0
  if (!isInstalled)
    console.warn(
      `NOT INSTALLED: ${name}; nothing is tried in it in this run. npm run install-engines installs it.`,
    )
  return isInstalled
})
if (!chosen.length) process.exit(0)

const projects = chosen.map(({ name }) => `--project=${name}`)
const config = ['--config', 'tests/engines/playwright.config.ts']
const { status } = spawnSync('npx', ['playwright', 'test', ...positionals, ...config, ...projects], { stdio: 'inherit' }) // prettier-ignore
process.exit(status ?? 1)
