// npm run shots: takes the pictures of one built Storybook.
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inParallel, serveStorybook, showEntry, storybookEntries } from './storybook.mjs'
import { loadEverything } from './shots-page.mjs'

/** Longer pages are cut, because a screenshot has a maximum height. */
const maxHeight = 12_000
/** Elements that cover the window: dialogs, the admin's drawer, the website's menu on a phone. */
const overlays = '[role="dialog"], dialog[open], .site-header[data-panel] nav'

/** Admin screens are always English, and play functions find buttons by their English names. */
const isTranslated = ({ title, tags = [] }) =>
  (title.startsWith('Screens/Public/') || title === 'Screens/Admin/Sign in') &&
  !tags.includes('play-fn')

/** The name of a picture's file in the folder of the contact sheet. */
export const fileOf = ({ id }, { name }) => `${name}/${id}.png`

/** Whether a story is photographed in a view: phones at the smallest width, viewports and paper in the usual state. */
function isShownIn({ name }, view, views) {
  const narrowest = Math.min(...views.filter(({ whole }) => whole).map(({ width }) => width))
  if (/Phone$/.test(name)) return Boolean(view.whole) && !view.paper && view.width === narrowest
  return (view.whole && !view.paper) || name === 'Normal'
}

/** The stories of the screens in a language whose ids contain one of the names in `only`; no names mean all. */
export const storiesOf = (storybook, language, only) =>
  storybookEntries(storybook).filter(
    (entry) =>
      entry.type === 'story' &&
      entry.title.startsWith('Screens/') &&
      (language === 'en' || isTranslated(entry)) &&
      (!only.length || only.some((part) => entry.id.includes(part))),
  )

/** Takes the stories of a language into `folder`; resolves with the stories and a line for each failure. */
export async function takeShots(browser, { folder, storybook, language, options }) {
  const { contrast, text, views, only } = options
  const stories = storiesOf(storybook, language, only)
  const failed = []
  if (!only.length) rmSync(folder, { recursive: true, force: true })
  const served = await serveStorybook(storybook)
  // check:storybook runs axe; here it is off to save time.
  const globals = `a11y.manual:!true;language:${language};textSize:${text}`
  await inParallel(views, 3, async (view) => {
    const page = await browser.openPage(view.width, view.height)
    const media = {
      ...(contrast === 'forced' && { forcedColors: 'active' }),
      ...(contrast === 'more' && { contrast: 'more' }),
    }
    for (const story of stories) {
      if (!isShownIn(story, view, views)) continue
      try {
        await page.emulateMedia({ ...media, media: 'screen' })
        const { status } = await showEntry(page, served.address, story, globals)
        await loadEverything(page)
        if (view.paper) await page.emulateMedia({ ...media, media: 'print' })
        await takeScreenshot(page, join(folder, fileOf(story, view)), view)
        if (status !== 'success') throw new Error(`ended as ${status}`)
      } catch (error) {
        failed.push(`${fileOf(story, view)}: ${error.message.split('\n')[0]}`)
        await page.goto('about:blank')
      }
    }
    await page.close()
  })
  served.close()
  return { stories, failed }
}

async function takeScreenshot(page, path, { width, height, whole }) {
  mkdirSync(dirname(path), { recursive: true })
  const isCovered = await page.locator(overlays).first().isVisible()
  // An overlay hides the page below it. Otherwise the window is as high as the page, so that sticky elements are at its edges.
  const full = await page.evaluate(() => globalThis.document.documentElement.scrollHeight)
  const isGrown = whole && !isCovered
  if (isGrown) await page.setViewportSize({ width, height: Math.min(full, maxHeight) })
  // Disabled animations are at their ends: the button that appears on scrolling would cover the viewport.
  await page.screenshot({ path, animations: whole ? 'disabled' : 'allow' })
  if (isGrown) await page.setViewportSize({ width, height })
}
