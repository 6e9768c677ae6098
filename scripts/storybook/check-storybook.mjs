// npm run check:storybook: opens every docs page of the built Storybook below a sub-path; the Vitest project `stories` opens the
// stories. Fails on console errors, requests to other hosts, missing files and a folder above its limit. Words choose entries.
import { readdirSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import {
  storybookFolder,
  storybookEntries,
  inParallel,
  openBrowser,
  requireStorybook,
  showEntry,
  serveStorybook,
} from './storybook.mjs'

requireStorybook()
const limit = 20_000_000
// A page waits for half of its time, so three fill two cores.
const workers = Math.max(3, availableParallelism())
const started = Date.now()
/** Entries with faults, each with its sentences. */
const faults = new Map()

/** Prints each fault once and immediately, because the run takes minutes. */
function fault(id, message) {
  const [line] = message.trim().split('\n')
  const sentence = line.replaceAll(storybook.address, '').slice(0, 300)
  const known = faults.get(id) ?? faults.set(id, new Set()).get(id)
  if (!known.has(sentence)) console.error(`  ${id}: ${sentence}`)
  known.add(sentence)
}

const storybook = await serveStorybook()
const size = readdirSync(storybookFolder, { recursive: true, encoding: 'utf8' })
  .map((file) => statSync(join(storybookFolder, file)))
  .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)
console.log(`${storybookFolder}: ${(size / 1e6).toFixed(1)} MB`)
if (size > limit) fault(storybookFolder, `is larger than ${limit / 1e6} MB`)

const browser = await openBrowser()
const { origin } = new URL(storybook.address)

/** Errors that stories cause on purpose: rejected requests of a scenario, and the sample's missing file. */
const isExpected = (message) =>
  message.text().startsWith('Failed to load resource') &&
  /\/(admin|general)\/api\/|\/weatherforecast|mock-files\/missing-/.test(message.location().url)

/** Storybook's own lines about an error that it also throws, and that `showEntry` returns. */
const isRepeated = (text) => text.startsWith('Error rendering story')

function reportErrors(page, current) {
  page.on('console', (message) => {
    if (message.type() !== 'error' || isExpected(message) || isRepeated(message.text())) return
    const { url } = message.location()
    current.report(url.endsWith('.js') ? message.text() : `${message.text()} ${url}`)
  })
  page.on('pageerror', (error) => current.report(`${error}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin)
      current.report(`requests ${url.origin}`)
  })
}

const filters = process.argv.slice(2)
const entries = storybookEntries().filter(({ id, type }) =>
  filters.length ? filters.some((text) => id.includes(text)) : type === 'docs',
)
const firstStory = storybookEntries().find(({ type }) => type !== 'docs')
console.log(`${entries.length} entries in ${workers} pages`)
async function openPage() {
  const page = await browser.openPage(1280)
  const current = { report: () => {} }
  reportErrors(page, current)
  // The mock's worker belongs to the page from here on. A docs page whose frame has registered it first reloads itself.
  await showEntry(page, storybook.address, firstStory)
  return { page, current }
}
const pages = await Promise.all(Array.from({ length: workers }, openPage))

await inParallel(entries, workers, async (entry, worker) => {
  const { page, current } = pages[worker]
  current.report = (message) => fault(entry.id, message)
  try {
    const { status, error, reporters } = await showEntry(page, storybook.address, entry)
    if (status !== 'success') fault(entry.id, error ?? `ended as ${status}`)
    for (const { type, status: outcome, result } of reporters)
      if (outcome === 'failed')
        fault(entry.id, `${type}: ${(result?.violations ?? []).map(describeViolation).join(', ')}`)
  } catch (error) {
    fault(entry.id, error.message)
  }
  // What failed may have left something behind: the next entry gets a new page. The old one ends with the browser.
  if (!faults.has(entry.id)) return
  current.report = () => {}
  pages[worker] = await openPage()
})

/** The axe rule and its first element. */
function describeViolation({ id, nodes }) {
  return `${id} at ${nodes?.[0]?.target?.join(' ')}`
}

// Storybook's own page with sidebar and toolbars.
const { page, current } = pages[0]
current.report = (message) => fault('Storybook', message)
await page.goto(storybook.address)
await page.getByRole('link', { name: 'Start here' }).first().waitFor()
await page.frameLocator('#storybook-preview-iframe').getByRole('heading').first().waitFor()

await browser.close()
storybook.close()
console.log(`${entries.length} entries in ${((Date.now() - started) / 1000).toFixed(0)} s`)
if (faults.size) {
  console.error(`${faults.size} entries with faults:\n  ${[...faults.keys()].join('\n  ')}`)
  process.exit(1)
}
