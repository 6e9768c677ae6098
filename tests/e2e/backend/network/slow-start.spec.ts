import type { Page } from '@playwright/test'
import { hindiCourses } from '../../../../src/messages/hi/site-screens/courses'
import { expect, openSignedIn, measureOverflow, test } from '../backend'
import { adminMessages } from '../../../../src/messages/admin-screens/admin'
import { commonMessages } from '../../../../src/messages/common'
import { holdRequests } from '../../hold'

const common = commonMessages()
const courses = hindiCourses

const loadNotice = (page: Page) => page.getByText(/This page has not loaded completely\./)
const neverResolve = () => new Promise<void>(() => undefined)
/** Takes the animation that shows the help, after 10 s by the design, to its end. */
const skipTenSeconds = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect!.getTiming().delay === 10_000) animation.currentTime = 10_100
  })

test('the admin layout is shown while the first list loads, and its links work [ADMIN-1]', async ({
  page,
  backend,
}) => {
  await backend.respondWith({ method: 'GET', path: 'admin/api/slider', hangs: true })
  await openSignedIn(page, './admin/slider')

  await expect(page.getByRole('navigation', { name: adminMessages.menu })).toBeVisible()
  await expect(
    page.getByRole('banner').getByRole('button', { name: adminMessages.menu }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slider')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(adminMessages.loading)
  expect(await measureOverflow(page)).toBe(0)

  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
})

test('the public header is shown while the code of a screen loads', async ({ page }) => {
  const release = await holdRequests(page, /assets\/courses-.*\.js/)
  // The prerendered page is English, so the app renders the Hindi page itself.
  await page.goto('./courses?lang=hi', { waitUntil: 'commit' })

  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()

  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(courses.title)
})

test('public and admin pages are complete although config.json never arrives', async ({
  page,
  watch,
}) => {
  test.slow()
  watch.expectedLines = [/^warning: config\.json could not be read/]
  await page.clock.install()
  await page.route('**/config.json', neverResolve)
  for (const [path, content] of [
    ['signin', page.getByLabel('User ID')],
    ['admin/slider', page.getByRole('table')],
  ] as const)
    await test.step(`/${path}`, async () => {
      await openSignedIn(page, `./${path}`)

      await page.clock.fastForward(10_000)

      await expect(content).toBeVisible()
      await expect(loadNotice(page)).toBeHidden()
    })
})

test('a page whose code does not arrive shows a message after ten seconds [SEC-3]', async ({
  page,
}) => {
  test.slow()
  for (const path of ['admin/slider', 'courses?lang=hi', 'no/such/page'])
    await test.step(`/${path}`, async () => {
      await page.route('**/assets/frame-*.js', neverResolve)
      await openSignedIn(page, `./${path}`, { waitUntil: 'commit' })
      await expect(page.locator('form').last()).toBeAttached()
      await expect(loadNotice(page)).toBeHidden()

      await skipTenSeconds(page)

      await expect(loadNotice(page)).toBeVisible()
    })
})

test('a script that is missing is told at once, and Reload opens the page when it is back [SEC-3]', async ({
  page,
  watch,
}) => {
  test.slow()
  watch.expectedLines = [/^error: Failed to load resource/]
  // Without HTML of its own, empty, and prerendered with and without its own script tag.
  for (const path of [
    'no/such/page',
    'courses?lang=hi',
    'admin/slider',
    'courses',
    'chitrakoot',
    '',
  ])
    await test.step(`/${path}`, async () => {
      await page.route('**/assets/frame-*.js', (route) => route.fulfill({ status: 404 }))
      await openSignedIn(page, `./${path}`)
      await expect(loadNotice(page)).toBeInViewport({ timeout: 5000 })

      await page.unroute('**/assets/frame-*.js')
      await page.getByRole('button', { name: common.reload }).click()

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(loadNotice(page)).toBeHidden()
    })
})

test('a prerendered form submits nothing before its code is loaded, so the URL contains no password', async ({
  page,
  watch,
}) => {
  watch.expectedLines = [/^error: Failed to load resource/]
  await page.route('**/assets/frame-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto('./signin')

  await page.getByLabel('User ID').fill('admin@example.org')
  await page.getByLabel(/^Password/).fill('secret')
  await page.getByLabel(/^Password/).press('Enter')

  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeDisabled()
  await expect(page).toHaveURL(/signin$/)
  await expect(page.getByLabel('User ID')).toHaveValue('admin@example.org')
})
