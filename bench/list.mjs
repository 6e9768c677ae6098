// The next page of 100 rows at CPU x4 [PERF-7]: the app beside the same HTML as plain documents, by turns.
// npm run bench:list; needs dist/. Times are a machine's own: what counts is the ratio, and the longest task in the
// processor's time, which leaves out how long the page waited for others on a shared machine.
import { createServer } from 'node:http'
import { extname } from 'node:path'
import process from 'node:process'
import { chromium } from 'playwright'
import { launchOptions } from '../scripts/check/chromium.mjs'
import { freePorts } from '../scripts/check/free-ports.mjs'
import { login, median, scriptless, served, slowed } from './stage.mjs'

/** Tables of few and of many columns, with pictures and without, and the cards of a tablet and a phone. */
const lists = [
  ['notification', 1280],
  ['slider', 1280],
  ['courses', 1280],
  ['contactus', 1280],
  ['registrations', 1280],
  ['courses', 800],
  ['courses', 360],
]
const turns = 6
const [plainPort] = freePorts(1)
const plain = `http://127.0.0.1:${plainPort}/`
const app = await served({ scenario: 'many' })

/** The documents that the app's own pages were saved as, by path. */
const documents = new Map()
createServer(plainPage).listen(plainPort, '127.0.0.1')

const browser = await chromium.launch(launchOptions)
const table = []
for (const [screen, width] of lists) table.push(await compared(screen, width))
await browser.close()
console.table(table)
process.exit(table.some(({ ratio, 'longest task': task }) => ratio > 1.5 || task > 100) ? 1 : 0)

/** One list, as the app and as plain documents, page after page. */
async function compared(screen, width) {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  await context.addInitScript(
    (stored) => localStorage.setItem('login-info', stored),
    [JSON.stringify(login)],
  )
  const ours = await context.newPage()
  await ours.goto(`${app}admin/${screen}?size=100`)
  const save = async (number) => {
    await settled(ours, number)
    documents.set(`/${screen}/${number}`, await documentOf(ours, screen, number))
  }
  for (let number = 1; number < turns; number += 1) {
    await save(number)
    await ours.evaluate(() => document.querySelector('a[aria-label="Next page"]').click())
  }
  await save(turns)
  await ours.goto(`${app}admin/${screen}?size=100`)
  await settled(ours, 1)
  const theirs = await context.newPage()
  await theirs.goto(`${plain}${screen}/1`)
  await theirs.waitForLoadState('networkidle')
  const devtools = await slowed(ours)
  await slowed(theirs)

  const times = { ours: [], theirs: [] }
  let longest = 0
  for (let number = 2; number <= turns; number += 1) {
    await shown(ours)
    const task = await longestTask(devtools, async () => {
      times.ours.push(await inApp(ours, number))
      await settled(ours, number)
    })
    longest = Math.max(longest, task)
    times.theirs.push(await inDocuments(theirs, number))
  }
  await context.close()
  const [mine, other] = [median(times.ours), median(times.theirs)]
  return {
    list: screen,
    width,
    'app ms': Math.round(mine),
    'plain ms': Math.round(other),
    ratio: Number((mine / other).toFixed(2)),
    'longest task': Math.round(longest),
  }
}

/**
 * From the press until the new rows are painted. The link is not looked for by its role: for that the browser would
 * lay out rows that it has not drawn.
 */
function inApp(page, number) {
  return page.evaluate(
    (first) =>
      new Promise((done) => {
        const began = performance.now()
        const look = () =>
          document.querySelector('[data-row] input').ariaLabel.startsWith(`Select row ${first}:`)
            ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))
            : requestAnimationFrame(look)
        document.querySelector('a[aria-label="Next page"]').click()
        look()
      }),
    (number - 1) * 100 + 1,
  )
}

/** The longest task of a page's main thread meanwhile, in the processor's milliseconds. */
async function longestTask(devtools, work) {
  const events = []
  const collect = ({ value }) => events.push(...value)
  devtools.on('Tracing.dataCollected', collect)
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  })
  await work()
  const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done))
  await devtools.send('Tracing.end')
  await complete
  devtools.off('Tracing.dataCollected', collect)

  const thread = ({ pid, tid }) => `${pid} ${tid}`
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(thread),
  )
  const tasks = events.filter((event) => event.tdur && main.has(thread(event)))
  return Math.max(...tasks.map(({ tdur }) => tdur)) / 1000
}

/** The same for a document that is gone to by a link. */
async function inDocuments(page, number) {
  await shown(page)
  await page.evaluate(() => {
    sessionStorage.setItem('began', String(Date.now()))
    document.querySelector('[data-next]').click()
  })
  await page.waitForURL(`**/${number}`)
  const time = await page.evaluate(
    () =>
      new Promise((done) => {
        const began = Number(sessionStorage.getItem('began'))
        const painted = performance.getEntriesByName('first-contentful-paint')
        const at = ([entry]) => done(performance.timeOrigin + entry.startTime - began)
        if (painted.length) return at(painted)
        new PerformanceObserver((list) =>
          at(list.getEntriesByName('first-contentful-paint')),
        ).observe({
          type: 'paint',
          buffered: true,
        })
      }),
  )
  await page.waitForLoadState('networkidle')
  return time
}

/** The page is in front, and painted there. */
async function shown(page) {
  await page.bringToFront()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
}

/** The page of that number is there, all of its rows drawn. */
async function settled(page, number) {
  const first = `[data-row="0"] input[aria-label^="Select row ${(number - 1) * 100 + 1}:"]`
  await page.locator(first).waitFor()
  await page.locator('[data-drawn]').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
}

/** What stands on the screen, without a script, its addresses those of the server that it came from. */
async function documentOf(page, screen, number) {
  const html = await scriptless(page)
  const based = html.replace(/<base href="[^"]*"/, `<base href="${plain}"`)
  return `${based}<a data-next href="${screen}/${number + 1}"></a>`
}

/** A saved document, or a file of the bundle; pictures come from the backend. */
async function plainPage({ url = '' }, response) {
  const document = documents.get(url)
  if (document) return response.setHeader('Content-Type', 'text/html').end(document)
  const answer = await fetch(new URL(url, app)).catch(() => undefined)
  if (!answer?.ok) return response.writeHead(404).end()
  const immutable = ['.css', '.woff2', '.svg'].includes(extname(url))
  response.writeHead(200, {
    'Content-Type': answer.headers.get('content-type'),
    ...(immutable && { 'Cache-Control': 'max-age=3600' }),
  })
  response.end(Buffer.from(await answer.arrayBuffer()))
}
