// npm test: what a change breaks most, the fast steps first; npm run test:more: everything else. Both stop at the first failure.
// `-- --only unit` runs one part, `-- --only unit,e2e` several; the parts are the keys of `first` and `more` below.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { isInstalled, mayBeMissing, missingInCi, nginx, programs } from './programs.mjs'

/** The end-to-end tests of `npm test`, by project or file; test:more runs all others. */
const firstSpecs = String.raw`^sub-path|(visitor|staff)\.spec`
const backends = 'npx playwright test --config tests/backends/playwright.config.ts'
const engines = 'npx playwright test --config tests/engines/playwright.config.ts'

/**
 * A step: name, seconds on two quiet cores, command. One that `needs` what is not installed is skipped by name; one that `uses`
 * it runs without. What a step `makes` stays for the next command on the same commit. Two neighbours that are `single` take
 * one core each and run side by side. `programs.mjs` has the programs.
 */
const step = (name, seconds, command, options) => ({
  needs: [],
  uses: [],
  ...options,
  name,
  seconds,
  command,
})

const browser = step('a browser for the tests', 1, 'node scripts/check/chromium.mjs')
const build = [
  step('production build', 20, 'npm run --silent build -- --logLevel warn', { makes: 'dist' }),
  step('mock build', 12, 'npm run --silent build:mock -- --logLevel warn', { makes: 'dist-mock' }),
]
const [firefox, webkit] = programs.engines

const first = {
  check: [step('types, lint, format, contract, unused code', 70, 'npm run --silent check')],
  unit: [
    browser,
    step('logic and screens', 320, 'npx vitest run --project node --project screens', {
      uses: [nginx],
    }),
  ],
  stories: [browser, step('stories', 160, 'npx vitest run --project stories')],
  bundle: [
    ...build,
    step('size of the bundle', 3, 'npx size-limit'),
    step('contents of the bundle', 2, 'node scripts/check/bundle/check-bundle.mjs'),
  ],
  e2e: [
    browser,
    ...build,
    step('end to end: visitor, staff, sub-path', 55, `npx playwright test --grep ${firstSpecs}`, {
      uses: [nginx],
    }),
  ],
}

const more = {
  fuzz: [
    browser,
    step('values of the contract', 60, 'npx vitest run --project fuzz-node --project fuzz'),
  ],
  e2e: [
    browser,
    ...build,
    step('end to end: all others', 440, `npx playwright test --grep-invert ${firstSpecs}`),
  ],
  // Found: icons without a size and a line in the console in WebKit, a WebP that it cannot write, styles that differ in Firefox.
  engines: [
    ...build,
    step('Firefox', 80, `${engines} --project=Firefox`, { needs: [firefox] }),
    step('WebKit', 80, `${engines} --project=WebKit`, { needs: [webkit] }),
  ],
  servers: [
    ...build,
    step('the files of deploy/ on servers', 60, 'node scripts/check/check-servers.mjs', {
      uses: programs.servers,
      single: true,
    }),
  ],
  contract: [
    step('workflows', 20, 'npm run --silent contract:workflows', { single: true }),
    step('every operation of the mock server', 15, 'npm run --silent contract:mock', {
      single: true,
    }),
    step('the contract as a page', 10, 'npm run --silent contract:page', { single: true }),
  ],
  // The client before a gateway that validates every call by the contract.
  prism: [
    browser,
    ...build,
    step('Prism', 40, `${backends} prism`, { needs: [programs.validators[0]], single: true }),
  ],
  django: [
    browser,
    ...build,
    step('the bundle on Django', 90, `${backends} django`, {
      needs: programs.django,
      single: true,
    }),
  ],
  resource: [browser, step('a further resource', 100, 'node scripts/check/resource-trial.mjs')],
  builds: [step('two builds of one commit', 40, 'node scripts/check/check-builds.mjs')],
  storybook: [
    browser,
    step('Storybook', 30, 'npm run --silent build-storybook', { makes: 'storybook-static' }),
    step('the docs pages of Storybook', 40, 'npm run --silent check:storybook'),
    ...build.slice(0, 1),
    // Found: a div within a span, an iframe within an image, a space in an address, areas that scroll without a name.
    step('validators of others', 110, 'npm run --silent check:validators', {
      needs: programs.validators,
    }),
  ],
}

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
})
const isMore = positionals[0] === 'more'
const parts = isMore ? more : first
const chosen = values.only?.split(',') ?? Object.keys(parts)
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length) {
  console.error(`There is no part "${unknown}".`)
  console.error(`npm test has ${Object.keys(first).join(', ')}.`)
  console.error(`npm run test:more has ${Object.keys(more).join(', ')}.`)
  process.exit(2)
}

