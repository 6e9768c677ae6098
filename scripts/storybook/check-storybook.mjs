// Opens every entry of the built book once, below a sub-path: no error in the console, no request to another host,
// nothing missing, nothing that axe finds, and the whole book below its limit.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  bookFolder,
  entriesOfBook,
  inParallel,
  openBrowser,
  requireBook,
  showEntry,
  serveBook,
} from './storybook.mjs'

requireBook()
const limit = 15_000_000
const hands = 3
const started = Date.now()
const faults = new Set()

/** Told at once: the whole book takes minutes. */
function fault(sentence) {
  if (!faults.has(sentence)) console.error(sentence)
  faults.add(sentence)
}

const size = readdirSync(bookFolder, { recursive: true, encoding: 'utf8' })
  .map((file) => statSync(join(bookFolder, file)))
  .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)
console.log(`${bookFolder}: ${(size / 1e6).toFixed(1)} MB`)
if (size > limit) fault(`the book is larger than ${limit / 1e6} MB`)

const book = await serveBook()
const browser = await openBrowser()
const { origin } = new URL(book.address)

/** The browser itself writes down an answer that a scenario refuses, and the file that the sample lacks on purpose. */
const onPurpose = (message) =>
  message.text().startsWith('Failed to load resource') &&
  /\/(admin|general)\/api\/|\/weatherforecast|mock-files\/missing-/.test(message.location().url)

function listen(page, now) {
  page.on('console', (message) => {
    if (message.type() === 'error' && !onPurpose(message))
      now.say(`${now.id}: ${message.text().slice(0, 400)} ${message.location().url}`)
  })
  page.on('pageerror', (error) => now.say(`${now.id}: ${error.message.slice(0, 400)}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin)
      now.say(`${now.id}: asks ${url.origin}`)
  })
}

const words = process.argv.slice(2)
const entries = entriesOfBook().filter(
  ({ id }) => !words.length || words.some((word) => id.includes(word)),
)
const pages = await Promise.all(
  Array.from({ length: hands }, async () => {
    const page = await browser.visit(1280)
    const now = { id: '', say: fault }
    listen(page, now)
    return { page, now }
  }),
)
await inParallel(entries, hands, async (entry, hand) => {
  const { page, now } = pages[hand]
  now.id = entry.id
  try {
    const said = []
    now.say = (sentence) => said.push(sentence)
    let ended = await showEntry(page, book.address, entry).catch(() => undefined)
    now.say = fault
    if (ended?.status === 'success') said.forEach(fault)
    else {
      // What the story before left behind, such as a lightbox that is still closing, is not this one's fault.
      await page.goto('about:blank')
      ended = await showEntry(page, book.address, entry)
    }
    const { status, reporters } = ended
    if (status !== 'success') {
      fault(`${entry.id}: ended as ${status}`)
      await page.goto('about:blank')
    }
    for (const { type, status: verdict, result } of reporters)
      if (verdict === 'failed')
        fault(`${entry.id}: ${type} ${(result?.violations ?? []).map(found).join()}`)
  } catch (error) {
    fault(`${entry.id}: ${error.message.slice(0, 400)}`)
    await page.goto('about:blank')
  }
})

/** A rule that is broken, and where first. */
function found({ id, nodes }) {
  return `${id} at ${nodes?.[0]?.target?.join(' ')}`
}

// The book itself, with its list and toolbars.
const { page, now } = pages[0]
now.id = 'the book'
await page.goto(book.address)
await page.getByRole('link', { name: 'Start here' }).first().waitFor()
await page.waitForLoadState('networkidle')

await browser.close()
book.close()
console.log(`${entries.length} entries in ${((Date.now() - started) / 1000).toFixed(0)} s`)
if (faults.size) {
  console.error(`${faults.size} faults`)
  process.exit(1)
}
