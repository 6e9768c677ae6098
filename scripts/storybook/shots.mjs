// npm run shots: writes screenshots of every screen's stories at 360, 800 and 1280 px and a contact sheet to shots/.
// `-- --language hi` writes the public screens in Hindi to shots-hi/; `-- home email` takes only these screens.
// `-- --contrast more` or `forced`, `--text 200` and `--width 320` write what such readers see to a folder of its own.
// `-- --against DIR` compares with an earlier contact sheet and lists the differences.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  storybookEntries,
  openBrowser,
  requireStorybook,
  serveStorybook,
  showEntry,
} from './storybook.mjs'
import { differenceOf, loadEverything } from './shots-page.mjs'
import { sheetOf } from './shots-sheet.mjs'

/** Longer pages are cut, because a screenshot has a maximum height. */
const maxHeight = 12_000
/** Elements that cover the window: dialogs, the admin's drawer, the website's menu on a phone. */
const overlays = '[role="dialog"], dialog[open], .site-header[data-panel] nav'
const { values, positionals } = parseArgs({
  options: {
    against: { type: 'string' },
    language: { type: 'string', default: 'en' },
    contrast: { type: 'string', default: 'own' },
    text: { type: 'string', default: '100' },
    width: { type: 'string', multiple: true, default: ['360', '800', '1280'] },
  },
  allowPositionals: true,
})
const { against, language, contrast, text } = values
const widths = values.width.map(Number)
if (!['en', 'hi'].includes(language)) {
  console.error(`There is no language "${language}": choose en or hi.`)
  process.exit(1)
}
if (!['own', 'more', 'forced'].includes(contrast)) {
  console.error(`There is no contrast "${contrast}": choose own, more or forced.`)
  process.exit(1)
}
if (!['100', '150', '200'].includes(text) || widths.some((width) => !(width >= 200))) {
  console.error('Choose --text 100, 150 or 200, and each --width in pixels from 200 on.')
  process.exit(1)
}
requireStorybook()
const folder = [
  'shots',
  ...(language === 'en' ? [] : [language]),
  ...(contrast === 'own' ? [] : [contrast]),
  ...(text === '100' ? [] : [`text-${text}`]),
].join('-')
// check:storybook runs axe; here it is off to save time.
const globals = `a11y.manual:!true;language:${language};textSize:${text}`

/** Admin screens are always English, and play functions find buttons by their English names. */
const isTranslated = ({ title, tags = [] }) =>
  (title.startsWith('Screens/Public/') || title === 'Screens/Admin/Sign in') &&
  !tags.includes('play-fn')

/** Stories for phones are taken only at the smallest width. */
const isPhone = ({ name }) => /Phone$/.test(name)
const phoneWidth = Math.min(...widths)
const stories = storybookEntries().filter(
  ({ title, type, id, tags }) =>
    type === 'story' &&
    title.startsWith('Screens/') &&
    (language === 'en' || isTranslated({ title, tags })) &&
    (!positionals.length || positionals.some((text) => id.includes(text))),
)
const fileOf = ({ id }, width) => `${width}/${id}.png`

async function takeScreenshot(page, story, width) {
  const file = join(folder, fileOf(story, width))
  mkdirSync(dirname(file), { recursive: true })
  const isCovered = await page.locator(overlays).first().isVisible()
  // An overlay hides the page below it. Otherwise the window is as high as the page, so that sticky elements are at its edges.
  const height = await page.evaluate(() => globalThis.document.documentElement.scrollHeight)
  if (!isCovered) await page.setViewportSize({ width, height: Math.min(height, maxHeight) })
  await page.screenshot({ path: file, animations: 'disabled' })
  await page.setViewportSize({ width, height: 800 })
}

const started = Date.now()
const failed = []
if (!positionals.length) rmSync(folder, { recursive: true, force: true })
const storybook = await serveStorybook()
const browser = await openBrowser()
await Promise.all(
  widths.map(async (width) => {
    const page = await browser.openPage(width)
    await page.emulateMedia({
      ...(contrast === 'forced' && { forcedColors: 'active' }),
      ...(contrast === 'more' && { contrast: 'more' }),
    })
    for (const story of stories) {
      if (isPhone(story) && width !== phoneWidth) continue
      try {
        const { status } = await showEntry(page, storybook.address, story, globals)
        await loadEverything(page)
        await takeScreenshot(page, story, width)
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
storybook.close()
if (failed.length) {
  console.error(failed.join('\n'))
  process.exit(1)
}

/** Lists new, missing and changed pictures with the size of the change. */
async function compare(before) {
  const page = await browser.openPage(1280)
  let changes = 0
  const report = (file, difference) => {
    changes += 1
    console.log(`${file}: ${difference}`)
  }
  for (const story of stories)
    for (const width of widths) {
      const file = fileOf(story, width)
      const [oldFile, newFile] = [join(before, file), join(folder, file)]
      if (!existsSync(oldFile) && !existsSync(newFile)) continue
      if (!existsSync(oldFile)) report(file, 'new')
      else if (!existsSync(newFile)) report(file, 'missing')
      else {
        const [one, other] = [readFileSync(oldFile), readFileSync(newFile)]
        if (one.equals(other)) continue
        const change = await differenceOf(page, one.toString('base64'), other.toString('base64'))
        if (change) report(file, change)
      }
    }
  console.log(changes ? `${changes} pictures differ from ${before}` : `The same as ${before}.`)
}
