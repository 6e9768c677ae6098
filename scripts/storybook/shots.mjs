// npm run shots: writes screenshots of every screen's stories and a contact sheet to shots/, in Hindi to shots-hi/: at 360,
// 800 and 1280 px, the viewports of phones and laptops, and paper. `-- home email` takes only these screens.
// `-- --language hi`, `--width 320`, `--window 1366x641` and `--paper` take what they name; `--contrast more` or `forced` and
// `--text 200` show what such readers see, in a folder of its own. `-- --against DIR` compares with an earlier contact sheet.
/* global document, scrollTo, createImageBitmap, OffscreenCanvas */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import {
  inParallel,
  openBrowser,
  requireStorybook,
  serveStorybook,
  showEntry,
  storybookEntries,
} from './storybook.mjs'

/** Longer pages are cut, because a screenshot has a maximum height. */
const maxHeight = 12_000
/** The width of A4 without margins, at 96 dots per inch. */
const paper = { name: 'A4', width: 718, height: 1047, isWhole: true, isPaper: true }
/** Elements that cover the window: dialogs, the admin's drawer, the website's menu on a phone. */
const overlays = '[role="dialog"], dialog[open], .site-header[data-panel] nav'

const { values, positionals: only } = parseArgs({
  options: {
    against: { type: 'string' },
    language: { type: 'string', multiple: true, default: ['en', 'hi'] },
    contrast: { type: 'string', default: 'own' },
    text: { type: 'string', default: '100' },
    width: { type: 'string', multiple: true },
    window: { type: 'string', multiple: true },
    paper: { type: 'boolean' },
  },
  allowPositionals: true,
})
const { against, contrast, text } = values
// If widths, windows or paper are named, no others are taken.
const isChosen = values.width ?? values.window ?? values.paper
const widths = values.width ?? (isChosen ? [] : ['360', '800', '1280'])
const windows =
  values.window ?? (isChosen ? [] : ['360x640', '360x740', '1280x800', '1366x641', '1920x1080'])
/** The kinds of picture: a page of a width as high as it is (`isWhole`), a viewport, and paper. */
const views = [
  ...widths.map((name) => ({ name, width: Number(name), height: 800, isWhole: true })),
  ...windows.map((name) => {
    const [width, height] = name.split('x').map(Number)
    return { name, width, height }
  }),
  ...((values.paper ?? !isChosen) ? [paper] : []),
]
if (
  values.language.some((name) => !['en', 'hi'].includes(name)) ||
  !['own', 'more', 'forced'].includes(contrast) ||
  !['100', '150', '200'].includes(text) ||
  views.some(({ width, height }) => !(width >= 200 && height))
) {
  console.error('--language en or hi, --contrast own, more or forced, --text 100, 150 or 200,')
  console.error('--width 320 (from 200 on), --window 1366x641')
  process.exit(2)
}

/** Admin screens are always English, and play functions find buttons by their English names. */
const isTranslated = ({ title, tags = [] }) =>
  (title.startsWith('Screens/Public/') || title === 'Screens/Admin/Sign in') &&
  !tags.includes('play-fn')

const storiesOf = (language) =>
  storybookEntries().filter(
    (entry) =>
      entry.type === 'story' &&
      entry.title.startsWith('Screens/') &&
      (language === 'en' || isTranslated(entry)) &&
      (!only.length || only.some((part) => entry.id.includes(part))),
  )

const fileOf = ({ id }, { name }) => `${name}/${id}.png`

/** Whether a story is photographed in a view: phones at the smallest width, viewports and paper in the usual state. */
function isShownIn({ name }, view) {
  const isPage = view.isWhole && !view.isPaper
  if (/Phone$/.test(name)) return isPage && view.width === Math.min(...widths.map(Number))
  return isPage || name === 'Normal'
}

