// npm run bench:presses: the walks of a visitor and of staff on a slow device [PERF-7]. For each press the time until the
// next frame, as browsers measure it (Event Timing), and the longest task of the first load.
import process from 'node:process'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { wholeBrowserOptions } from '../scripts/check/chromium.mjs'
import { serveBundle, signIn, slowPage } from './setup.mjs'

/** The CPU is slowed by each of these; the budget holds at the first. */
const rates = [4, 6]
const budget = 200
/** Playwright's own check of what lies under the pointer runs in the page, and would count as part of the press. */
const unchecked = { force: true }
/** DevTools' preset "Slow 3G". */
const slow3g = {
  offline: false,
  latency: 2000,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
}

const { values } = parseArgs({ options: { fast: { type: 'boolean', default: false } } })
const site = await serveBundle({ scenario: 'many' })
const browser = await chromium.launch(wholeBrowserOptions())
const table = new Map()
for (const rate of rates) {
  await walkAsVisitor(rate)
  await walkAsStaff(rate)
}
await browser.close()
console.table(Object.fromEntries(table))
const isOver = [...table].some(
  ([name, times]) => !name.startsWith('load') && times[column(rates[0])] > budget,
)
process.exit(isOver ? 1 : 0)

async function walkAsVisitor(rate) {
  const { page, load, press } = await openPage(rate, { width: 412, height: 823 })
  const button = (name) => page.getByRole('button', { name })
  await load('Home', '', page.getByRole('heading', { level: 1 }))
  await press('Home: the menu opens', () => button('Menu').click(unchecked))
  await press('Home: the menu closes', () => page.keyboard.press('Escape'))
  await load('Contact Us', 'contactus', page.getByLabel(/^Name/))
  await press('Contact Us: a key', () => page.getByLabel(/^Name/).press('A'))
  await press('Contact Us: Send with faults', () => button('Send Message').click(unchecked))
  await load('Courses', 'courses', page.getByRole('link', { name: /^Register/ }).first())
  await press('Courses: a group', () =>
    page.getByRole('main').getByRole('button').first().click(unchecked),
  )
  await load('Image Gallery', 'igallery', page.getByRole('main').getByRole('button').first())
  await press('Image Gallery: a picture opens', () =>
    page.getByRole('main').getByRole('button').first().click(unchecked),
  )
  await page.context().close()
}

async function walkAsStaff(rate) {
  const { page, load, press } = await openPage(rate, { width: 1280, height: 800 })
  await load('list of 100', 'admin/courses?size=100', page.locator('[data-row="99"]'))
  const firstRow = page.locator('[data-row="0"]')
  await press('list of 100: a row is chosen', () => firstRow.getByRole('checkbox').click(unchecked))
  await press('list of 100: all are chosen', () =>
    page.getByRole('checkbox', { name: /^Select all/ }).click(unchecked),
  )
  await press('list of 100: a key in the search', () => page.getByRole('searchbox').press('a'))
  await load('list of 100', 'admin/courses?size=100', page.locator('[data-row="99"]'))
  await press('list of 100: next page', () =>
    page.getByRole('link', { name: 'Next page' }).click(unchecked),
  )
  await press('list of 100: Edit', () =>
    firstRow.getByRole('button', { name: /^Edit/ }).click(unchecked),
  )
  const dialog = page.getByRole('dialog')
  const title = dialog.getByRole('textbox', { name: /^Title/ })
  await title.waitFor()
  await press('form: a key', () => title.press('a'))
  await press('form: Update', () => dialog.getByRole('button', { name: 'Update' }).click(unchecked))
  await load('Dashboard', 'admin', page.getByRole('heading', { level: 1 }))
  await press('Dashboard: the account menu', () =>
    page.getByRole('button', { name: /Admin/ }).click(unchecked),
  )
  await page.context().close()
}

/** Opens a page on a slow device; `load` and `press` write a line of the table. */
async function openPage(rate, viewport) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  await signIn(context)
  await context.addInitScript(observeTimings)
  const page = await context.newPage()
  const devtools = await slowPage(page, rate)
  await devtools.send('Network.enable')
  if (!values.fast) await devtools.send('Network.emulateNetworkConditions', slow3g)
  page.setDefaultTimeout(120_000)

  const record = (name, time) =>
    table.set(name, { ...table.get(name), [column(rate)]: Math.round(time) })

  async function load(name, path, shown) {
    await page.goto(site + path, { timeout: 120_000 })
    await shown.waitFor()
    await page.evaluate(idle)
    record(`load of ${name}: longest task`, await page.evaluate(() => Math.max(0, ...window.tasks)))
  }
  async function press(name, act) {
    await page.evaluate(() => (window.presses.length = 0))
    await act()
    await page.evaluate(idle)
    record(name, await page.evaluate(longestPress))
  }
  return { page, load, press }
}

/** Runs before the page's scripts: collects the durations of long tasks and of presses, in ms. */
function observeTimings() {
  window.tasks = []
  window.presses = []
  const observe = (type, add, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
      type,
      buffered: true,
      ...options,
    })
  observe('longtask', ({ duration }) => window.tasks.push(duration))
  observe(
    'event',
    ({ interactionId, duration }) => interactionId && window.presses.push(duration),
    {
      durationThreshold: 16,
    },
  )
}

/** Runs in the page: resolves when it has nothing to do. */
function idle() {
  return new Promise((done) => requestIdleCallback(done))
}

/**
 * Runs in the page: the longest press since the last one; 0 if it took less than 16 ms. Browsers report a press some time
 * after its frame.
 */
function longestPress() {
  return new Promise((done) => setTimeout(() => done(Math.max(0, ...window.presses)), 500))
}

function column(rate) {
  return `CPU x${rate} ms`
}
