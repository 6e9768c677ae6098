import { expect, test } from './backend'

test('notices run to the left for ever, and stand under the pointer, the focus and by their button [HOME-4]', async ({
  page,
  backend,
}) => {
  await backend.script({
    method: 'GET',
    path: 'admin/api/notification',
    body: JSON.stringify({
      status: true,
      total_records: 1,
      record_per_page: [{ id: 1, noti: 'The kitchen opens at seven.', url: '/activities' }],
    }),
  })
  await page.goto('./')
  const ticker = page.getByRole('region', { name: 'Notices' })
  const track = ticker.locator('.ticker-track')
  const left = async () => (await track.boundingBox())!.x
  const state = () => track.evaluate((element) => element.getAnimations()[0]!.playState)
  const before = await left()
  await expect.poll(left).toBeLessThan(before)
  expect(
    await track.evaluate((element) => element.getAnimations()[0]!.effect!.getTiming().iterations),
  ).toBe(Infinity)

  await ticker.hover()
  await expect.poll(state).toBe('paused')
  await page.mouse.move(0, 0)
  await expect.poll(state).toBe('running')
  await ticker.getByRole('link').focus()
  await expect.poll(state).toBe('paused')
  await page.getByRole('heading', { level: 2 }).first().click()
  await expect.poll(state).toBe('running')
  await ticker.getByRole('button', { name: 'Stop the notices' }).click()
  await page.mouse.move(0, 0)
  await page.getByRole('heading', { level: 2 }).first().click()
  await expect.poll(state).toBe('paused')
  await expect(ticker.getByRole('button', { name: 'Play the notices' })).toBeVisible()
})
