import { whenSettled } from '../settled'
import { expect, scrollThrough, test } from './backend'

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
