import { expect, type Page } from '@playwright/test'
import { sideways } from '../backend/backend'

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

/** Expects that nothing is cut off or sideways with spaced text (WCAG 1.4.12) and with text of twice the size [A11Y-10]. */
export async function expectFitsLargeText(page: Page) {
  await expectFits(page, textSpacing, [1280, 320])
  await expectFits(page, largeText, [1280])
}
