import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { getStartTime } from '../../../mocks/engine/clock'
import { whenSettled } from '../settled'
import { expect, scrollThrough, test } from './backend'

// The app creates calendar files and QR codes in the browser; the strict policy must allow both.
test('an activity is downloaded as a valid calendar file', async ({ page }) => {
  // On later days all activities of the sample are past.
  await page.clock.setFixedTime(getStartTime())
  await page.goto('activities')
  const menu = page.getByRole('button', { name: /^Save or share: / }).first()
  await menu.click()
  const entry = page.getByRole('button', { name: 'Add to calendar', exact: true })

  const [download] = await Promise.all([page.waitForEvent('download'), entry.click()])

  expect(download.suggestedFilename()).toMatch(/\.ics$/)
  const calendar = new ICAL.Component(
    ICAL.parse(await readFile(await download.path(), 'utf8')) as unknown[],
  )
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
  await expect(menu).toHaveAccessibleName(`Save or share: ${event.summary}`)
  expect(event.startDate.zone.tzid).toBe('Asia/Kolkata')
})

test('the code that draws QR codes is downloaded only when one is shown', async ({
  page,
  watch,
}) => {
  const qrChunks: string[] = []
  page.on('request', (request) => {
    if (/\/qr-[^/]+\.js$/.test(request.url())) qrChunks.push(request.url())
  })
  await page.route('**/config.json', async (route) => {
    const settings = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...settings, upi: { id: 'sample@upi', name: '' } } })
  })
  await page.goto('templeCon')
  await scrollThrough(page)
  // The button is on the page before the app runs.
  await whenSettled(page)
  expect(qrChunks).toEqual([])

  await page
    .getByRole('button', { name: /^Donate/ })
    .first()
    .click()

  await expect(
    page.getByRole('dialog').getByRole('img', { name: /^QR code for UPI: / }),
  ).toBeVisible()
  expect(new Set(qrChunks).size).toBe(1)
  expect(watch.policyViolations).toEqual([])
})
