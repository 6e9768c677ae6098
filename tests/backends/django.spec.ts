import { collections } from '../e2e/backend/collections'
import { expect, test } from './backends'
import { openAdmin } from './walk'

test('visitors read every list, and see the pictures [BACK-2]', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Slide 3' })).toBeAttached()

  await page.goto('/courses')
  await expect(page.getByRole('heading', { name: /^Course \d+$/ })).toHaveCount(12)

  await page.goto('/activities')
  await expect(page.getByRole('heading', { name: 'Kirtan 17' })).toBeVisible()

  await page.goto('/vgallery')
  await expect(page.getByText('Arati 20', { exact: true }).first()).toBeVisible()

  await page.goto('/igallery')
  const picture = page.getByRole('button', { name: 'Ghat 70' }).locator('img')
  await expect
    .poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBe(35)
})

test('staff sign in and read every list [BACK-2]', async ({ page }) => {
  await openAdmin(page, collections[0]!.screen)

  for (const { screen } of collections)
    await test.step(screen, async () => {
      await page.goto(`/admin/${screen}`)
      await expect(page.getByText(/^Showing 1 to \d+ of \d+ results$/)).toBeVisible()
    })
})

test('a page after the first, and a search, show their rows [BACK-2]', async ({ page }) => {
  await openAdmin(page, 'activities')

  await page.goto('/admin/activities?page=2')
  await expect(page.getByText('Showing 11 to 17 of 17 results')).toBeVisible()

  await page.goto('/admin/activities?search=Kirtan+12')
  await expect(page.getByText('Showing 1 to 1 of 1 results')).toBeVisible()
})
