// npm run check:storybook and shots: serves the built Storybook and opens its stories.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { shellLaunchOptions } from '../check/chromium.mjs'
import { freePorts } from '../check/free-ports.mjs'

/** Output of `npm run build-storybook`; STORYBOOK_FOLDER sets another folder. */
export const storybookFolder = process.env.STORYBOOK_FOLDER ?? 'storybook-static'

/** Exits with a message if Storybook has not been built. */
export function requireStorybook() {
  if (existsSync(join(storybookFolder, 'index.json'))) return
  console.error(`There is no Storybook in ${storybookFolder}: run "npm run build-storybook" first.`)
  process.exit(1)
}

/** Serves a built Storybook below a sub-path, because it must work at any address; a missing file is a 404. */
export async function serveStorybook(outDir = storybookFolder) {
  const [port] = await freePorts(1)
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    base: '/design/storybook/',
    build: { outDir },
    preview: { host: '127.0.0.1', port, strictPort: true },
  })
  return { address: server.resolvedUrls.local[0], close: () => server.close() }
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
