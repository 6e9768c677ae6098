// npm run explore -- [--minutes 5] [--seed 1] [--walks 1]: walks the mock build at random and checks properties after each step.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { wholeBrowserOptions } from '../check/chromium.mjs'
import { freePorts } from '../check/free-ports.mjs'
import { shrinkSteps } from './shrink.mjs'
import { describeStep } from './steps.mjs'
import { walk } from './walk.mjs'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    walks: { type: 'string', default: 'Infinity' },
  },
})
const [minutes, firstSeed, walks] = [values.minutes, values.seed, values.walks].map(Number)
if (!(minutes > 0) || !Number.isSafeInteger(firstSeed) || !(walks > 0)) {
  console.error('--minutes and --walks are numbers above 0, --seed is a whole number.')
  process.exit(2)
}
if (!existsSync('dist-mock/index.html')) {
  console.error('There is no mock build: run "npm run build:mock" first.')
  process.exit(2)
}

const [port] = freePorts(1)
const url = `http://127.0.0.1:${port}`
const preview = [
  'node_modules/vite/bin/vite.js',
  'preview',
  '--mode',
  'mock',
  '--outDir',
  'dist-mock',
]
const server = spawn(process.execPath, [...preview, '--host', '127.0.0.1', '--port', String(port), '--strictPort'], { stdio: 'ignore' }) // prettier-ignore
process.on('exit', () => server.kill())
for (let tries = 0; tries < 100; tries += 1) {
  if (await fetch(url).catch(() => undefined)) break
  await new Promise((resolve) => setTimeout(resolve, 200))
}

const browser = await chromium.launch(wholeBrowserOptions())
const end = Date.now() + minutes * 60_000
const known = new Map()
let steps = 0
let count = 0
for (let seed = firstSeed; Date.now() < end && count < walks; seed += 1) {
  const result = await walk(browser, url, seed)
  count += 1
  steps += result.steps.length
  if (!result.failure) continue
  const { property, detail } = result.failure
  const key = `${property}: ${detail.replaceAll(/\d+/g, 'N')}`
  known.set(key, (known.get(key) ?? 0) + 1)
  if (known.get(key) === 1) await report(seed, result)
}
await browser.close()
console.log(`${count} walks, ${steps} steps, ${known.size} kinds of failure.`)
for (const [key, times] of known) console.log(`${String(times).padStart(4)} × ${key}`)
process.exit(known.size ? 1 : 0)

/** Prints a failure with the link and the fewest steps that lead to it. */
async function report(seed, { address, viewport, steps: taken, failure }) {
  const isSame = async (fewer) => {
    const again = await walk(browser, url, seed, fewer)
    return again.failure?.property === failure.property
  }
  console.log(`\nFAILED: ${failure.property}\n  ${failure.detail}`)
  const smallest = taken.length ? await shrinkSteps(taken, isSame) : taken
  console.log(
    `  ${viewport.width} x ${viewport.height}, npm run explore -- --seed ${seed} --walks 1`,
  )
  console.log(`  link: ${address}`)
  for (const [at, step] of smallest.entries()) console.log(`  ${at + 1}. ${describeStep(step)}`)
}