const steps = [...new Set(chosen.flatMap((name) => parts[name]))]
const missing = [...new Set(steps.flatMap(({ needs, uses }) => [...needs, ...uses]))].filter(
  (program) => !isInstalled(program),
)
const isMissing = (program) => missing.includes(program)
const queue = steps.filter(({ needs }) => !needs.some(isMissing))
const skips = [
  ...Object.keys(parts).filter((name) => !chosen.includes(name)),
  ...missing.map(({ name }) => `${name} (not installed)`),
  ...steps.filter((each) => !queue.includes(each)).map(({ name }) => name),
]
const skipped = `Skipped: ${[...new Set(skips)].join(', ') || 'nothing'}`
const minutes = (list) => {
  const seconds = list.reduce((sum, each) => sum + each.seconds / (each.single ? 2 : 1), 0)
  return `${Math.max(1, Math.round(seconds / 60))} min`
}

console.log(`About ${minutes(queue)} on two quiet cores`)
for (const { name, seconds } of queue) console.log(`${String(seconds).padStart(6)} s  ${name}`)
console.log(skipped)
const needed = missing.filter((program) => !mayBeMissing(program))
if (needed.length) {
  console.error(missingInCi(needed))
  process.exit(1)
}

/** What a folder was made of and when; undefined where the working tree has changes or the folder is not there. */
function stateOf(folder) {
  const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim()
  const page = `${folder}/index.html`
  if (git('status', '--porcelain') !== '' || !existsSync(page)) return undefined
  return `${git('rev-parse', 'HEAD')} ${statSync(page).mtimeMs}`
}
const markOf = (folder) => `.vite/made-${folder}`
const isMade = (folder) =>
  existsSync(markOf(folder)) && readFileSync(markOf(folder), 'utf8') === stateOf(folder)
function noteMade(folder) {
  mkdirSync('.vite', { recursive: true })
  writeFileSync(markOf(folder), stateOf(folder) ?? '')
}

/** Runs a command; beside another one its output waits for its end. Resolves to whether it passed. */
const run = (line, isBeside) =>
  new Promise((resolve) => {
    const [program, ...args] = line.split(' ')
    const child = spawn(program, args, { stdio: isBeside ? 'pipe' : 'inherit' })
    const output = []
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => output.push(text))
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output))
      resolve(code === 0)
    })
  })

const started = Date.now()
let done = 0

async function runStep({ name, command, makes }, isBeside) {
  const start = Date.now()
  const left = minutes(queue.slice(done))
  done += 1
  console.log(`\n== ${done} of ${queue.length}: ${name} (${left} left): ${command}`)
  if (makes && isMade(makes)) {
    console.log(`${makes} was made of this commit`)
    return true
  }
  const passed = await run(command, isBeside)
  if (makes && passed) noteMade(makes)
  console.log(`== ${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`)
  return passed
}

let failed = 0
for (let rest = queue; rest.length && !failed;) {
  const isPair = rest.length > 1 && rest[0].single && rest[1].single
  const next = rest.slice(0, isPair ? 2 : 1)
  rest = rest.slice(next.length)
  const passed = await Promise.all(next.map((each) => runStep(each, isPair)))
  failed = passed.filter((each) => !each).length
}
// The skips once more, because minutes of output hide what the start said.
console.log(`\nTotal ${((Date.now() - started) / 1000).toFixed(0)} s. ${skipped}`)
console.log(`${done - failed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
