import type { Page } from '@playwright/test'
import { sampleAccount } from '../../../mocks/engine/account'
import { expect, test } from '../quiet-page'
import { onePixelPng } from '../../one-pixel-png'
import { openInLargeText } from './text-size'

const png = Buffer.from(onePixelPng, 'base64')

async function signIn(page: Page, path: string) {
  await page.goto(path)
  await page.getByLabel('User ID').fill(sampleAccount.email)
  await page.getByLabel(/^Password/).fill(sampleAccount.password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
}

test('a notification is added, found, edited and deleted, and survives a reload', async ({
  page,
}) => {
  await signIn(page, '/admin/notification')
  await expect(page.getByRole('heading', { name: 'Notification', level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const add = page.getByRole('dialog', { name: 'Add Notification' })
  await add.getByRole('textbox', { name: /^Notification/ }).fill('दीप दान at the ghat')
  await add.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Record added successfully.')).toBeVisible()
  await expect(add).toBeHidden()

  await page.getByPlaceholder('Find by notification or url').fill('दीप दान at')
  await expect(page.getByText('Showing 1 to 1 of 1 results')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Showing 1 to 1 of 1 results')).toBeVisible()

  await page.getByRole('button', { name: 'Edit: दीप दान at the ghat' }).click()
  const edit = page.getByRole('dialog', { name: 'Update Record' })
  await edit.getByRole('textbox', { name: /^Notification/ }).fill('दीप दान at Ramghat')
  await edit.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Record updated successfully.')).toBeVisible()

  await page.getByRole('button', { name: 'Delete: दीप दान at Ramghat' }).click()
  const remove = page.getByRole('dialog', { name: 'Delete Own Record' })
  await expect(remove).toContainText('दीप दान at Ramghat')
  await remove.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Record deleted successfully.')).toBeVisible()
  await expect(page.getByText('No Records found')).toBeVisible()
})

test('a slide is added with a picture, and visitors see it', async ({ page }) => {
  await signIn(page, '/admin/slider')

  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const add = page.getByRole('dialog', { name: "Add Slider Slide's" })
  await add
    .locator('input[type=file]')
    .setInputFiles({ name: 'चित्र.png', mimeType: 'image/png', buffer: png })
  await add.getByRole('textbox', { name: /^Heading1/ }).fill('A slide of the test')
  await add.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Record added successfully.')).toBeVisible()

  await page.getByPlaceholder('Find by heading1 or heading2').fill('A slide of the test')
  await expect(page.getByText('Showing 1 to 1 of 1 results')).toBeVisible()
  const picture = page.getByRole('table').getByRole('img').first()
  await expect
    .poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBe(1)

  await page.goto('/')
  await expect(page.getByText('A slide of the test')).toBeAttached()
})

test('with text of twice the size on a low phone the buttons of a form are below its fields, not over them [A11Y-10]', async ({
  page,
}) => {
  await openInLargeText(page, '/admin/courses?mock.auth=admin')

  await page.getByRole('button', { name: 'Add', exact: true }).click()

  const form = page.getByRole('dialog', { name: 'Add Courses' })
  await expect(form.getByLabel(/^Title/)).toBeFocused()
  const submit = form.getByRole('button', { name: 'Submit' })
  const field = await form.getByLabel(/^Description/).boundingBox()
  const button = await submit.boundingBox()
  expect(button?.y).toBeGreaterThan(field!.y + field!.height)
  // Scrolls to the button, and fails if something covers it.
  await submit.click({ trial: true })
})
