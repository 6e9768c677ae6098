import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { hindiRegistration } from '../../src/messages/hi/site-screens/registration'
import { sampleAccount } from '../../mocks/engine/account'
import { collections, fillField } from '../e2e/backend/collections'
import { expect, test } from './backends'
import { onePixelPng } from '../one-pixel-png'
import { openAdmin, pressRegister, pressSend, sendMessage, signIn, writeEverywhere } from './walk'

const course = '/coursesregister?type=Short%20Term&id=1&name=Course%201'

/** An address that the forms accept and Django does not. */
const refusedEmail = 'उमा@example.org'
const invalidEmail = /Enter a valid email address\./
const existingTitle = /course with this title already exists\./i

/** Stores a login whose token no server knows, unless somebody has signed in since. */
const storeDeadLogin = (page: Page) =>
  page.addInitScript(() => {
    if (localStorage.getItem('login-info')) return
    localStorage.setItem('login-info', '{"token":"dead","email":"admin@example.org"}')
  })

/** Expects the server's sentence at its field, and once in an alert. */
async function expectRefusal(field: Locator, sentence: RegExp) {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(sentence)
  const page = field.page()
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toHaveCount(1)
}

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

test('staff sign in, whatever token is in the storage, and read, page and search every list [BACK-2]', async ({
  page,
}) => {
  await storeDeadLogin(page)
  await openAdmin(page, collections[0]!.screen)

  for (const { screen } of collections)
    await test.step(screen, async () => {
      await page.goto(`/admin/${screen}`)
      await expect(page.getByText(/^Showing 1 to \d+ of \d+ results$/)).toBeVisible()
    })
  await page.goto('/admin/activities?page=2')
  await expect(page.getByText('Showing 11 to 17 of 17 results')).toBeVisible()
  await page.goto('/admin/activities?search=Kirtan+12')
  await expect(page.getByText('Showing 1 to 1 of 1 results')).toBeVisible()
})

test('staff add, edit and delete in every list [BACK-2]', async ({ page }) => {
  await writeEverywhere(page)
})

test('visitors send a message, whatever token is in the storage', async ({ page }) => {
  await storeDeadLogin(page)

  await sendMessage(page)
})

test('a refused add is read at its field, and nothing typed is lost [BACK-2]', async ({ page }) => {
  const dialog = page.getByRole('dialog')
  const title = dialog.getByLabel(/^Title/)
  await openAdmin(page, 'courses')

  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'gita.png',
    mimeType: 'image/png',
    buffer: Buffer.from(onePixelPng, 'base64'),
  })
  const { fields } = collections.find(({ screen }) => screen === 'courses')!
  for (const [label, , value] of fields)
    await fillField(dialog.getByLabel(new RegExp(`^${label}`)), value)
  await title.fill('Course 3')
  await dialog.getByRole('button', { name: 'Submit' }).click()

  await expectRefusal(title, existingTitle)
  await expect(title).toHaveValue('Course 3')
})

test('a refused change of password is read at its field [BACK-2]', async ({ page }) => {
  const current = page.getByLabel(/^Current Password/)
  const fresh = page.getByLabel(/^New Password/)
  const change = async (old: string, next: string) => {
    await current.fill(old)
    await fresh.fill(next)
    await page.getByLabel(/^Confirm Password/).fill(next)
    await page.getByRole('button', { name: 'Submit' }).click()
  }
  await page.goto('/admin/changepass')
  await signIn(page)

  await change('wrong', 'Mandir#2027')
  await expectRefusal(current, /The current password is wrong\./)

  await change(sampleAccount.password, 'Password1!')
  await expectRefusal(fresh, /This password is too common\./)
})

test('a refused line of an import is read at the line and at its field [BACK-2]', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog')
  await openAdmin(page, 'courses')
  await page.getByRole('button', { name: 'Import CSV' }).click()
  await dialog
    .getByLabel('Or paste the lines here')
    .fill('Title,Course type\nCourse 3,Daily Classes')
  await dialog.getByRole('button', { name: 'Preview' }).click()

  await dialog.getByRole('button', { name: 'Add 1 line' }).click()

  await expect(dialog.getByText('Line 2 was not added.')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: existingTitle })).toBeVisible()
  await dialog.getByRole('button', { name: 'Correct Line 2' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
    existingTitle,
  )
})

test('visitors register [BACK-2]', async ({ page }) => {
  await page.goto(course)

  await pressRegister(page, 'uma@example.org')

  await expect(page.getByText(/^Thank you उमा त्रिपाठी/)).toBeVisible()
})

test('a refused registration is read at its field, in Hindi on a phone [BACK-2]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const email = page.getByRole('main').getByLabel(new RegExp(`^${hindiRegistration.email}`))
  await page.goto(`${course}&lang=hi`)

  await pressRegister(page, refusedEmail, hindiRegistration)

  await expectRefusal(email, invalidEmail)
  await expect(email).toHaveValue(refusedEmail)
  const isWider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(isWider).toBe(false)
})

test.describe('where three requests a minute are allowed', () => {
  test.use({ switches: { THROTTLE: '3/min' } })

  test('a message says when to come back, and its button waits [BACK-2]', async ({ page }) => {
    await page.goto('/contactus')
    for (let count = 0; count < 3; count += 1) await page.request.get('/admin/api/courses')

    await pressSend(page)

    const wait = page.getByText(/^Too many requests\. Try again in \d+ seconds\.$/)
    await expect(wait.first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send Message' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(page.getByRole('main').getByLabel(/^Subject/)).toHaveValue('Stay in Kartik')
  })
})

test.describe("beside Django's session", () => {
  test.use({ switches: { SESSION: '1' } })
  const settings = JSON.parse(readFileSync('dist/config.json', 'utf8')) as object

  test('a message without the CSRF header is refused in the words of Django [BACK-2]', async ({
    page,
  }) => {
    await page.goto('/session')
    await page.goto('/contactus')

    await pressSend(page)

    await expect(page.getByText(/^CSRF Failed: CSRF token missing/).first()).toBeVisible()
  })

  test('a message is sent where the settings name the cookie [BACK-2]', async ({ page }) => {
    const csrf = { cookie: 'csrftoken', header: 'X-CSRFToken' }
    await page.route('**/config.json', (route) => route.fulfill({ json: { ...settings, csrf } }))
    await page.goto('/session')

    await sendMessage(page)
  })
})

test.describe('where a dead token is 403', () => {
  test.use({ switches: { SESSION: 'first' } })

  test('a list tells it, and leads to the sign-in and back [BACK-2]', async ({ page }) => {
    await storeDeadLogin(page)
    await page.goto('/admin/courses')

    await expect(page.getByText('Invalid token.').first()).toBeVisible()
    await page.getByRole('link', { name: 'Sign in with another account' }).first().click()
    await signIn(page)

    await expect(page).toHaveURL(/\/admin\/courses$/)
    await expect(page.getByRole('table')).toBeVisible()
  })
})
