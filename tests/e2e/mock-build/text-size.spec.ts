import type { Page } from '@playwright/test'
import { addresses } from '../addresses'
import { scrollThrough, sideways } from '../backend/backend'
import { expect, test } from '../quiet-page'
import { whenSettled } from '../settled'

/** The texts of controls whose content is cut off; a text that ends in an ellipsis is cut on purpose. */
const cutControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#root a, #root button, #root label, #root h1')]
      .filter((element) => {
        const { overflowX, overflowY, textOverflow, webkitLineClamp, position } =
          getComputedStyle(element)
        const clips = overflowX !== 'visible' || overflowY !== 'visible'
        const isCut =
          element.scrollHeight > element.clientHeight + 1 ||
          element.scrollWidth > element.clientWidth + 1
        // A visually hidden text is one pixel large.
        const isHidden = position === 'absolute' && element.clientWidth <= 1
        const endsInEllipsis = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
        return clips && isCut && !endsInEllipsis && element.clientWidth && !isHidden
      })
      .map((element) => element.innerText.trim())
      .filter(Boolean),
  )

const textSpacing = `
  #root * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  #root p { margin-bottom: 2em !important }
`
const largeText = 'html { font-size: 200% !important }'

/** Adds a style sheet and expects nothing sideways and nothing cut off at each width. */
async function expectFits(page: Page, content: string, widths: number[]) {
  const sheet = await page.addStyleTag({ content })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    // A table becomes cards some frames after the window has been resized.
    await expect.soft.poll(() => sideways(page), `sideways at ${width}: ${content}`).toBe(0)
    await expect.soft.poll(() => cutControls(page), `cut at ${width}: ${content}`).toEqual([])
  }
  await sheet.evaluate((element: HTMLStyleElement) => element.remove())
}

const isAdmin = (address: string) => address.startsWith('admin')
const site = addresses.filter((address) => !isAdmin(address))

// Each group shares a page, because starting the mock build takes longer than the checks.
for (const [group, paths] of Object.entries({ site, admin: addresses.filter(isAdmin) }))
  test(`screens of the ${group} stand with spaced text and large text [A11Y-10]`, async ({
    page,
  }) => {
    test.setTimeout(150_000)
    for (const address of paths)
      await test.step(`/${address}`, async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.goto(`/${address}${isAdmin(address) ? '?mock.auth=admin' : ''}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await scrollThrough(page)
        await whenSettled(page)

        await expectFits(page, textSpacing, [1280, 320])
        await expectFits(page, largeText, [1280])
      })
  })
