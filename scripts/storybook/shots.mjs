// The contact sheet: every story of a screen at 360, 800 and 1280 px into shots/, with one page to scroll through.
// `-- --language hi` takes the public screens in Hindi into shots-hi/.
// `-- --against DIR` compares with an earlier sheet and lists what changed; `-- home email` takes these alone.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { entriesOfBook, openBrowser, requireBook, serveBook, showEntry } from './storybook.mjs'
import { difference, settle } from './shots-page.mjs'
import { sheetOf } from './shots-sheet.mjs'

const widths = [360, 800, 1280]
/** A thousand cards are cut: no browser draws more at once. */
const highest = 12_000
/** What takes the whole window: dialogs, the office's drawer, the website's menu on a phone. */
const covers = '[role="dialog"], dialog[open], .site-header[data-panel] nav'
const { values, positionals } = parseArgs({
  options: { against: { type: 'string' }, language: { type: 'string', default: 'en' } },
  allowPositionals: true,
})
const { against, language } = values
if (!['en', 'hi'].includes(language)) {
  console.error(`There is no language "${language}": choose en or hi.`)
  process.exit(1)
}
requireBook()
const folder = language === 'en' ? 'shots' : `shots-${language}`
// axe has its own check; here it would only take time.
const globals = `a11y.manual:!true;language:${language}`

/** The admin screens are English in every language, and a story that plays presses buttons by their English names. */
const isTranslated = ({ title, tags = [] }) =>
  (title.startsWith('Screens/Public/') || title === 'Screens/Admin/Sign in') &&
  !tags.includes('play-fn')

/** A story with a width of its own is photographed at that width alone: Normal at 360 px is Phone. */
const isPhone = ({ name }) => /Phone$/.test(name)
const stories = entriesOfBook().filter(
  ({ title, type, id, tags }) =>
    type === 'story' &&
    title.startsWith('Screens/') &&
    (language === 'en' || isTranslated({ title, tags })) &&
    (!positionals.length || positionals.some((word) => id.includes(word))),
)
const fileOf = ({ id }, width) => `${width}/${id}.png`

async function photograph(page, story, width) {
  const file = join(folder, fileOf(story, width))
  mkdirSync(dirname(file), { recursive: true })
  const isCovered = await page.locator(covers).first().isVisible()
  // Below a dialog, the lightbox or an open menu nothing is seen of the long page; elsewhere the window is as high as
  // the page, so that what sticks to its edges stands there.
  const height = await page.evaluate(() => globalThis.document.documentElement.scrollHeight)
  if (!isCovered) await page.setViewportSize({ width, height: Math.min(height, highest) })
  await page.screenshot({ path: file, animations: 'disabled' })
  await page.setViewportSize({ width, height: 800 })
}

const started = Date.now()
const failed = []
if (!positionals.length) rmSync(folder, { recursive: true, force: true })
const book = await serveBook()
const browser = await openBrowser()
await Promise.all(
  widths.map(async (width) => {
    const page = await browser.visit(width)
    for (const story of stories) {
      if (isPhone(story) && width !== 360) continue
      try {
        const { status } = await showEntry(page, book.address, story, globals)
        await settle(page)
        await photograph(page, story, width)
        if (status !== 'success') throw new Error(`ended as ${status}`)
      } catch (error) {
        failed.push(`${fileOf(story, width)}: ${error.message.split('\n')[0]}`)
        await page.goto('about:blank')
      }
    }
  }),
)
writeFileSync(join(folder, 'index.html'), sheetOf(stories, widths, fileOf, folder))
console.log(
  `${stories.length} stories in ${((Date.now() - started) / 1000).toFixed(0)} s: ${folder}/index.html`,
)
if (against) await compare(against)
await browser.close()
book.close()
if (failed.length) {
  console.error(failed.join('\n'))
  process.exit(1)
}

/** Lists what is new, gone or looks different, and by how much. */
async function compare(before) {
  const page = await browser.visit(1280)
  let changes = 0
  const tell = (file, what) => {
    changes += 1
    console.log(`${file}: ${what}`)
  }
  for (const story of stories)
    for (const width of widths) {
      const file = fileOf(story, width)
      const [old, now] = [join(before, file), join(folder, file)]
      if (!existsSync(old) && !existsSync(now)) continue
      if (!existsSync(old)) tell(file, 'new')
      else if (!existsSync(now)) tell(file, 'gone')
      else {
        const [one, other] = [readFileSync(old), readFileSync(now)]
        if (one.equals(other)) continue
        const what = await difference(page, one.toString('base64'), other.toString('base64'))
        if (what) tell(file, what)
      }
    }
  console.log(changes ? `${changes} pictures differ from ${before}` : `The same as ${before}.`)
}
