import { expect, test } from './backend'

test('the ticker rests, scrolls left in a loop, and pauses under pointer and focus and by its button [HOME-4]', async ({
  page,
  backend,
}) => {
  await backend.respondWith({
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
    await track.evaluate((element) => {
      const { delay, iterations } = element.getAnimations()[0]!.effect!.getTiming()
      return { delay, iterations }
    }),
  ).toEqual({ delay: 3000, iterations: Infinity })

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

test('a page fades into the next one, but not with reduced motion [A11Y-13]', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        document.documentElement.dataset.fades = 'true'
        return start(update)
      }
    })
  })
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('./')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
    const fades = reducedMotion === 'no-preference' ? 'true' : undefined
    expect(await page.evaluate(() => document.documentElement.dataset.fades)).toBe(fades)
  }
})
