import { addresses } from '../addresses'
import { sideways } from '../backend/backend'
import { axeFindings, expect, test } from '../quiet-page'

const login = { token: 'temple-sample-token', email: 'admin@example.org', userMessage: '' }

/** Every public screen, and one of each kind of the admin: its lists are one screen. */
const opened = addresses.filter(
  (address) => !/^admin\/(?!dashboard|changepass|courses|email)/.test(address),
)

for (const address of opened) {
  const route = `/${address}`
  test(`${route} opens by its address: one h1, nothing for axe, nothing sideways`, async ({
    page,
  }) => {
    if (route.startsWith('/admin'))
      await page.addInitScript(
        (info) => localStorage.setItem('login-info', info),
        JSON.stringify(login),
      )
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await page.waitForLoadState('networkidle')

    for (const width of [1280, 800, 320]) {
      await page.setViewportSize({ width, height: 800 })
      // A table becomes cards some frames after the window has changed.
      await expect.poll(() => sideways(page), `sideways at ${width}`).toBe(0)
      // The stories are looked at on a desk.
      if (width === 320) expect(await axeFindings(page), 'axe').toEqual([])
    }
  })
}

for (const [alias, first] of [
  ['/home', '/'],
  ['/templeconstruction', '/templeCon'],
]) {
  test(`${alias} is the screen of ${first}`, async ({ page }) => {
    await page.goto(first!)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()

    await page.goto(alias!)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading!)
  })
}
