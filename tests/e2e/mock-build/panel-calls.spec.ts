import { expect, test, type Page } from '@playwright/test'

const open = async (page: Page, tab: string) => {
  await page.getByRole('button', { name: /^Mock/ }).click()
  await page.getByRole('tab', { name: tab, exact: true }).click()
}
const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name }).first()

test('a call fails as often as the link says, and the log shows each status', async ({ page }) => {
  await page.goto('/admin/courses?mock.auth=admin')
  const list = page.getByRole('main')
  await expect(list.getByText('Showing 1 to 10 of 24 results')).toBeVisible()
  await open(page, 'Network')
  await page.getByRole('combobox', { name: 'Call' }).selectOption('GET /admin/api/courses')
  await page.getByRole('combobox', { name: 'Response' }).selectOption('wrong-shape')
  await page.getByLabel('How often').fill('1')
  await page.getByRole('button', { name: 'Add', exact: true }).last().click()

  await list.getByRole('searchbox').fill('gita')
  await expect(list.getByText('No Records found')).toBeVisible()
  await list.getByRole('searchbox').fill('temple kitchen')
  await expect(list.getByText('Showing 1 to 1 of 1 results')).toBeVisible()
  await page.evaluate(() => fetch('admin/api/elephants?big=1').catch(() => undefined))

  await page.getByRole('tab', { name: 'Log', exact: true }).click()
  await expect(row(page, /search=gita/)).toContainText('total_records')
  await expect(row(page, /search=temple/)).toContainText('200')
  await expect(row(page, /search=temple/)).toContainText('kept')
  await expect(row(page, /elephants/)).toContainText('unhandled')
  await expect(
    row(page, /elephants/)
      .getByRole('cell')
      .first(),
  ).toHaveCSS('color', 'rgb(163, 13, 13)')
})

test('the log and its copies contain no password and no token', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/signin')
  await page.getByLabel('User ID').fill('admin@example.org')
  await page.getByLabel(/^Password/).fill('Temple@2026')
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await open(page, 'Log')

  await page.getByRole('button', { name: /^Copy as curl: POST/ }).click()
  await expect(page.getByText('The call is copied.')).toBeVisible()
  const signIn = await page.evaluate(() => navigator.clipboard.readText())
  await page
    .getByRole('button', { name: /^Copy as curl: GET/ })
    .first()
    .click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('Authorization: Bearer $TOKEN')

  expect(signIn).toMatch(/^curl -X POST 'http.+\/general\/api\/login\/'/)
  expect(signIn).toContain('admin@example.org')
  expect(signIn).not.toContain('Temple@2026')
  await expect(row(page, /general\/api\/login/)).not.toContainText('Temple@2026')
})

test('the date of a link applies to the page and to the data', async ({ page }) => {
  await page.goto('/admin?mock.now=2027-03-05T09:30&mock.auth=admin')
  await expect(page.getByText('Today').first()).toBeVisible()

  expect(await page.evaluate(() => new Date().toISOString())).toMatch(/^2027-03-05T04:/)
})
