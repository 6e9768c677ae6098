import { expect, test, type Page } from '@playwright/test'
import { sampleAccount } from '../../mocks/engine/account'
import { collections, fillField, type Collection } from '../e2e/backend/collections'
import { onePixelPng } from '../one-pixel-png'

/** Signs in at the screen that is open, and waits for the admin. */
export async function signIn(page: Page, password: string = sampleAccount.password) {
  await page.getByLabel('User ID').fill(sampleAccount.email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
}

/** Opens a screen of the admin, by way of the sign-in. */
export async function openAdmin(page: Page, screen: string) {
  await page.goto(`/admin/${screen}`)
  await signIn(page)
  await expect(page.getByRole('table')).toBeVisible()
}

const results = (page: Page) => page.getByText(/^Showing .* results$/)
const totalOf = async (page: Page) =>
  Number(/of ([\d,]+) results/.exec((await results(page).textContent()) ?? '')?.[1])

/** Adds, edits and deletes a record of each collection, as staff do. */
export async function writeEverywhere(page: Page) {
  await openAdmin(page, collections[0]!.screen)
  for (const collection of collections)
    await test.step(collection.screen, async () => {
      await page.goto(`/admin/${collection.screen}`)
      await expect(page.getByRole('table')).toBeVisible()
      await write(page, collection)
    })
}

async function write(page: Page, { add, fields, file, edit }: Collection) {
  const dialog = page.getByRole('dialog')
  const field = (label: string) => dialog.getByLabel(new RegExp(`^${label}`)).first()
  const rows = page.getByRole('row')
  const total = await totalOf(page)

  if (add) {
    await page.getByRole('button', { name: add, exact: true }).click()
    if (file)
      await dialog.locator('input[type=file]').setInputFiles({
        name: file,
        mimeType: 'image/png',
        buffer: Buffer.from(onePixelPng, 'base64'),
      })
    for (const [label, , value] of fields) await fillField(field(label), value)
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(results(page)).toContainText(`of ${total + 1} results`)
  }
  if (edit) {
    await page
      .getByRole('button', { name: /^Edit:/ })
      .first()
      .click()
    await field(edit[0]).fill('बदला हुआ')
    await dialog.getByRole('button', { name: 'Update' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(rows.filter({ hasText: 'बदला हुआ' })).not.toHaveCount(0)
  }
  await page
    .getByRole('button', { name: /^Delete:/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: /^Delete/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(results(page)).toContainText(`of ${add ? total : total - 1} results`)
}

/** Sends a contact message, as a visitor does, and expects the thanks. */
export async function sendMessage(page: Page) {
  await page.goto('/contactus')
  await pressSend(page)
  await expect(page.getByText(/^Thank you अनन्या/)).toBeVisible()
}

/** Fills in and sends the contact form that is open. */
export async function pressSend(page: Page) {
  const form = page.getByRole('main')
  await form.getByLabel(/^Name/).fill('अनन्या')
  await form.getByLabel(/^Email/).fill('ananya@example.org')
  await form.getByLabel(/^Subject/).fill('Stay in Kartik')
  await form.getByLabel(/^Message/).fill('May four of us stay?\nFor two nights.')
  await form.getByRole('button', { name: 'Send Message' }).click()
}

type RegistrationLabels = Record<
  'name' | 'email' | 'mobno' | 'language' | 'address' | 'comment' | 'submit',
  string
>

const registrationLabels: RegistrationLabels = {
  name: 'Name',
  email: 'Email',
  mobno: 'Mobile number',
  language: 'Language',
  address: 'Address',
  comment: 'Comment',
  submit: 'Register',
}

/** Fills in and sends the registration form that is open. */
export async function pressRegister(
  page: Page,
  email: string,
  labels: RegistrationLabels = registrationLabels,
) {
  const form = page.getByRole('main')
  const field = (name: keyof RegistrationLabels) =>
    form.getByLabel(new RegExp(`^${labels[name]}`)).first()
  await field('name').fill('उमा त्रिपाठी')
  await field('email').fill(email)
  await field('mobno').fill('+91 00000 00000')
  await field('language').selectOption('Hindi')
  await field('address').fill('House 12, Ram Ghat\nChitrakoot')
  await field('comment').fill('Looking forward to it.')
  await form.getByRole('button', { name: labels.submit }).click()
}
