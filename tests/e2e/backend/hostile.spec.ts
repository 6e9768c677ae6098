import type { Page } from '@playwright/test'
import { addressesWithoutText } from '../addresses'
import { collections } from './collections'
import {
  expect,
  navigateTo,
  openSignedIn,
  scrollThrough,
  measureOverflow,
  test,
  retryUntil,
  type Backend,
  type Watch,
} from './backend'
import { lists, records } from './hostile'
import { adminMessages } from '../../../src/messages/admin-screens/admin'
import { errorMessages } from '../../../src/messages/errors'

const errors = errorMessages()

const listPaths = [
  ...collections.map(({ path }) => path),
  'admin/api/igallery',
  'admin/api/vgallery',
]
/** The screens that may show records: all but the pages of text and those that only send. */
const screensWithRecords = addressesWithoutText.filter(
  (path) => !/^(contactus|signin|no\/|admin\/changepass)/.test(path),
)

// Transitions would only make these tests wait.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page, watch }) => {
  // The app logs a public list that has no array of records.
  watch.expectedLines = [/^warning: /]
  // Missing pictures and clips, and file names of 10,000 letters, cannot be loaded.
  watch.expectedLines.push(/^error: Failed to load resource: /)
  page.on('dialog', (dialog) => {
    watch.uncaughtErrors.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
})

/** Scripts this list for every collection, and the hostile records for the forecast. */
async function respondWithList(backend: Backend, list: unknown) {
  for (const path of listPaths)
    await backend.respondWith({ method: 'GET', path, body: JSON.stringify(list) })
  await backend.respondWith({
    method: 'GET',
    path: 'weatherforecast',
    body: JSON.stringify(records),
  })
}

/** Opens a screen; expects it to be complete, no wider than the window, and without faults. */
async function expectComplete(page: Page, path: string, watch: Watch) {
  await navigateTo(page, path)
  // An empty section is removed, so the sections below it move up and start to load.
  await retryUntil(async () => {
    await scrollThrough(page)
    await expect(page.getByRole('main').locator('[aria-busy=true]:visible')).toHaveCount(0, {
      timeout: 500,
    })
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  await expect(page.getByText(errors.unexpected)).toHaveCount(0)
  expect(await measureOverflow(page), `horizontal overflow at /${path}`).toBe(0)
  expect(watch.listFaults(), `at /${path}`).toEqual([])
  // If a screen rendered the markup of a record, these elements would exist.
  expect(
    await page
      .locator('[onerror], [onload], script:not([src], [type="application/ld+json"])')
      .count(),
  ).toBe(0)
}

test('every screen is complete at 320 px with hostile records [DATA-1]', async ({
  page,
  backend,
  watch,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 720 })
  await respondWithList(backend, lists['hostile records'])
  await openSignedIn(page, './signin')

  for (const path of screensWithRecords)
    await test.step(`/${path}`, () => expectComplete(page, path, watch))
})

test('every screen is complete with malformed lists', async ({ page, backend, watch }) => {
  test.slow()
  await openSignedIn(page, './signin')

  for (const [name, list] of Object.entries(lists).slice(1))
    await test.step(name, async () => {
      await respondWithList(backend, list)
      for (const path of ['', 'courses', 'igallery', 'admin', 'admin/slider'])
        await expectComplete(page, path, watch)
    })
})

test('hostile records can be opened in dialogs and deleted', async ({ page, backend, watch }) => {
  test.slow()
  // `waitFor` checks every frame, which is faster than the polling of `expect()`.
  const dialog = page.getByRole('dialog')
  await respondWithList(backend, lists['hostile records'])
  await openSignedIn(page, './signin')

  for (const { screen } of collections)
    await test.step(screen, async () => {
      await navigateTo(page, `admin/${screen}`)
      await expect(page.getByRole('table')).toBeVisible()
      for (const kind of [/^Edit:/, /^Delete:/]) {
        const buttons = page.getByRole('button', { name: kind })
        // Rows with markup, an unsafe address, an object, and the name of an inherited property.
        for (const index of (await buttons.count()) ? [0, 7, 21, -1] : []) {
          // By keyboard, because a click waits until the button stands still.
          await buttons.nth(index).press('Enter')
          await dialog.waitFor()
          expect(await measureOverflow(page)).toBe(0)
          await page.keyboard.press('Escape')
          await dialog.waitFor({ state: 'detached' })
        }
      }
      const hrefs = await page
        .getByRole('main')
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
      expect(hrefs.filter((href) => !/^(\/|mailto:|https?:\/\/|#)/.test(href))).toEqual([])
      expect(watch.listFaults(), screen).toEqual([])
    })

  // The screen marks records whose id is an object, and no write contains such an id.
  await navigateTo(page, 'admin/notification')
  await expect(page.getByText(adminMessages.readOnly['no-id']).first()).toBeVisible()
  await page.getByRole('checkbox', { name: adminMessages.selectPage }).check()
  await page.getByRole('button', { name: adminMessages.bulkDelete }).click()
  await dialog.getByRole('button', { name: /^Delete/ }).click()
  await expect(dialog).toHaveCount(0)
  const [deleteCall] = await backend.writes()
  const { deleteData } = deleteCall!.body as { deleteData: unknown[] }
  expect(new Set(deleteData.map((id) => typeof id))).toEqual(new Set(['string', 'number']))

  for (const screen of ['igallery', 'vgallery']) {
    await navigateTo(page, screen)
    for (const index of [0, 4, 8]) {
      await page.getByRole('main').getByRole('listitem').getByRole('button').nth(index).click()
      await dialog.waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
  }
  expect(watch.listFaults()).toEqual([])
})
