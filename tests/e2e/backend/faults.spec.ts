import type { Page } from '@playwright/test'
import { messages } from '../../../src/content/en/messages'
import { office } from '../../../src/content/en/office'
import { expect, openSignedIn, test } from './backend'

/** How a backend may fail, and which lines Chromium and the app may then write to the console. */
const faults = ['html-instead-of-json', 'failing', 'offline', 'malformed', 'nothing'] as const
const noted = [/^warning: /, /^error: Failed to load resource: /]

for (const fault of faults) {
  test.describe(`a server that answers: ${fault}`, () => {
    test.beforeEach(async ({ backend, watch }) => {
      watch.expected = noted
      if (fault !== 'nothing') return void (await backend.scenario(fault))
      for (const path of ['admin/api/courses', 'admin/api/slider', 'admin/api/notification'])
        for (const method of ['GET', 'POST']) await backend.script({ method, path })
      await backend.script({ method: 'POST', path: 'general/api/contactus/' })
      await backend.script({ method: 'POST', path: 'general/api/courseregister/' })
    })

    test('Home and a public list stand', async ({ page }) => {
      await page.goto('./')
      await expect(page.getByRole('heading', { name: 'Donate Now' })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()

      await page.goto('./courses')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      if (fault !== 'malformed') await expect(page.getByText(messages.noRecords)).toBeVisible()
    })

    test('a message and a registration keep every word', async ({ page }) => {
      await page.goto('./contactus')
      const message = {
        Name: 'Ananya Mishra',
        Email: 'ananya@example.org',
        Subject: 'A stay in Kartik',
        Message: 'May four of us stay for two nights?',
      }
      await fill(page, message)
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText(messages.wrong)).toBeVisible()
      await expectFilled(page, message)

      await page.goto('./coursesregister?type=Short%20Term&id=1&name=Gita')
      const registration = {
        Name: 'Ananya Mishra',
        Email: 'ananya@example.org',
        Address: 'Sample Street 1, Chitrakoot',
        Comment: 'Looking forward to it.',
      }
      await fill(page, registration)
      await page
        .getByRole('main')
        .getByLabel(/^Language/)
        .selectOption('Hindi')
      await page.getByRole('button', { name: 'Register' }).click()
      await expect(page.getByText(messages.wrong)).toBeVisible()
      await expectFilled(page, { ...registration, Language: 'Hindi' })
    })

    test('an admin list says so, and what was typed into a record stays', async ({ page }) => {
      await openSignedIn(page, './admin/notification')
      await expect(page.getByRole('heading', { level: 1, name: 'Notification' })).toBeVisible()
      const odd = fault === 'malformed'
      // An empty or foreign answer has no list; odd records are records still.
      await expect(page.getByText(messages.wrong)).toHaveCount(odd ? 0 : 1)
      await expect(page.getByText(messages.unreachable)).toHaveCount(fault === 'offline' ? 1 : 0)
      await expect(page.getByRole('table')).toHaveCount(odd ? 1 : 0)

      await page.getByRole('button', { name: 'Add', exact: true }).click()
      const dialog = page.getByRole('dialog')
      const typed = dialog.getByRole('textbox', { name: /^Notification/ })
      await typed.fill('दीप दान at the ghat')
      await dialog.getByRole('button', { name: 'Submit' }).click()

      await expect(dialog.getByText(office.notCreated)).toBeVisible()
      await expect(typed).toHaveValue('दीप दान at the ghat')
    })
  })
}

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await page
      .getByRole('main')
      .getByLabel(new RegExp(`^${label}`))
      .fill(value)
}

async function expectFilled(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await expect(page.getByRole('main').getByLabel(new RegExp(`^${label}`))).toHaveValue(value)
}
