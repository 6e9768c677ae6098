// npm test: runs all checks, the fast ones first, and stops at the first failure. `-- --only unit` runs one part,
// `-- --only unit,e2e` several; the parts are the keys of `parts` below.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { engines } from '../../tests/engines/engines.mjs'
import { isInstalled } from './installed.mjs'

const build = [
  ['production build', 'npm run --silent build -- --logLevel warn'],
  ['mock build', 'npm run --silent build:mock -- --logLevel warn'],
]
const browser = ['a browser for the tests', 'node scripts/check/chromium.mjs']

/** Steps by part, each a name and a command. A step of two parts runs once. */
const parts = {
  check: [
    ['types, lint, format, contract, unused code', 'npm run --silent check'],
    ['breaking changes since the last tag', 'npm run --silent contract:diff -- --last-tag'],
  ],
  unit: [browser, ['logic and screens', 'npx vitest run --project node --project screens']],
  fuzz: [browser, ['values of the contract', 'npx vitest run --project fuzz-node --project fuzz']],
  stories: [browser, ['stories', 'npx vitest run --project stories']],
  bundle: [
    ...build,
    ['size of the bundle', 'npx size-limit'],
    ['contents of the bundle', 'node scripts/check/bundle/check-bundle.mjs'],
  ],
  e2e: [browser, ...build, ['end to end', 'npx playwright test']],
  engines: [...build, ['Firefox and WebKit', 'node scripts/check/engines.mjs']],
}

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const chosen = values.only?.split(',') ?? Object.keys(parts)
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length) {
  console.error(`There is no part "${unknown}". The parts: ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}

const steps = [...new Set(chosen.flatMap((name) => parts[name]))]
const skipped = Object.keys(parts).filter((name) => !chosen.includes(name))
// The steps say at their start what is not installed; the summary repeats it, because 20 minutes of output hide it.
if (!isInstalled({ version: ['nginx', '-v'] }))
  skipped.push('deploy/nginx.conf (no nginx installed)')
for (const engine of engines)
  if (!isInstalled(engine)) skipped.push(`${engine.name} (not installed)`)

const started = Date.now()
const times = []
for (const [name, command] of steps) {
  const start = Date.now()
  console.log(`\n== ${name}: ${command}`)
  const [program, ...args] = command.split(' ')
  const { status } = spawnSync(program, args, { stdio: 'inherit' })
  times.push({ name, seconds: (Date.now() - start) / 1000 })
  console.log(`== ${name}: ${times.at(-1).seconds.toFixed(1)} s`)
  if (status !== 0) finish(1)
}
finish(0)

/** Prints the slowest steps, the parts that did not run and the totals, and ends the process. */
function finish(failed) {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, 4)
  console.log(`\nTotal ${((Date.now() - started) / 1000).toFixed(0)} s. The slowest steps:`)
  for (const { name, seconds } of slowest) console.log(`  ${seconds.toFixed(0)} s  ${name}`)
  console.log(`Skipped: ${skipped.length ? skipped.join(', ') : 'nothing'}`)
  console.log(`${times.length - failed} passed, ${failed} failed`)
  process.exit(failed)
}
