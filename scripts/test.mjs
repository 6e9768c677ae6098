// Every check there is, in the order in which a fault is cheapest to find. Stops at the first step that fails.
import { spawnSync } from 'node:child_process'

const steps = [
  ['a browser for the tests', 'node scripts/chromium.mjs'],
  ['types, lint, format, contract, unused code', 'npm run --silent check'],
  ['logic, screens and stories', 'npx vitest run'],
  ['production build', 'npm run --silent build -- --logLevel warn'],
  ['size of the bundle', 'npx size-limit'],
  ['mock build', 'npm run --silent build:mock -- --logLevel warn'],
  ['what the bundle holds', 'node scripts/check-bundle.mjs'],
  ['end to end', 'npx playwright test'],
]

const started = Date.now()
let passed = 0
for (const [name, command] of steps) {
  const begun = Date.now()
  console.log(`\n== ${name}: ${command}`)
  const [program, ...words] = command.split(' ')
  const { status } = spawnSync(program, words, { stdio: 'inherit' })
  console.log(`== ${name}: ${((Date.now() - begun) / 1000).toFixed(1)} s`)
  if (status !== 0) {
    console.log(`\n${passed} passed, 1 failed`)
    process.exit(1)
  }
  passed += 1
}
console.log(`\nAll steps in ${((Date.now() - started) / 1000).toFixed(0)} s`)
console.log(`${passed} passed, 0 failed`)
