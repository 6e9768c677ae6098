// npm run check:storybook: opens every entry of the built Storybook below a sub-path. Fails on console errors, requests to other
// hosts, missing files, axe findings and a folder above its limit.
import { readdirSync, statSync } from 'node:fs'
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
const limit = 15_000_000
const workers = 3
const started = Date.now()
const faults = new Set()

/** Prints each fault immediately, because the run takes minutes. */
function fault(message) {
  if (!faults.has(message)) console.error(message)
  faults.add(message)
}

const size = readdirSync(storybookFolder, { recursive: true, encoding: 'utf8' })
  .map((file) => statSync(join(storybookFolder, file)))
  .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)
console.log(`${storybookFolder}: ${(size / 1e6).toFixed(1)} MB`)
if (size > limit) fault(`${storybookFolder} is larger than ${limit / 1e6} MB`)

const storybook = await serveStorybook()
const browser = await openBrowser()
const { origin } = new URL(storybook.address)

/** Errors that stories cause on purpose: rejected requests of a scenario, and the sample's missing file. */
const isExpected = (message) =>
  message.text().startsWith('Failed to load resource') &&
  /\/(admin|general)\/api\/|\/weatherforecast|mock-files\/missing-/.test(message.location().url)

function reportErrors(page, current) {
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message))
      current.report(`${current.id}: ${message.text().slice(0, 400)} ${message.location().url}`)
  })
  page.on('pageerror', (error) => current.report(`${current.id}: ${error.message.slice(0, 400)}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin)
      current.report(`${current.id}: requests ${url.origin}`)
  })
}

const filters = process.argv.slice(2)
const entries = storybookEntries().filter(
  ({ id }) => !filters.length || filters.some((text) => id.includes(text)),
)
const pages = await Promise.all(
  Array.from({ length: workers }, async () => {
    const page = await browser.openPage(1280)
    const current = { id: '', report: fault }
    reportErrors(page, current)
    return { page, current }
  }),
)
await inParallel(entries, workers, async (entry, worker) => {
  const { page, current } = pages[worker]
  current.id = entry.id
  try {
    const errors = []
    current.report = (message) => errors.push(message)
    let result = await showEntry(page, storybook.address, entry).catch(() => undefined)
    current.report = fault
    if (result?.status === 'success') errors.forEach(fault)
    else {
      // The previous story may have left something behind, such as a closing lightbox; try again in a new page.
      await page.goto('about:blank')
      result = await showEntry(page, storybook.address, entry)
    }
    const { status, reporters } = result
    if (status !== 'success') {
      fault(`${entry.id}: ended as ${status}`)
      await page.goto('about:blank')
    }
    for (const { type, status: outcome, result: findings } of reporters)
      if (outcome === 'failed')
        fault(`${entry.id}: ${type} ${(findings?.violations ?? []).map(describeViolation).join()}`)
  } catch (error) {
    fault(`${entry.id}: ${error.message.slice(0, 400)}`)
    await page.goto('about:blank')
  }
})

/** The axe rule and its first element. */
function describeViolation({ id, nodes }) {
  return `${id} at ${nodes?.[0]?.target?.join(' ')}`
}

// Storybook's own page with sidebar and toolbars.
const { page, current } = pages[0]
current.id = 'Storybook'
await page.goto(storybook.address)
await page.getByRole('link', { name: 'Start here' }).first().waitFor()
await page.waitForLoadState('networkidle')

await browser.close()
storybook.close()
console.log(`${entries.length} entries in ${((Date.now() - started) / 1000).toFixed(0)} s`)
if (faults.size) {
  console.error(`${faults.size} faults`)
  process.exit(1)
}
