// npm run bench:home: first paints of Home without cache at CPU x4 on slow 4G [PERF-10], compared with a page of the same
// content and styles without scripts.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { chromium } from 'playwright'
import { launchOptions } from '../scripts/check/chromium.mjs'
import { median, htmlWithoutScripts, serveBundle, slowPageAndNetwork } from './setup.mjs'

const runCount = 5
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }
const budget = { FCP: 1.05, LCP: 1.7 }

const dist = mkdtempSync(join(tmpdir(), 'bench-home-'))
process.on('exit', () => rmSync(dist, { recursive: true, force: true }))
cpSync('dist', dist, { recursive: true })
const site = await serveBundle({ dist })
const browser = await chromium.launch(launchOptions)

await writePlainPage()
const times = { app: [], plain: [] }
for (let run = 0; run < runCount; run += 1) {
  times.app.push(await measureVisit(''))
  times.plain.push(await measureVisit('plain'))
}
await browser.close()

const table = Object.keys(budget).map((paint) => {
  const [app, plain] = [times.app, times.plain].map((runs) => median(runs.map((run) => run[paint])))
  return {
    paint,
    'app ms': Math.round(app),
    'plain ms': Math.round(plain),
    ratio: Number((app / plain).toFixed(2)),
    budget: budget[paint],
  }
})
console.table(table)
process.exit(table.some(({ ratio, budget: max }) => ratio > max) ? 1 : 0)

/** Saves the loaded Home without scripts as a page. */
async function writePlainPage() {
  const page = await (await browser.newContext(phone)).newPage()
  await page.goto(site)
  await page.waitForLoadState('networkidle')
  mkdirSync(join(dist, 'plain'))
  writeFileSync(join(dist, 'plain', 'index.html'), await htmlWithoutScripts(page))
  await page.context().close()
}

/** First and largest contentful paint of a first visit, in ms. */
async function measureVisit(path) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await slowPageAndNetwork(page)
  await page.goto(site + path)
  await page.waitForLoadState('networkidle')
  const paints = await page.evaluate(
    () =>
      new Promise((done) => {
        const [{ startTime: FCP }] = performance.getEntriesByName('first-contentful-paint')
        new PerformanceObserver((list) =>
          done({ FCP, LCP: list.getEntries().at(-1).startTime }),
        ).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await context.close()
  return paints
}
