import type { Page } from '@playwright/test'
import { addresses } from '../addresses'
import { scrollThrough } from '../backend/backend'
import { expect, test } from '../quiet-page'
import { whenSettled } from '../settled'
import { listControls, listInvisible, listSelectedByColour, listWithoutFocusRing } from './forced-colors' // prettier-ignore

const isAdmin = (address: string) => address.startsWith('admin')
const groups = {
  site: addresses.filter((address) => !isAdmin(address)),
  admin: addresses.filter(isAdmin),
}

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

test('readers who want more contrast get darker borders and secondary text [A11Y-12]', async ({
  page,
}) => {
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

/** Makes the window as high as the page, so that one picture shows every control; a list that arrives makes it higher. */
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

// Each group shares a page, because starting the mock build takes longer than the checks.
for (const [group, paths] of Object.entries(groups))
  test(`screens of the ${group} can be used in forced colours [A11Y-11]`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
    for (const address of paths)
      await test.step(`/${address}`, async () => {
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.goto(`/${address}${isAdmin(address) ? '?mock.auth=admin' : ''}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await scrollThrough(page)
        await whenSettled(page)
        await showWholePage(page)
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await whenSettled(page)

        const where = `at /${address}`
        const invisible = await listInvisible(page, await listControls(page))
        expect.soft(invisible, `invisible controls ${where}`).toEqual([])
        const byColour = await listSelectedByColour(page.locator('#root'))
        expect.soft(byColour, `selected by colour alone ${where}`).toEqual([])
        expect.soft(await listWithoutFocusRing(page), `no focus ring ${where}`).toEqual([])
      })
  })
