import { expect, test } from '@playwright/test'

// The host of this test serves index.html for every unknown address, as a wrong SPA fallback does.

test('Home is shown when the API responds with web pages', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/')

  await expect(page.getByRole('heading', { name: 'Donate Now' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(errors).toEqual([])
})

test('no request goes to another host, and no service worker is registered [PERF-2]', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!)) elsewhere.push(request.url())
  })
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()

  expect(elsewhere).toEqual([])
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('mock')
})
