import type { Page } from '@playwright/test'
import { expect, test } from '../quiet-page'

const statusBar = (page: Page) => page.getByRole('button', { name: /^Mock/ })
const open = async (page: Page, tab: string) => {
  await statusBar(page).click()
  await page.getByRole('tab', { name: tab, exact: true }).click()
}

test('a report is copied with one press [QA-1]', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/admin/courses?mock.auth=admin&mock.fail=GET+admin/api/slider:500')
  await expect(page.getByText('of 24 results')).toBeVisible()

  await statusBar(page).click()
  await page.getByRole('button', { name: 'Copy report' }).click()
  await expect(page.getByText('The report is copied.')).toBeVisible()
  const report = await page.evaluate(() => navigator.clipboard.readText())

  expect(report).toContain('/admin/courses?mock.fail=GET+admin/api/slider:500&mock.auth=admin')
  expect(report).toMatch(/\| GET \/admin\/api\/courses\S* \| 200 \| \d+ \| kept \|/)
})

test('a held call is released in the panel, and reordered responses arrive in the other order [QA-2]', async ({
  page,
}) => {
  await page.goto('/admin/courses?mock.auth=admin&mock.hold=GET+admin/api/courses')
  await expect(statusBar(page)).toContainText('1 held')
  await open(page, 'Network')

  await page.getByRole('button', { name: 'Release call 1: GET /admin/api/courses' }).click()

  await expect(page.getByText('Showing 1 to 10 of 24 results')).toBeVisible()
  await expect(statusBar(page)).not.toContainText('held')
  await page.getByRole('button', { name: 'Remove: hold GET admin/api/courses' }).click()
  await page.getByRole('combobox', { name: 'What waits' }).selectOption('GET /admin/api/courses')
  await page.getByRole('combobox', { name: 'It waits' }).selectOption('reorder')
  await page.getByRole('button', { name: 'Let it wait' }).click()

  const search = page.getByRole('main').getByRole('searchbox')
  // The URL changes with the response, which waits for the second call, so wait for the first call itself.
  await Promise.all([page.waitForRequest(/search=gita/), search.fill('gita')])
  await search.fill('temple kitchen')

  await expect(page.getByText('Showing 1 to 1 of 1 results')).toBeVisible()
  await expect(page.getByRole('row', { name: /Temple Kitchen/ })).toBeVisible()
})
