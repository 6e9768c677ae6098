// npm run bench -- pages [--runs 3]: first paints of Home, lists, a static page and admin lists of 100 rows without cache at CPU x4
// on slow 4G [PERF-10], compared with pages of the same content and styles without scripts.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { wholeBrowserOptions } from '../scripts/check/chromium.mjs'
import { median, serveBundle, signIn, slowPage, waitUntilShown } from './setup.mjs'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } })
const runCount = 2
const home = { FCP: 1.05, LCP: 1.6 }
const list = { FCP: 1.05, LCP: 2 }
const adminList = { LCP: 2.2 }
/** Each page with its windows and its budgets: at most so many times the plain page. */
const pages = [
  ['courses', ['412x823'], list],
  ['activities', ['1280x900'], list],
]

const dist = mkdtempSync(join(tmpdir(), 'bench-pages-'))
process.on('exit', () => rmSync(dist, { recursive: true, force: true }))
cpSync('dist', dist, { recursive: true })
const site = await serveBundle({ dist })
const siteOfLists = await serveBundle({ dist, scenario: 'many' })
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

/** Opens a page in a window of its own and waits for all that it shows. */
async function openPage(path, device, prepare = () => {}) {
  const context = await browser.newContext(device)
  const isAdmin = path.startsWith('admin/')
  if (isAdmin) await signIn(context)
  const page = await context.newPage()
  await prepare(page)
  await page.goto((isAdmin ? siteOfLists : site) + path)
  if (isAdmin) await page.locator('[data-row="99"]').waitFor()
  await waitUntilShown(page)
  return page
}

/** Saves a loaded page without scripts as `plain/`. */
async function writePlainPage(path, device) {
  const page = await openPage(path, device)
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true)
    for (const script of copy.querySelectorAll('script, link[rel="modulepreload"]')) script.remove()
    copy.querySelector('base').setAttribute('href', '../')
    return `<!doctype html>${copy.outerHTML}`
  })
  mkdirSync(join(dist, 'plain'), { recursive: true })
  writeFileSync(join(dist, 'plain', 'index.html'), html)
  await page.context().close()
}

/** Slows CPU and network as Lighthouse does for slow 4G. */
async function slowPageAndNetwork(page) {
  const devtools = await slowPage(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1474.56 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  })
}

/** First and largest contentful paint of a first visit, in ms. */
async function measureVisit(path, device) {
  const page = await openPage(path, device, slowPageAndNetwork)
  const paints = await page.evaluate(async () => {
    // Observed, because a slow machine can report a paint after the page is complete.
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
  await new Promise((r) => setTimeout(r, 4000))
  const later = await page.evaluate(() => new Promise((done) => new PerformanceObserver((l) => done(l.getEntries().map((e) => [Math.round(e.startTime), e.size, e.url || e.element?.tagName]))).observe({ type: 'largest-contentful-paint', buffered: true })))
  console.log(path, JSON.stringify(paints), JSON.stringify(later))
  await page.context().close()
  return paints
}
