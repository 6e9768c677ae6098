import type { Page } from '@playwright/test'
import { addresses } from '../addresses'
import { scrollThrough, sideways } from '../backend/backend'
import { axeFindings, expect, test } from '../quiet-page'
import { whenSettled } from '../settled'
import { expectUsableInForcedColours } from './forced-colors'
import { expectFitsLargeText } from './text-size'
import { expectTranscript } from './transcript'

const isAdmin = (address: string) => address.startsWith('admin')
const site = addresses.filter((address) => !isAdmin(address))
const admin = addresses.filter(isAdmin)

/** Each group shares a page, and each address is opened once: starting the mock build takes longer than the checks. */
const groups = {
  'the first half of the site': site.slice(0, site.length / 2),
  'the second half of the site': site.slice(site.length / 2),
  'the first half of the admin': admin.slice(0, admin.length / 2),
  'the second half of the admin': admin.slice(admin.length / 2),
}

/** In the admin one list represents all, because they share a component; axe checks the others in their stories. */
const isCheckedByAxe = (address: string) => !/^admin\/(?!changepass|courses|email)/.test(address)

async function openScreen(page: Page, address: string) {
  const query = `mock.now=2026-12-24T10:00${isAdmin(address) ? '&mock.auth=admin' : ''}`
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/${address}${address.includes('?') ? '&' : '?'}${query}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await scrollThrough(page)
  await whenSettled(page)
}

async function expectFitsEveryWidth(page: Page) {
  for (const width of [1280, 800, 320]) {
    await page.setViewportSize({ width, height: 800 })
    // Poll, because a table becomes cards some frames after the window has been resized.
    await expect.soft.poll(() => sideways(page), `sideways at ${width}`).toBe(0)
  }
}

for (const [group, paths] of Object.entries(groups))
  test(`${group}: each screen reads as reviewed, fits every width and large text, and can be used in forced colours [A11Y-1] [A11Y-10] [A11Y-11]`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const address of paths)
      await test.step(`/${address}`, async () => {
        await openScreen(page, address)
        await test.step('as a screen reader reads it', () => expectTranscript(page, address))
        await test.step('at every width', () => expectFitsEveryWidth(page))
        // The bar at the bottom of a phone may cover a part of any target of a scrolled page, and axe measures the rest.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        // At 320 px only, because axe checks the stories in a wide window.
        if (isCheckedByAxe(address))
          expect.soft(await axeFindings(page), `axe at /${address}`).toEqual([])
        await test.step('with spaced and large text', () => expectFitsLargeText(page))
        await test.step('in forced colours', () => expectUsableInForcedColours(page))
      })
  })

test('/home and /templeconstruction are the screens of / and /templeCon [SHELL-2]', async ({
  page,
}) => {
  for (const [alias, first] of [
    ['/home', '/'],
    ['/templeconstruction', '/templeCon'],
  ] as const)
    await test.step(alias, async () => {
      await page.goto(first)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const heading = await page.getByRole('heading', { level: 1 }).textContent()

      await page.goto(alias)

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading!)
    })
})
