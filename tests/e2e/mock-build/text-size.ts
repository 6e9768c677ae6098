import { expect, type Page } from '@playwright/test'
import { measureOverflow } from '../backend/backend'

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

/** The words of up to nine letters that a line break divides: their column is too narrow for its text. */
const dividedWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('#root')!, NodeFilter.SHOW_TEXT)
    const divided: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (!text.parentElement!.checkVisibility({ visibilityProperty: true })) continue
      for (const { 0: word, index } of text.data.matchAll(/(?<=^| )\p{L}{2,9}(?=$| )/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const [first, second] = [...range.getClientRects()].filter(({ width }) => width)
        if (second && second.top > first!.top + first!.height / 2) divided.push(text.data.trim())
      }
    }
    return divided
  })

/** Spaced text of WCAG 1.4.12, and text of twice the size. */
const texts = {
  usual: '',
  spaced: `
    #root * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    #root p { margin-bottom: 2em !important }
  `,
  large: 'html { font-size: 200% !important }',
}

/** Opens an address on a low phone with text of twice the size. */
export async function openInLargeText(page: Page, address: string) {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(address)
  await page.addStyleTag({ content: texts.large })
}

/** Each window with the texts that must fit it; 320 px is the last, for axe. */
const windows: [width: number, names: (keyof typeof texts)[]][] = [
  [1280, ['usual', 'spaced', 'large']],
  [800, ['usual']],
  [360, ['large']],
  [320, ['spaced', 'usual']],
]

/**
 * Expects no horizontal overflow at each width, and nothing cut off with spaced text (WCAG 1.4.12) and with text of twice the
 * size [A11Y-10]. Leaves the window at 320 px.
 */
export async function expectFitsEveryWidth(page: Page) {
  const sheet = await page.addStyleTag({ content: ' ' })
  for (const [width, names] of windows) {
    await page.setViewportSize({ width, height: 800 })
    for (const name of names) {
      await sheet.evaluate((element, text) => (element.textContent = text), texts[name])
      // Poll, because a table becomes cards some frames after the window has been resized.
      await expect.soft
        .poll(() => measureOverflow(page), `sideways at ${width}, ${name} text`)
        .toBe(0)
      if (name !== 'usual')
        await expect.soft.poll(() => cutControls(page), `cut at ${width}, ${name} text`).toEqual([])
      if (name === 'large')
        await expect.soft
          .poll(() => dividedWords(page), `words divided at ${width}, ${name} text`)
          .toEqual([])
    }
  }
  await sheet.evaluate((element: HTMLStyleElement) => element.remove())
}
