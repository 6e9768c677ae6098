import { expect, test } from '@playwright/test'

test('the page and version.json name the same version', async ({ page, request }) => {
  await page.goto('/contactus')
  const metaVersion = await page.locator('meta[name="version"]').getAttribute('content')

  expect(await (await request.get('version.json')).json()).toEqual(JSON.parse(metaVersion!))
})
