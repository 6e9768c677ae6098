// npm run check:prism and check:django: the built bundle behind a gateway that validates, and on a real framework. What is not
// installed is skipped, and named.
import { spawnSync } from 'node:child_process'
import console from 'node:console'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { findInstalled, programs } from '../../scripts/check/programs.mjs'

const [name, ...more] = process.argv.slice(2)
const needed = { prism: programs.validators[0], django: programs.django[0] }[name]
if (!findInstalled([needed], `check:${name} is skipped.`).length) process.exit(0)
if (!existsSync('dist/index.html')) {
  console.error('There is no dist/: run npm run build first.')
  process.exit(2)
}
const config = ['--config', 'tests/backends/playwright.config.ts']
const args = ['playwright', 'test', `${name}.spec.ts`, ...more, ...config]
process.exit(spawnSync('npx', args, { stdio: 'inherit' }).status ?? 1)
