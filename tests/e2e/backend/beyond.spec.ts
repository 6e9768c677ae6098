import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { expect, scrollThrough, test } from './backend'

// The app creates calendar files and QR codes in the browser; the strict policy must allow both.
test('an activity is downloaded as a calendar file that a calendar can read', async ({ page }) => {
  await page.goto('activities')
  const button = page.getByRole('button', { name: /^Add to calendar: / }).first()

  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])

  expect(download.suggestedFilename()).toMatch(/\.ics$/)
  const calendar = new ICAL.Component(
    ICAL.parse(await readFile(await download.path(), 'utf8')) as unknown[],
  )
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
  await expect(button).toHaveAccessibleName(`Add to calendar: ${event.summary}`)
  expect(event.startDate.zone.tzid).toBe('Asia/Kolkata')
})

test('what draws a code is fetched by who sees one, and by nobody else', async ({
  page,
  watch,
}) => {
  const drawing: string[] = []
  page.on('request', (request) => {
    if (/\/qr-[^/]+\.js$/.test(request.url())) drawing.push(request.url())
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('templeCon')
  await scrollThrough(page)
  await expect(page.getByRole('link', { name: 'Give ₹1,101 by UPI' })).toBeVisible()
  expect(drawing).toEqual([])

  await page.setViewportSize({ width: 1280, height: 800 })
  await scrollThrough(page)

  await expect(page.getByRole('img', { name: 'QR code for UPI: ₹1,101' })).toBeVisible()
  expect(new Set(drawing).size).toBe(1)
  expect(watch.refused).toEqual([])
})
