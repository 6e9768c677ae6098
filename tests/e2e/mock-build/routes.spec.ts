import type { Page } from '@playwright/test'
import { addresses } from '../addresses'
import { sideways } from '../backend/backend'
import { axeFindings, expect, test } from '../quiet-page'
import { whenSettled } from '../settled'

const login = { token: 'temple-sample-token', email: 'admin@example.org', userMessage: '' }

/** Every public screen, and one of each kind in the admin, where all lists share a component. */
const opened = addresses.filter(
  (address) => !/^admin\/(?!dashboard|changepass|courses|email)/.test(address),
)
const isAdmin = (address: string) => address.startsWith('admin')
const site = opened.filter((address) => !isAdmin(address))

/** Each group shares a page, because starting the mock build takes longer than the checks. */
const groups = {
  'the first half of the site': site.slice(0, site.length / 2),
  'the second half of the site': site.slice(site.length / 2),
  'the admin': opened.filter(isAdmin),
}

async function fitsEveryWidth(page: Page, address: string) {
  await page.goto(`/${address}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await whenSettled(page)
  for (const width of [1280, 800, 320]) {
    await page.setViewportSize({ width, height: 800 })
    // Poll, because a table becomes cards some frames after the window has been resized.
    await expect.poll(() => sideways(page), `sideways at ${width}`).toBe(0)
  }
  // At 320 px only, because axe checks the stories in a wide window.
  expect(await axeFindings(page), 'axe').toEqual([])
}

for (const [group, paths] of Object.entries(groups))
  test(`${group} opens by its addresses: one h1, nothing for axe, nothing sideways [A11Y-1]`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    if (group === 'the admin')
      await page.addInitScript(
        (info) => localStorage.setItem('login-info', info),
        JSON.stringify(login),
      )
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await test.step(`/${path}`, () => fitsEveryWidth(page, path))
    }
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
