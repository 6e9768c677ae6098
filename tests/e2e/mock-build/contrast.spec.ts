import type { Page } from '@playwright/test'
import { expect, test } from '../quiet-page'
import { whenSettled } from '../settled'

/** The lowest contrast with white of the borders of fields and of secondary text, by their computed colours. */
const lowestContrast = (page: Page) =>
  page.evaluate(() => {
    const contrast = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/[\d.]+/g)].map(([part]) => {
        const value = Number(part) / 255
        return value <= 0.04 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
      })
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
    }
    const coloursOf = (selector: string, property: 'color' | 'borderTopColor') =>
      [...document.querySelectorAll(selector)].map((each) => getComputedStyle(each)[property])
    const borders = coloursOf('main :is(input, textarea, select).form-control', 'borderTopColor')
    const texts = coloursOf('main :is(.text-body-secondary, th, .field-hint)', 'color')
    return Math.min(...[...borders, ...texts].map(contrast))
  })

test('prefers-contrast: more darkens borders and secondary text [A11Y-12]', async ({ page }) => {
  for (const address of ['contactus', 'admin/slider?mock.auth=admin']) {
    await page.emulateMedia({ contrast: 'no-preference', reducedMotion: 'reduce' })
    await page.goto(`/${address}`)
    await whenSettled(page)
    const usual = await lowestContrast(page)
    await page.emulateMedia({ contrast: 'more' })

    await expect.poll(() => lowestContrast(page), address).toBeGreaterThan(7)
    expect(usual, address).toBeLessThan(7)
  }
})