/** Scrolls through the page and waits for lazy pictures, sections, videos and fonts. */
const loadEverything = (page) =>
  page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 30))
    const scrollThrough = async () => {
      const end = () => Math.min(document.documentElement.scrollHeight, 20_000)
      for (let top = 0; top < end(); top += 700) {
        scrollTo({ top, behavior: 'instant' })
        await pause()
      }
      scrollTo({ top: 0, behavior: 'instant' })
    }
    const isLoading = () =>
      // Before the screen's code has arrived there is only a spinner.
      document.querySelector('main') === null ||
      document.querySelector('main .placeholder, main [aria-busy="true"]') !== null ||
      [...document.querySelectorAll('video')].some((video) => video.networkState === 2)
    await scrollThrough()
    // Stories of loading states never finish, so the wait is limited.
    for (let tries = 0; tries < 50 && isLoading(); tries += 1) await pause()
    // Sections that loaded meanwhile have lazy pictures too.
    await scrollThrough()
    await document.fonts.ready
    const pictures = [...document.images].filter((image) => image.checkVisibility())
    const loaded = pictures.map((image) => image.decode().catch(() => undefined))
    await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, 5000))])
    await pause()
  })

async function takeScreenshot(page, path, { width, height, isWhole }) {
  mkdirSync(dirname(path), { recursive: true })
  // An overlay hides the page below it. Otherwise the window is as high as the page, so that sticky elements are at its edges.
  const isGrown = isWhole && !(await page.locator(overlays).first().isVisible())
  const full = await page.evaluate(() => document.documentElement.scrollHeight)
  if (isGrown) await page.setViewportSize({ width, height: Math.min(full, maxHeight) })
  // Disabled animations are at their ends: the button that appears on scrolling would cover the viewport.
  await page.screenshot({ path, animations: isWhole ? 'disabled' : 'allow' })
  if (isGrown) await page.setViewportSize({ width, height })
}

/** Takes the stories of a language in one view; resolves to a line for each failure. */
async function takeView(view, stories, folder, globals) {
  const failures = []
  const page = await browser.openPage(view.width, view.height)
  const media = {
    ...(contrast === 'forced' && { forcedColors: 'active' }),
    ...(contrast === 'more' && { contrast: 'more' }),
  }
  for (const story of stories.filter((each) => isShownIn(each, view)))
    try {
      await page.emulateMedia({ ...media, media: 'screen' })
      const { status } = await showEntry(page, storybook.address, story, globals)
      await loadEverything(page)
      if (view.isPaper) await page.emulateMedia({ ...media, media: 'print' })
      await takeScreenshot(page, join(folder, fileOf(story, view)), view)
      if (status !== 'success') throw new Error(`ended as ${status}`)
    } catch (error) {
      failures.push(`${fileOf(story, view)}: ${error.message.split('\n')[0]}`)
      await page.goto('about:blank')
    }
  await page.close()
  return failures
}

/** How much of two PNGs visibly differs, or undefined. Small differences of a colour come from rounding. */
const differenceOf = (page, files) =>
  page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (data) => {
          const picture = await createImageBitmap(await (await fetch(data)).blob())
          const { width, height } = picture
          const context = new OffscreenCanvas(width, height).getContext('2d')
          context.drawImage(picture, 0, 0)
          return {
            size: `${width}x${height}`,
            data: context.getImageData(0, 0, width, height).data,
          }
        }),
      )
      if (a.size !== b.size) return `${a.size} became ${b.size}`
      const changed = a.data.filter((value, at) => Math.abs(value - b.data[at]) > 16).length
      return changed ? `${((100 * changed) / a.data.length).toFixed(3)} % changed` : undefined
    },
    files.map((file) => `data:image/png;base64,${readFileSync(file, 'base64')}`),
  )

