// Home, cold, at CPU x4 on slow 4G [PERF-10]: as it is shipped, prerendered and with live slides, beside a plain page of
// the same content and styles without a script, from the same server by turns. npm run bench:home; needs dist/.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { chromium } from 'playwright'
import { launchOptions } from '../scripts/check/chromium.mjs'
import { median, scriptless, served, slowedAll } from './stage.mjs'

const turns = 5
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }
const budget = { FCP: 1.05, LCP: 1.7 }

const dist = mkdtempSync(join(tmpdir(), 'bench-home-'))
process.on('exit', () => rmSync(dist, { recursive: true, force: true }))
cpSync('dist', dist, { recursive: true })
const site = await served({ dist })
const browser = await chromium.launch(launchOptions)

await writePlainPage()
const times = { ours: [], plain: [] }
for (let turn = 0; turn < turns; turn += 1) {
  times.ours.push(await visited(''))
  times.plain.push(await visited('plain'))
}
await browser.close()

const table = Object.keys(budget).map((paint) => {
  const [ours, plain] = [times.ours, times.plain].map((runs) =>
    median(runs.map((run) => run[paint])),
  )
  return {
    paint,
    'app ms': Math.round(ours),
    'plain ms': Math.round(plain),
    ratio: Number((ours / plain).toFixed(2)),
    budget: budget[paint],
  }
})
console.table(table)
process.exit(table.some(({ ratio, budget: most }) => ratio > most) ? 1 : 0)

/** What stands on Home once all has come, as a page of its own. */
async function writePlainPage() {
  const page = await (await browser.newContext(phone)).newPage()
  await page.goto(site)
  await page.waitForLoadState('networkidle')
  mkdirSync(join(dist, 'plain'))
  writeFileSync(join(dist, 'plain', 'index.html'), await scriptless(page))
  await page.context().close()
}

/** When a first visit sees the first thing, and the largest, in milliseconds. */
async function visited(path) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await slowedAll(page)
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
