// npm test: what a change breaks most, the fast steps first; npm run test:more: everything else. Both stop at the first failure.
// `-- --only unit` runs one part, `-- --only unit,e2e` several; the parts are the keys of `first` and `more` below.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { engines } from '../../tests/engines/engines.mjs'
import { isInstalled, mayBeMissing, missingInCi, nginx, programs } from './programs.mjs'

const step = (
  name,
  seconds,
  command,
  { needs = [], uses = [], makes = '', isSingle = false } = {},
) => ({ name, seconds, command, needs, uses, makes, isSingle })

/** The end-to-end tests of `npm test`, by project or file; test:more runs all others. */
const firstSpecs = String.raw`^sub-path|(visitor|staff)\.spec`

const browser = step('a browser for the tests', 1, 'node scripts/check/chromium.mjs')
const build = [
  step('production build', 20, 'npm run --silent build -- --logLevel warn', { makes: 'dist' }),
  step('mock build', 12, 'npm run --silent build:mock -- --logLevel warn', { makes: 'dist-mock' }),
]

/**
 * Steps by part: name, seconds on two quiet cores, command. A step that `needs` what is not installed is skipped by name; one
 * that `uses` it runs without. A step of two parts runs once. What a step `makes` stays for the next command on the same
 * commit. Two neighbours that take a single core run side by side. `programs.mjs` has the programs.
 */
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
    step('Firefox and WebKit', 150, 'node scripts/check/engines.mjs', { uses: engines }),
  ],
  servers: [
    ...build,
    step('the files of deploy/ on servers', 60, 'npm run --silent check:servers', {
      uses: programs.servers,
      isSingle: true,
    }),
  ],
  workflows: [
    step('workflows of the contract', 20, 'npm run --silent contract:workflows', {
      isSingle: true,
    }),
    step('every operation of the mock server', 15, 'npm run --silent contract:mock', {
      isSingle: true,
    }),
  ],
  docs: [step('the contract as a page', 10, 'npm run --silent docs:api', { isSingle: true })],
  backends: [
    browser,
    ...build,
    step('a gateway that validates by the contract', 40, 'npm run --silent check:prism', {
      needs: [programs.validators[0]],
      isSingle: true,
    }),
    step('the bundle on Django', 90, 'npm run --silent check:django', {
      needs: programs.django,
      isSingle: true,
    }),
  ],
  resource: [browser, step('a further resource', 100, 'npm run --silent check:resource')],
  builds: [step('two builds of one commit', 40, 'npm run --silent check:builds')],
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
const command = positionals[0] === 'more' ? 'npm run test:more' : 'npm test'
const [parts, others] = positionals[0] === 'more' ? [more, first] : [first, more]
const chosen = values.only?.split(',') ?? Object.keys(parts)
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length) {
  console.error(`${command} has no part "${unknown}". Its parts: ${Object.keys(parts).join(', ')}.`)
  console.error(`The other command has ${Object.keys(others).join(', ')}.`)
  process.exit(2)
}

const skipped = Object.keys(parts).filter((name) => !chosen.includes(name))
const steps = [...new Set(chosen.flatMap((name) => parts[name]))]
const missing = [...new Set(steps.flatMap(({ needs, uses }) => [...needs, ...uses]))].filter(
  (program) => !isInstalled(program),
)
const isMissing = (program) => missing.includes(program)
const namesOf = (list) => list.map(({ name }) => name).join(' and ')
for (const { name, needs, uses } of steps) {
  if (needs.some(isMissing)) skipped.push(`${name} (no ${namesOf(needs.filter(isMissing))})`)
  else skipped.push(...uses.filter(isMissing).map((each) => `${each.name} (not installed)`))
}
const skips = () => [...new Set(skipped)].join(', ') || 'nothing'
const queue = steps.filter(({ needs }) => !needs.some(isMissing))
const minutes = (seconds) => `${Math.max(1, Math.round(seconds / 60))} min`
const secondsOf = (list) =>
  list.reduce((sum, { seconds, isSingle }) => sum + (isSingle ? seconds / 2 : seconds), 0)

console.log(`${command}: about ${minutes(secondsOf(queue))} on two quiet cores`)
for (const { name, seconds } of queue) console.log(`${String(seconds).padStart(6)} s  ${name}`)
console.log(`Skipped: ${skips()}`)
const needed = missing.filter((program) => !mayBeMissing(program))
if (needed.length) {
  console.error(missingInCi(needed))
  process.exit(1)
}

/** The commit, if the working tree has nothing that it lacks. */
function cleanCommit() {
  const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim()
  return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined
}

/** What a folder was made of and when: `npm run test:more` takes what `npm test` has built, unless it was built again. */
function stateOf(folder) {
  const page = `${folder}/index.html`
  const commit = cleanCommit()
  return commit && existsSync(page) ? `${commit} ${statSync(page).mtimeMs}` : undefined
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
const times = []
let done = 0

async function runStep({ name, command: line, makes }, isBeside) {
  const start = Date.now()
  const left = minutes(secondsOf(queue.slice(done)))
  done += 1
  if (makes && isMade(makes)) {
    console.log(`\n== ${done} of ${queue.length}: ${name}: ${makes} was made of this commit`)
    return true
  }
  console.log(`\n== ${done} of ${queue.length}: ${name} (${left} left): ${line}`)
  const passed = await run(line, isBeside)
  if (makes && passed) noteMade(makes)
  times.push({ name, seconds: (Date.now() - start) / 1000 })
  console.log(`== ${name}: ${times.at(-1).seconds.toFixed(1)} s`)
  return passed
}

for (let rest = queue; rest.length;) {
  const isPair = rest.length > 1 && rest[0].isSingle && rest[1].isSingle
  const next = rest.slice(0, isPair ? 2 : 1)
  rest = rest.slice(next.length)
  const passed = await Promise.all(next.map((each) => runStep(each, isPair)))
  if (passed.includes(false)) finish(passed.filter((each) => !each).length)
}
finish(0)

/** Prints the slowest steps, what did not run and the totals, and ends the process. */
function finish(failed) {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, 4)
  console.log(`\nTotal ${((Date.now() - started) / 1000).toFixed(0)} s. The slowest steps:`)
  for (const { name, seconds } of slowest) console.log(`  ${seconds.toFixed(0)} s  ${name}`)
  // Once more, because minutes of output hide what the start said.
  console.log(`Skipped: ${skips()}`)
  console.log(`${times.length - failed} passed, ${failed} failed`)
  process.exit(failed ? 1 : 0)
}
