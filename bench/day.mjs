// npm run bench:day: what grows. The admin left open for a day on a clock that runs ahead, a list of 100,000 records and a gallery
// of 10,000, each with its heap, nodes and listeners before and after, and the requests that it sends.
import process from 'node:process'
import { chromium } from 'playwright'
import { wholeBrowserOptions } from '../scripts/check/chromium.mjs'
import { serveBundle, signIn } from './setup.mjs'

const site = await serveBundle()
const browser = await chromium.launch(wholeBrowserOptions())
const table = [
  await measure('admin, one day', 'admin', 0, waitDay),
  await measure('list of 10 records, one day', 'admin/courses', 10, waitDay),
  await measure('list of 100,000, one day', 'admin/courses?size=100', 100_000, waitDay),
  await measure('list of 100,000, 50 page changes', 'admin/courses?size=100', 100_000, turnPages),
  await measure('gallery of 10,000, 10 presses of View More', 'igallery', 10_000, viewMore),
]
await browser.close()
console.table(table)
process.exit()

/** Opens a screen of `total` records (0: the sample), acts on it, and compares. */
async function measure(name, path, total, act) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  if (path.startsWith('admin')) await signIn(context)
  const page = await context.newPage()
  await page.clock.install()
  if (total) await page.route('**/admin/api/*', (route) => fulfilRows(route, total))
  await page.goto(site + path)
  await page.clock.resume()
  await page.waitForLoadState('networkidle')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  const before = await counts(devtools)
  let requests = 0
  page.on('request', () => (requests += 1))
  await act(page)
  const after = await counts(devtools)
  await context.close()
  return {
    name,
    requests,
    'heap MB': `${before.heap} -> ${after.heap}`,
    nodes: `${before.nodes} -> ${after.nodes}`,
    listeners: `${before.listeners} -> ${after.listeners}`,
  }
}

/** Rows of a page, without pictures. */
function fulfilRows(route, total) {
  const query = new URL(route.request().url()).searchParams
  const size = Math.min(Number(query.get('page_size') ?? 15), total)
  const first = (Number(query.get('page') ?? 1) - 1) * size
  const rows = Array.from({ length: size }, (_, index) => ({
    id: first + index + 1,
    title: `Record ${first + index + 1}`,
    description: 'Open to all who come.',
  }))
  return route.fulfill({ json: { record_per_page: rows, total_records: total } })
}

/** Lets all timers of 24 hours run. */
async function waitDay(page) {
  for (let hour = 0; hour < 24; hour += 1) await page.clock.runFor('01:00:00')
  await page.waitForLoadState('networkidle')
}

async function turnPages(page) {
  for (let change = 1; change <= 50; change += 1) {
    await page.getByLabel('Next page').press('Enter')
    await page.getByText(`Showing ${(change * 100 + 1).toLocaleString('en-IN')} to`).waitFor()
  }
}

async function viewMore(page) {
  const button = page.getByRole('button', { name: 'View More' })
  for (let press = 1; press <= 10; press += 1) {
    await button.evaluate((element) => element.click())
    await page.getByText(`Record ${15 * (press + 1)}`, { exact: true }).waitFor()
  }
}

async function counts(devtools) {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const value = (name) => metrics.find((metric) => metric.name === name).value
  return {
    heap: Number((value('JSHeapUsedSize') / 1e6).toFixed(1)),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  }
}
