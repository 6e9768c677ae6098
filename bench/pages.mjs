// npm run bench:pages [-- --runs 3]: first paints of Home, lists and a static page without cache at CPU x4 on slow 4G
// [PERF-10], compared with pages of the same content and styles without scripts.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { wholeBrowserOptions } from '../scripts/check/chromium.mjs'
import { median, htmlWithoutScripts, serveBundle, slowPageAndNetwork } from './setup.mjs'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } })
const runCount = Number(values.runs)
const home = { FCP: 1.05, LCP: 1.6 }
const list = { FCP: 1.05, LCP: 2 }
/** Each page with its windows and its budgets: at most so many times the plain page. */
const pages = [
  ['', ['360x640', '390x844', '412x823', '1280x720', '1280x900'], home],
  ['courses', ['412x823', '1280x900'], list],
  ['activities', ['412x823', '1280x900'], list],
  ['chitrakoot', ['412x823', '1280x900'], home],
]

const dist = mkdtempSync(join(tmpdir(), 'bench-pages-'))
process.on('exit', () => rmSync(dist, { recursive: true, force: true }))
cpSync('dist', dist, { recursive: true })
const site = await serveBundle({ dist })
const browser = await chromium.launch(wholeBrowserOptions())

const table = []
for (const [path, windows, budget] of pages)
  for (const size of windows) table.push(...(await comparePage(path, size, budget)))
await browser.close()
console.table(table)
process.exit(table.some(({ ratio, budget }) => ratio > budget) ? 1 : 0)

/** The lines of one page in one window. */
async function comparePage(path, size, budget) {
  const device = deviceOf(size)
  await writePlainPage(path, device)
  const times = { app: [], plain: [] }
  for (let run = 0; run < runCount; run += 1) {
    times.app.push(await measureVisit(path, device))
    times.plain.push(await measureVisit('plain', device))
  }
  return Object.keys(budget).map((paint) => {
    const [app, plain] = [times.app, times.plain].map((runs) =>
      median(runs.map((run) => run[paint])),
    )
    return {
      page: `/${path}`,
      window: size,
      paint,
      'app ms': Math.round(app),
      'plain ms': Math.round(plain),
      ratio: Number((app / plain).toFixed(2)),
      budget: budget[paint],
    }
  })
}

/** A window of up to 500 px is a phone's. */
function deviceOf(size) {
  const [width, height] = size.split('x').map(Number)
  const phone = width <= 500 && { deviceScaleFactor: 1.75, isMobile: true }
  return { viewport: { width, height }, ...phone }
}

/** Saves a loaded page without scripts as `plain/`. */
async function writePlainPage(path, device) {
  const page = await (await browser.newContext(device)).newPage()
  await page.goto(site + path)
  await page.waitForLoadState('networkidle')
  mkdirSync(join(dist, 'plain'), { recursive: true })
  writeFileSync(join(dist, 'plain', 'index.html'), await htmlWithoutScripts(page))
  await page.context().close()
}

/** First and largest contentful paint of a first visit, in ms. */
async function measureVisit(path, device) {
  const context = await browser.newContext(device)
  const page = await context.newPage()
  await slowPageAndNetwork(page)
  await page.goto(site + path)
  await page.waitForLoadState('networkidle')
  const paints = await page.evaluate(async () => {
    // Observed, because a slow machine can report a paint after the network has become idle.
    const lastStart = (type, name = '') =>
      new Promise((done) =>
        new PerformanceObserver((list) => {
          const entry = list.getEntries().findLast((one) => one.name === name)
          if (entry) done(entry.startTime)
        }).observe({ type, buffered: true }),
      )
    return {
      FCP: await lastStart('paint', 'first-contentful-paint'),
      LCP: await lastStart('largest-contentful-paint'),
    }
  })
  await context.close()
  return paints
}