/** A page of pictures: a section per screen, a row per state. */
function sheetOf(title, rows) {
  const screens = [...new Set(rows.map(({ screen }) => screen))]
  const figure = ({ src, label }) =>
    `<figure><a href="${src}"><img loading="lazy" alt="" src="${src}"></a><figcaption>${label}</figcaption></figure>`
  const section = (screen) =>
    `<section id="${screen}"><h2>${screen}</h2>${rows
      .filter((row) => row.screen === screen)
      .map(({ name, pictures }) => `<h3>${name}</h3><div>${pictures.map(figure).join('')}</div>`)
      .join('\n')}</section>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>
  body { margin: 0 16px 0 268px; font: 15px/1.5 system-ui, sans-serif; background: #eee; color: #222 }
  nav { position: fixed; inset: 0 auto 0 0; width: 220px; overflow: auto; padding: 16px; background: #fff }
  nav a { display: block; color: inherit }
  h3 { margin: 24px 0 8px; position: sticky; top: 0; background: #eee }
  div { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto }
  figure { margin: 0 }
  img { display: block; max-height: 90vh; border: 1px solid #bbb; background: #fff }
  a:has(img):focus img { max-height: none }
</style></head><body><nav>${screens.map((screen) => `<a href="#${screen}">${screen}</a>`).join('')}</nav>
<h1>${title}</h1>${screens.map(section).join('\n')}</body></html>\n`
}

/** The rows of a sheet: each story with its pictures. */
const rowsOf = (stories, picturesOf) =>
  stories.map((story) => ({
    screen: story.title.replace('Screens/', ''),
    name: story.name,
    pictures: views.flatMap((view) => picturesOf(fileOf(story, view), view)),
  }))

/** Lists the pictures that are new, missing or different, and writes them beside the earlier ones. */
async function compare(before, folder, stories) {
  const page = await browser.openPage(1280)
  const changes = new Map()
  for (const file of stories.flatMap((story) => views.map((view) => fileOf(story, view)))) {
    const pair = [join(before, file), join(folder, file)]
    const [isOld, isNow] = pair.map((path) => existsSync(path))
    const change = isOld && isNow ? await differenceOf(page, pair) : isNow && 'new'
    if (change || isOld > isNow) changes.set(file, change || 'missing')
  }
  await page.close()
  for (const [file, change] of changes) console.log(`${file}: ${change}`)
  const rows = rowsOf(stories, (file, view) => {
    if (!changes.has(file)) return []
    const paths = [join(relative(folder, before), file), file]
    const label = `${view.name}: ${changes.get(file)}`
    return paths.filter((src) => existsSync(join(folder, src))).map((src) => ({ src, label }))
  })
  const title = `${changes.size} pictures differ from ${before}`
  const shown = rows.filter(({ pictures }) => pictures.length)
  writeFileSync(join(folder, 'differences.html'), sheetOf(title, shown))
  console.log(`${title}: ${folder}/differences.html`)
}

requireStorybook()
const storybook = await serveStorybook()
const browser = await openBrowser()
const failed = []
for (const language of values.language) {
  const stories = storiesOf(language)
  const folder = [
    'shots',
    ...(language === 'en' ? [] : [language]),
    ...(contrast === 'own' ? [] : [contrast]),
    ...(text === '100' ? [] : [`text-${text}`]),
  ].join('-')
  if (!only.length) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // check:storybook runs axe; here it is off to save time.
  const globals = `a11y.manual:!true;language:${language};textSize:${text}`
  await inParallel(views, 3, async (view) =>
    failed.push(...(await takeView(view, stories, folder, globals))),
  )
  const rows = rowsOf(stories, (src, view) =>
    existsSync(join(folder, src)) ? [{ src, label: view.name }] : [],
  )
  writeFileSync(join(folder, 'index.html'), sheetOf('Contact sheet', rows))
  console.log(`${stories.length} stories: ${folder}/index.html`)
  if (against)
    await compare(language === 'en' ? against : `${against}-${language}`, folder, stories)
}
await browser.close()
storybook.close()
if (failed.length) {
  console.error(failed.join('\n'))
  process.exit(1)
}
