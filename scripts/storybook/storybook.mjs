// What the check of the book and the contact sheet share: the built book on a server of its own, and its stories.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from '../check/chromium.mjs'

/** Where `npm run build-storybook` puts the book; BOOK names another place. */
export const bookFolder = process.env.BOOK ?? 'storybook-static'

/** Any sub-path will do: the book does not know where it lies. */
const base = '/design/book/'

const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
}

/** Ends the script with a plain sentence when Storybook has not been built. */
export function requireBook() {
  if (existsSync(join(bookFolder, 'index.json'))) return
  console.error(`There is no Storybook in ${bookFolder}: run "npm run build-storybook" first.`)
  process.exit(1)
}

/** Serves the built book below the sub-path and nothing else. */
export async function serveBook() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://any')
    const path = normalize(decodeURIComponent(pathname.slice(base.length))) || 'index.html'
    const file = join(bookFolder, path === '.' ? 'index.html' : path)
    const found = pathname.startsWith(base) && !path.startsWith('..') && existsSync(file)
    if (!found || !statSync(file).isFile()) return response.writeHead(404).end()
    response.writeHead(200, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'max-age=600',
    })
    createReadStream(file).pipe(response)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${server.address().port}${base}`,
    close: () => server.close(),
  }
}

/** Every entry of the built index, in the order of the book. */
export const entriesOfBook = () =>
  Object.values(JSON.parse(readFileSync(join(bookFolder, 'index.json'), 'utf8')).entries)

/** A browser for the book: India's language and time, things stand still, the mocks' day. */
export async function openBrowser() {
  const browser = await chromium.launch(launchOptions)
  const visit = async (width) => {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.clock.setFixedTime('2026-11-21T10:00:00+05:30')
    return page
  }
  return { visit, close: () => browser.close() }
}

/**
 * Shows one entry without the book around it and waits until it has played: the first is loaded, the others follow in
 * the same page, as they do for a reader. Answers how it ended, and what axe found where axe was asked.
 */
export async function showEntry(page, address, { id, type }, globals = '') {
  const viewMode = type === 'docs' ? 'docs' : 'story'
  const loaded = await page.evaluate(() => Boolean(globalThis.__STORYBOOK_ADDONS_CHANNEL__))
  if (!loaded) {
    const query = new URLSearchParams({ id, viewMode, ...(globals && { globals }) })
    await page.goto(`${address}iframe.html?${query}`)
  } else
    await page.evaluate(
      ({ storyId, viewMode }) => {
        const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
        for (const event of ['docsRendered', 'storyFinished', 'storyErrored'])
          delete channel.data[event]
        channel.emit('setCurrentStory', { storyId, viewMode })
      },
      { storyId: id, viewMode },
    )
  const ended = await page.waitForFunction(
    (storyId) => {
      const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
      const finished = channel?.last('storyFinished')?.[0]
      if (finished?.storyId === storyId) return finished
      if (channel?.last('storyErrored')) return { status: 'error', reporters: [] }
      return channel?.last('docsRendered')?.[0] === storyId && { status: 'success', reporters: [] }
    },
    id,
    { timeout: 60_000 },
  )
  return ended.jsonValue()
}

/** Works through a list with several pages at once. */
export async function inParallel(list, hands, work) {
  const waiting = [...list]
  await Promise.all(
    Array.from({ length: hands }, async (_, hand) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await work(next, hand)
    }),
  )
}
