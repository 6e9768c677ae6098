import type { Page } from '@playwright/test'
import { addresses } from '../addresses'
import { navigateTo, scrollThrough } from '../backend/backend'
import { axeFindings, expect, test } from '../quiet-page'
import { whenSettled } from '../settled'
import { expectUsableInForcedColours } from './forced-colors'
import { expectFitsEveryWidth } from './text-size'
import { expectTranscript } from './transcript'

const isAdmin = (address: string) => address.startsWith('admin')
const site = addresses.filter((address) => !isAdmin(address))
const admin = addresses.filter(isAdmin)

const part = (all: string[], index: number, parts: number) =>
  all.slice((all.length * index) / parts, (all.length * (index + 1)) / parts)

/** Each group shares a page that walks from screen to screen: starting the mock build takes longer than the checks. */
const groups = {
  'the first third of the site': part(site, 0, 3),
  'the second third of the site': part(site, 1, 3),
  'the last third of the site': part(site, 2, 3),
  'the first half of the admin': part(admin, 0, 2),
  'the second half of the admin': part(admin, 1, 2),
}

/** In the admin one list represents all, because they share a component; axe checks the others in their stories. */
const isCheckedByAxe = (address: string) => !/^admin\/(?!changepass|courses|email)/.test(address)

/** Opens the first screen of a group by its address (backend/addresses.spec.ts opens each), the others within the app. */
async function openScreen(page: Page, address: string, isFirst: boolean) {
  const query = `mock.now=2026-12-24T10:00${isAdmin(address) ? '&mock.auth=admin' : ''}`
  await page.setViewportSize({ width: 1280, height: 800 })
  if (isFirst) await page.goto(`/${address}${address.includes('?') ? '&' : '?'}${query}`)
  else await navigateTo(page, address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await scrollThrough(page)
  await whenSettled(page)
}

for (const [group, paths] of Object.entries(groups))
  test(`${group}: each screen reads as reviewed, fits every width and large text, and can be used in forced colours [A11Y-1] [A11Y-10] [A11Y-11]`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const address of paths)
      await test.step(`/${address}`, async () => {
        await openScreen(page, address, address === paths[0])
        await test.step('transcript of a screen reader', () => expectTranscript(page, address))
        await test.step('at every width', () => expectFitsEveryWidth(page))
        // On a scrolled page the bottom bar of a phone can cover part of a target, and axe measures only the rest.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        // At 320 px only, because axe checks the stories in a wide window.
        if (isCheckedByAxe(address))
          expect.soft(await axeFindings(page), `axe at /${address}`).toEqual([])
        await test.step('in forced colours', () => expectUsableInForcedColours(page))
      })
  })
