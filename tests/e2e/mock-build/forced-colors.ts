import { expect, type Locator, type Page } from '@playwright/test'
import { whenSettled } from '../settled'

/** A control on the screen: a name for messages, and its box in pixels of the page. */
interface Control {
  name: string
  left: number
  top: number
  width: number
  height: number
}

const controls = '#root :is(a[href], button, input, select, textarea, summary)'

/** The visible controls without a picture of their own; pictures keep their colours in forced colours. */
const listControls = (page: Page) =>
  page.evaluate((selector) => {
    const isShown = (element: HTMLElement) => {
      const { opacity, visibility, clipPath } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      return (
        shown &&
        opacity !== '0' &&
        visibility === 'visible' &&
        clipPath === 'none' &&
        width > 4 &&
        height > 4
      )
    }
    // Elements scrolled out of a clipping box, such as the ticker's, are not on the screenshot.
    const isClipped = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      for (let box = element.parentElement; box; box = box.parentElement) {
        const around = box.getBoundingClientRect()
        const isOutside =
          right < around.left || left > around.right || bottom < around.top || top > around.bottom
        if (getComputedStyle(box).overflow !== 'visible' && isOutside) return true
      }
      return false
    }
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => !element.closest('[inert]') && isShown(element) && !isClipped(element))
      .filter((element) => !element.querySelector('img, video, canvas'))
      .filter(
        (element) =>
          !element.matches('.skip-link, [tabindex="-1"], :disabled, [aria-disabled="true"]'),
      )
      .map((element): Control => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const name = element.getAttribute('aria-label') ?? element.innerText.trim().slice(0, 40)
        return {
          name: `${element.tagName.toLowerCase()} "${name || element.className}"`,
          ...{ left: left + scrollX, top: top + scrollY, width, height },
        }
      })
  }, controls)

/**
 * The names of the controls in whose box a screenshot has no two colours of contrast 3:1 [A11Y-11]. A field may be visible by
 * its edge alone; a link or button not, because its edge may differ from a picture below it only.
 */
async function listInvisible(page: Page, boxes: Control[]): Promise<string[]> {
  const jpeg = await page.screenshot({ type: 'jpeg', quality: 90, animations: 'disabled' })
  const picture = jpeg.toString('base64')
  return page.evaluate(
    async ({ picture, boxes }) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes]))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const context = canvas.getContext('2d', { willReadFrequently: true })!
      context.drawImage(bitmap, 0, 0)
      const parts = Array.from({ length: 256 }, (_, value) =>
        value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      )
      const part = (value = 0) => parts[value]!
      const isFlat = ({ name, left, top, width, height }: (typeof boxes)[number]) => {
        const margin = /^(a|button) /.test(name) ? -2 : 2
        const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)]
        const size = [width, height].map((length) => Math.max(1, length + 2 * margin))
        const { data } = context.getImageData(x, y, size[0]!, size[1]!)
        let [dark, light] = [1, 0]
        for (let at = 0; at < data.length; at += 4) {
          const luminance =
            0.2126 * part(data[at]) + 0.7152 * part(data[at + 1]) + 0.0722 * part(data[at + 2])
          dark = Math.min(dark, luminance)
          light = Math.max(light, luminance)
        }
        return (light + 0.05) / (dark + 0.05) < 3
      }
      return boxes.filter(isFlat).map(({ name }) => name)
    },
    { picture, boxes },
  )
}

/** The names of the controls without a focus outline, on them or on the element that shows it for them. */
async function listWithoutFocusRing(page: Page): Promise<string[]> {
  // After a key press browsers show the focus outline also for a focus that a script sets.
  await page.keyboard.press('Tab')
  return page.evaluate((selector) => {
    // A control whose press covers its row shows its ring around the row.
    const hasRing = (element: Element) =>
      ['', '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
      })
    const missing: string[] = []
    for (const element of document.querySelectorAll<HTMLInputElement>(selector)) {
      if (
        element.disabled ||
        element.closest('[inert]') ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        continue
      element.focus({ preventScroll: true })
      if (document.activeElement !== element) continue
      // A visually hidden input shows its ring on its label or on the element after it.
      const isHidden = element.offsetWidth <= 1 || getComputedStyle(element).opacity === '0'
      const near = isHidden
        ? [element.closest('label'), ...(element.parentElement?.querySelectorAll('*') ?? [])]
        : [element, ...element.querySelectorAll('*')]
      if (!near.some((each) => each && hasRing(each)))
        missing.push(
          `${element.tagName.toLowerCase()} "${element.getAttribute('aria-label') ?? (element.innerText.trim() || element.name)}"`,
        )
    }
    return missing
  }, controls)
}

/** The selected elements that differ from an unselected neighbour only in colours. */
const listSelectedByColour = (root: Locator) =>
  root.evaluate((main) => {
    const selected =
      '[aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"]'
    const shape = (element: Element) =>
      ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part)
        const { content, width, fontWeight, textDecorationLine, outlineStyle } = style
        const borders = [style.borderBottomWidth, style.borderLeftWidth, style.borderTopWidth]
        return part
          ? [content, content === 'none' ? '' : width, style.opacity, ...borders]
          : [fontWeight, textDecorationLine, outlineStyle, ...borders]
      })
    const isDifferent = (one: Element, other: Element) =>
      JSON.stringify(shape(one)) !== JSON.stringify(shape(other))
    return [...main.querySelectorAll<HTMLElement>(selected)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const group = element.closest('ul, ol, nav, tbody, [role="group"], [role="tablist"], div')
        const other = [...(group?.querySelectorAll(element.tagName) ?? [])].find(
          (each) => !each.matches(selected) && !each.contains(element),
        )
        return other && !isDifferent(element, other)
      })
      .map(
        (element) =>
          `${element.tagName.toLowerCase()} "${element.innerText.trim() || (element.ariaLabel ?? '')}"`,
      )
  })

/** Makes the window as high as the page, so that one screenshot shows every control. Lists that load make it higher. */
const showWholePage = (page: Page) =>
  expect
    .poll(async () => {
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width: 1280, height: Math.min(height + 400, 8000) })
      await whenSettled(page)
      return page.evaluate(() => {
        const isLoading = document.querySelector('main :is([aria-busy="true"], .placeholder)')
        return (
          !isLoading &&
          (document.documentElement.scrollHeight <= innerHeight || innerHeight >= 8000)
        )
      })
    })
    .toBe(true)

/** Expects that every control, its focus and its selected state can be seen in forced colours [A11Y-11]. */
export async function expectUsableInForcedColours(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await showWholePage(page)
  const invisible = await listInvisible(page, await listControls(page))
  expect.soft(invisible, 'invisible controls').toEqual([])
  const byColour = await listSelectedByColour(page.locator('#root'))
  expect.soft(byColour, 'selected by colour alone').toEqual([])
  expect.soft(await listWithoutFocusRing(page), 'no focus ring').toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}
