// Not yet in check:django: these join django.spec.ts with the reading of pages beyond the last one.
import { expect, test } from './backends'
import { openAdmin } from './walk'

test('View More shows the whole gallery, though a page beyond the last is 404', async ({
  page,
}) => {
  await page.goto('/vgallery')
  await page.getByRole('button', { name: /View More/i }).click()

  await expect(page.getByText('Arati 1', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a page beyond the last leads to the last one', async ({ page }) => {
  await openAdmin(page, 'activities')

  await page.goto('/admin/activities?page=9')

  await expect(page.getByText('Showing 11 to 17 of 17 results')).toBeVisible()
})
