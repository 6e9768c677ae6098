import type { Page } from '@playwright/test'
import { axeFindings, expect, test } from '../quiet-page'

const statusBar = (page: Page) => page.getByRole('button', { name: /^Mock/ })
const panelTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

async function open(page: Page, tab: string) {
  await statusBar(page).click()
  await panelTab(page, tab).click()
}

const panel = '#mock-panel'

test('the panel can be used by keyboard, has an accessible name, and returns the focus', async ({
  page,
}) => {
  await page.goto('/contactus')
  await expect(statusBar(page)).toHaveText(/^Mock \d+\.\d+\.\d+ \(.+\) · chitrakoot-1 · normal$/)

  await statusBar(page).focus()
  await page.keyboard.press('Enter')
  await expect(panelTab(page, 'Scenario')).toBeFocused()
  for (const name of ['Data', 'Network', 'Log', 'Session']) {
    await page.keyboard.press('ArrowRight')
    await expect(panelTab(page, name)).toBeFocused()
    expect(await axeFindings(page, panel), name).toEqual([])
  }
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^normal/ })).toBeChecked()
  expect(await axeFindings(page, panel), 'Scenario').toEqual([])

  await page.keyboard.press('Escape')
  await expect(panelTab(page, 'Scenario')).toHaveCount(0)
  await expect(statusBar(page)).toBeFocused()
  await page.emulateMedia({ media: 'print' })
  await expect(statusBar(page)).toBeHidden()
})

test('a scenario can be chosen, and the copied link activates it in another browser', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/courses?page=7')
  await open(page, 'Data')
  await page.getByLabel('Seed').fill('river-7')
  await page.getByLabel('activity').fill('3')
  await page.getByRole('button', { name: 'Apply and reload' }).click()
  await expect(statusBar(page)).toHaveText(/river-7 · normal · activity 3$/)
  await open(page, 'Scenario')
  await page.getByRole('radio', { name: /^empty/ }).check()
  await page.getByRole('button', { name: 'Apply and reload' }).click()
  await expect(statusBar(page)).toHaveText(/river-7 · empty/)
  await expect(page.getByText('No Records Found').first()).toBeVisible()

  await statusBar(page).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  expect(new URL(link).search).toBe(
    '?page=7&mock.scenario=empty&mock.seed=river-7&mock.rows=activity:3',
  )
  const elsewhere = await browser.newPage()
  await elsewhere.goto(link)
  await expect(statusBar(elsewhere)).toHaveText(/river-7 · empty · activity 3$/)
  await expect(elsewhere).toHaveURL(/\/courses\?page=7$/)
  await elsewhere.close()
})
