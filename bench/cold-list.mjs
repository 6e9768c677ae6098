// npm run bench:list: the largest paint of an admin list of 100 rows without cache at CPU x4 on slow 4G [PERF-10], compared with
// the same HTML as a plain page.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { chromium } from 'playwright'
import { wholeBrowserOptions } from '../scripts/check/chromium.mjs'
import { htmlWithoutScripts, median, serveBundle, signIn, slowPageAndNetwork } from './setup.mjs'

const runCount = 5
const budget = 2.2
const visits = [
  ['courses', 412, 823],
  ['courses', 1280, 900],
  ['registrations', 1280, 900],
]

const dist = mkdtempSync(join(tmpdir(), 'bench-cold-list-'))
process.on('exit', () => rmSync(dist, { recursive: true, force: true }))
cpSync('dist', dist, { recursive: true })
const site = await serveBundle({ dist, scenario: 'many' })
const browser = await chromium.launch(wholeBrowserOptions())

const table = []
for (const [screen, width, height] of visits) {
  const viewport = { width, height }
  const plainPath = `plain-${screen}-${width}`
  await writePlainPage(screen, viewport, plainPath)
  const times = { app: [], plain: [] }
  for (let run = 0; run < runCount; run += 1) {
    times.app.push(await largestPaint(`admin/${screen}?size=100`, viewport))
    times.plain.push(await largestPaint(plainPath, viewport))
  }
  const [app, plain] = [median(times.app), median(times.plain)]
  table.push({
    list: screen,
    window: `${width}x${height}`,
    'app ms': Math.round(app),
    'plain ms': Math.round(plain),
    ratio: Number((app / plain).toFixed(2)),
  })
}
await browser.close()
console.table(table)
process.exit(table.some(({ ratio }) => ratio > budget) ? 1 : 0)

async function openSignedIn(viewport) {
  const context = await browser.newContext({ viewport })
  await signIn(context)
  return context.newPage()
}

/** Saves the loaded list without scripts as a page. */
async function writePlainPage(screen, viewport, path) {
  const page = await openSignedIn(viewport)
  await page.goto(`${site}admin/${screen}?size=100`)
  await page.locator('[data-row="99"]').waitFor()
  await page.waitForLoadState('networkidle')
  mkdirSync(join(dist, path))
  const html = await htmlWithoutScripts(page)
  writeFileSync(
    join(dist, path, 'index.html'),
    html.replace(/<base href="[^"]*"/, '<base href="../"'),
  )
  await page.context().close()
}

/** The largest contentful paint of a first visit, in ms. */
async function largestPaint(path, viewport) {
  const page = await openSignedIn(viewport)
  await slowPageAndNetwork(page)
  await page.goto(site + path)
  await page.locator('[data-row="99"]').waitFor()
  await page.waitForLoadState('networkidle')
  const time = await page.evaluate(
    () =>
      new Promise((done) => {
        new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  await page.context().close()
  return time
}
