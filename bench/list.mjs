// npm run bench:list: the next page of 100 rows at CPU x4 [PERF-7], compared with the same HTML as plain documents. Counts the
// ratio of times and the longest task in CPU time, which other processes do not change.
import { createServer } from 'node:http'
import { extname } from 'node:path'
import process from 'node:process'
import { chromium } from 'playwright'
import { launchOptions } from '../scripts/check/chromium.mjs'
import { freePorts } from '../scripts/check/free-ports.mjs'
import { login, median, htmlWithoutScripts, serveBundle, slowPage } from './setup.mjs'

/** Lists with few and many columns, with and without pictures, and as cards of a tablet and a phone. */
const lists = [
  ['notification', 1280],
  ['slider', 1280],
  ['courses', 1280],
  ['contactus', 1280],
  ['registrations', 1280],
  ['courses', 800],
  ['courses', 360],
]
const pageCount = 6
const [plainPort] = freePorts(1)
const plain = `http://127.0.0.1:${plainPort}/`
const app = await serveBundle({ scenario: 'many' })

/** Saved pages of the app by path. */
const documents = new Map()
createServer(plainPage).listen(plainPort, '127.0.0.1')

const browser = await chromium.launch(launchOptions)
const table = []
for (const [screen, width] of lists) table.push(await compareList(screen, width))
await browser.close()
console.table(table)
process.exit(table.some(({ ratio, 'longest task': task }) => ratio > 1.5 || task > 100) ? 1 : 0)

/** Measures page changes of one list in the app and in plain documents. */
async function compareList(screen, width) {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  await context.addInitScript(
    (stored) => localStorage.setItem('login-info', stored),
    [JSON.stringify(login)],
  )
  const ours = await context.newPage()
  await ours.goto(`${app}admin/${screen}?size=100`)
  const save = async (number) => {
    await waitForPage(ours, number)
    documents.set(`/${screen}/${number}`, await documentOf(ours, screen, number))
  }
  for (let number = 1; number < pageCount; number += 1) {
    await save(number)
    await ours.evaluate(() => document.querySelector('a[aria-label="Next page"]').click())
  }
  await save(pageCount)
  await ours.goto(`${app}admin/${screen}?size=100`)
  await waitForPage(ours, 1)
  const theirs = await context.newPage()
  await theirs.goto(`${plain}${screen}/1`)
  await theirs.waitForLoadState('networkidle')
  const devtools = await slowPage(ours)
  await slowPage(theirs)

  const times = { ours: [], theirs: [] }
  let longest = 0
  for (let number = 2; number <= pageCount; number += 1) {
    await showPage(ours)
    const task = await longestTask(devtools, async () => {
      times.ours.push(await inApp(ours, number))
      await waitForPage(ours, number)
    })
    longest = Math.max(longest, task)
    times.theirs.push(await inDocuments(theirs, number))
  }
  await context.close()
  const [appTime, plainTime] = [median(times.ours), median(times.theirs)]
  return {
    list: screen,
    width,
    'app ms': Math.round(appTime),
    'plain ms': Math.round(plainTime),
    ratio: Number((appTime / plainTime).toFixed(2)),
    'longest task': Math.round(longest),
  }
}

/**
 * Time from the click until the new rows are painted. Finds the link by a selector, because a query by role would force layout
 * of rows that are not rendered.
 */
function inApp(page, number) {
  return page.evaluate(
    (first) =>
      new Promise((done) => {
        const started = performance.now()
        const poll = () =>
          document.querySelector('[data-row] input').ariaLabel.startsWith(`Select row ${first}:`)
            ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - started)))
            : requestAnimationFrame(poll)
        document.querySelector('a[aria-label="Next page"]').click()
        poll()
      }),
    (number - 1) * 100 + 1,
  )
}

/** The longest task of the main thread during `work`, in ms of CPU time. */
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

/** Time from the click until the linked document is painted. */
async function inDocuments(page, number) {
  await showPage(page)
  await page.evaluate(() => {
    sessionStorage.setItem('started', String(Date.now()))
    document.querySelector('[data-next]').click()
  })
  await page.waitForURL(`**/${number}`)
  const time = await page.evaluate(
    () =>
      new Promise((done) => {
        const started = Number(sessionStorage.getItem('started'))
        const painted = performance.getEntriesByName('first-contentful-paint')
        const at = ([entry]) => done(performance.timeOrigin + entry.startTime - started)
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

/** Brings the page to the front and waits until it is idle. */
async function showPage(page) {
  await page.bringToFront()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
}

/** Waits until the page of this number and all its rows are rendered. */
async function waitForPage(page, number) {
  const first = `[data-row="0"] input[aria-label^="Select row ${(number - 1) * 100 + 1}:"]`
  await page.locator(first).waitFor()
  await page.locator('[data-drawn]').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
}

/** The page without scripts, with its base at the plain server and a link to the next document. */
async function documentOf(page, screen, number) {
  const html = await htmlWithoutScripts(page)
  const based = html.replace(/<base href="[^"]*"/, `<base href="${plain}"`)
  return `${based}<a data-next href="${screen}/${number + 1}"></a>`
}

/** Serves a saved document, or a file of the app's server. */
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
