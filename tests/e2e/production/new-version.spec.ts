import { expect, test } from '@playwright/test'
import { countRequests, whenSettled } from '../settled'

const minute = 60_000

test('a new version is offered once no typed text would be lost, and a press loads it [SHELL-10]', async ({
  page,
}) => {
  const newVersion = { version: '9.9.9', time: '2030-01-01T00:00:00.000Z', contract: '1.0.0' }
  let requestCount = 0
  await page.route('**/version.json', async (route) => {
    requestCount += 1
    await route.fulfill({ json: newVersion })
  })
  countRequests(page)
  await page.clock.install()
  await page.goto('/contactus')
  const name = page.getByRole('main').getByLabel(/^Name/)
  const offer = page.getByText('A new version of this site is ready.')
  const returnToTab = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

  await name.fill('Ananya')
  await page.clock.fastForward(6 * minute)
  const responsePromise = page.waitForResponse(/version\.json$/)
  await returnToTab()
  await (await responsePromise).finished()
  await whenSettled(page)
  expect(requestCount).toBe(1)
  await expect(offer).toBeHidden()

  await name.clear()
  await expect(offer).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vedic Courses' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vedic Courses')
  await expect(offer).toBeVisible()

  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => loads).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vedic Courses')
  await expect(offer).toBeHidden()
  expect(requestCount).toBe(1)
})

test('the page and version.json name the same version', async ({ page, request }) => {
  await page.goto('/contactus')
  const metaVersion = await page.locator('meta[name="version"]').getAttribute('content')

  expect(await (await request.get('version.json')).json()).toEqual(JSON.parse(metaVersion!))
})
