// npm run bench:list: the next page of 100 rows at CPU x4 until the 100th row is painted [PERF-7], compared with the same HTML as
// plain documents, and the time from the press to the next frame.
import { createServer } from 'node:http'
import { extname } from 'node:path'
import process from 'node:process'
import { chromium } from 'playwright'
import { wholeBrowserOptions } from '../scripts/check/chromium.mjs'
import { freePorts } from '../scripts/check/free-ports.mjs'
import { htmlWithoutScripts, median, serveBundle, signIn, slowPage } from './setup.mjs'

/** Lists with few and many columns, with and without pictures; below 800 px their rows are cards. */
const lists = [
  ['notification', 1280, 900],
  ['slider', 1280, 900],
  ['courses', 1280, 900],
  ['contactus', 1280, 900],
  ['registrations', 1280, 900],
  ['courses', 412, 823],
  ['contactus', 412, 823],
  ['courses', 360, 640],
]
const budget = { ratio: 2.5, frame: 200 }
const pageCount = 6
const [plainPort] = freePorts(1)
const plain = `http://127.0.0.1:${plainPort}/`
const app = await serveBundle({ scenario: 'many' })

/** Saved pages of the app by path. */
const documents = new Map()
createServer(plainPage).listen(plainPort, '127.0.0.1')

const browser = await chromium.launch(wholeBrowserOptions())
const table = []
for (const [screen, width, height] of lists) table.push(await compareList(screen, width, height))
await browser.close()
console.table(table)
process.exit(
  table.some(({ ratio, 'next frame ms': frame }) => ratio > budget.ratio || frame > budget.frame)
    ? 1
    : 0,
)

/** Measures page changes of one list in the app and in plain documents. */
async function compareList(screen, width, height) {
  const context = await browser.newContext({ viewport: { width, height } })
  await signIn(context)
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
  const elements = await ours.evaluate(
    () => document.querySelector('[data-row]').querySelectorAll('*').length + 1,
  )
  const theirs = await context.newPage()
  await theirs.addInitScript(noteLastRow)
  await theirs.goto(`${plain}${screen}/1`)
  await theirs.waitForLoadState('networkidle')
  await slowPage(ours)
  await slowPage(theirs)

  const times = { ours: [], frames: [], theirs: [] }
  for (let number = 2; number <= pageCount; number += 1) {
    await showPage(ours)
    const { frame, last } = await inApp(ours, number)
    times.ours.push(last)
    times.frames.push(frame)
    await waitForPage(ours, number)
    times.theirs.push(await inDocuments(theirs, number))
  }
  await context.close()
  const [appTime, plainTime] = [median(times.ours), median(times.theirs)]
  return {
    list: screen,
    window: `${width}x${height}`,
    'elements a row': elements,
    'app ms': Math.round(appTime),
    'plain ms': Math.round(plainTime),
    ratio: Number((appTime / plainTime).toFixed(2)),
    'next frame ms': Math.round(median(times.frames)),
  }
}

/** Times from the press until the next frame and until the 100th row of the page are painted, in ms. */
function inApp(page, number) {
  return page.evaluate(
    (label) =>
      new Promise((done) => {
        const started = performance.now()
        const afterPaint = (callback) =>
          requestAnimationFrame(() => setTimeout(() => callback(performance.now() - started)))
        let frame
        afterPaint((time) => (frame = time))
        const poll = () =>
          document.querySelector('[data-row="99"] input').ariaLabel.startsWith(label)
            ? afterPaint((last) => done({ frame, last }))
            : requestAnimationFrame(poll)
        document.querySelector('a[aria-label="Next page"]').click()
        poll()
      }),
    `Select row ${number * 100}:`,
  )
}

/** Runs in a plain document: notes when its 100th row is painted. */
function noteLastRow() {
  const poll = () =>
    document.querySelector('[data-row="99"]')
      ? requestAnimationFrame(() => setTimeout(() => (window.lastRowPainted = Date.now())))
      : requestAnimationFrame(poll)
  poll()
}

/** Time from the press until the 100th row of the linked document is painted, in ms. */
async function inDocuments(page, number) {
  await showPage(page)
  await page.evaluate(() => {
    sessionStorage.setItem('started', String(Date.now()))
    document.querySelector('[data-next]').click()
  })
  await page.waitForURL(`**/${number}`)
  await page.waitForFunction(() => window.lastRowPainted)
  const time = await page.evaluate(
    () => window.lastRowPainted - Number(sessionStorage.getItem('started')),
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
  const fetched = await fetch(new URL(url, app)).catch(() => undefined)
  if (!fetched?.ok) return response.writeHead(404).end()
  const immutable = ['.css', '.woff2', '.svg'].includes(extname(url))
  response.writeHead(200, {
    'Content-Type': fetched.headers.get('content-type'),
    ...(immutable && { 'Cache-Control': 'max-age=3600' }),
  })
  response.end(Buffer.from(await fetched.arrayBuffer()))
}
