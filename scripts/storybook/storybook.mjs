// npm run check:storybook and shots: serves the built Storybook and opens its stories.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from 'playwright'
import { shellLaunchOptions } from '../check/chromium.mjs'

/** Output of `npm run build-storybook`; STORYBOOK_FOLDER sets another folder. */
export const storybookFolder = process.env.STORYBOOK_FOLDER ?? 'storybook-static'

/** A sub-path, because Storybook must work at any address. */
const base = '/design/storybook/'

const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
}

/** Exits with a message if Storybook has not been built. */
export function requireStorybook() {
  if (existsSync(join(storybookFolder, 'index.json'))) return
  console.error(`There is no Storybook in ${storybookFolder}: run "npm run build-storybook" first.`)
  process.exit(1)
}

/** Serves a built Storybook below the sub-path and nothing else. */
export async function serveStorybook(folder = storybookFolder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://any')
    const path = normalize(decodeURIComponent(pathname.slice(base.length))) || 'index.html'
    const file = join(folder, path === '.' ? 'index.html' : path)
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

/** Every entry of the built index, in sidebar order. */
export const storybookEntries = (folder = storybookFolder) =>
  Object.values(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries)

/** Starts a browser whose pages have en-IN, India's time zone, reduced motion and the date of the mocks. */
export async function openBrowser() {
  const browser = await chromium.launch(shellLaunchOptions)
  const openPage = async (width, height = 800) => {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.clock.setFixedTime('2026-11-21T10:00:00+05:30')
    return page
  }
  return { openPage, close: () => browser.close() }
}

/**
 * Shows one entry without Storybook's sidebar and waits until its play function ends. Only the first entry of a page loads it
 * again; later ones switch the story. Resolves to the status, the error and axe's results; rejects after two minutes, many
 * times what an entry needs, because a page that hangs answers nothing.
 */
export async function showEntry(page, address, entry, globals = '') {
  const ended = new AbortController()
  const tooLong = delay(120_000, undefined, ended).then(() => {
    throw new Error(`${entry.id} did not end`)
  })
  try {
    return await Promise.race([show(page, address, entry, globals), tooLong])
  } finally {
    ended.abort()
  }
}

async function show(page, address, { id, type }, globals) {
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
  const result = await page.waitForFunction(
    (storyId) => {
      const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
      const finished = channel?.last('storyFinished')?.[0]
      if (finished?.storyId === storyId) return finished
      // A docs page that throws sends no event.
      if (globalThis.document.body.classList.contains('sb-show-errordisplay')) {
        const error = globalThis.document.querySelector('#error-message')?.textContent
        return { status: 'error', error, reporters: [] }
      }
      return channel?.last('docsRendered')?.[0] === storyId && { status: 'success', reporters: [] }
    },
    id,
    { timeout: 60_000 },
  )
  return result.jsonValue()
}

/** Calls `work(item, worker)` for each item, with several workers at once. */
export async function inParallel(list, workers, work) {
  const queue = [...list]
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (let item = queue.shift(); item; item = queue.shift()) await work(item, worker)
    }),
  )
}
