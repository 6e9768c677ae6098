import { addressesWithoutText } from '../addresses'
import { collections } from './collections'
import { expect, measureOverflow, navigateTo, openSignedIn, scrollThrough, test } from './backend'
import { hostileList, records } from './hostile'
import { errorMessages } from '../../../src/messages/errors'

const listPaths = [
  ...collections.map(({ path }) => path),
  'admin/api/igallery',
  'admin/api/vgallery',
]
/** The screens that may show records: all but the pages of text and those that only send. */
const screensWithRecords = addressesWithoutText.filter(
  (path) => !/^(contactus|signin|no\/|admin\/changepass)/.test(path),
)

// Transitions would only make this test wait.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('every screen is complete at 320 px with hostile records, without a fault [DATA-1] [DATA-7]', async ({
  page,
  backend,
  watch,
}) => {
  test.slow()
  // A list of no records is logged; missing pictures, and file names of 10,000 letters, cannot be loaded.
  watch.expectedLines = [/^warning: /, /^error: Failed to load resource: /]
  page.on('dialog', (dialog) => {
    watch.uncaughtErrors.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  for (const path of listPaths)
    await backend.respondWith({ method: 'GET', path, body: JSON.stringify(hostileList) })
  const body = JSON.stringify(records)
  await backend.respondWith({ method: 'GET', path: 'weatherforecast', body })
  await page.setViewportSize({ width: 320, height: 720 })
  await openSignedIn(page, './signin')

  for (const path of screensWithRecords)
    await test.step(`/${path}`, async () => {
      await navigateTo(page, path)
      // An empty section is removed, so the sections below it move up and start to load.
      await expect
        .poll(async () => {
          await scrollThrough(page)
          return page.locator('main [aria-busy=true]:visible').count()
        })
        .toBe(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('contentinfo')).toHaveCount(1)
      await expect(page.getByText(errorMessages().unexpected)).toHaveCount(0)
      expect(await measureOverflow(page), 'horizontal overflow').toBe(0)
      expect(watch.listFaults()).toEqual([])
      // If a screen rendered the markup of a record, these elements would exist.
      const markup = '[onerror], [onload], script:not([src], [type="application/ld+json"])'
      await expect(page.locator(markup)).toHaveCount(0)
      const hrefs = await page
        .locator('main a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
      expect(hrefs.filter((href) => !/^(\/|tel:|mailto:|https?:\/\/|#)/.test(href))).toEqual([])
    })
})
