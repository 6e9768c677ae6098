import { expect, test } from '../backend/backend'
import { holdRequests } from '../hold'
import { appScript, slides } from './measures'

/** Activities in another order than the screen's, each with its own picture. */
const activities = {
  method: 'GET',
  path: 'admin/api/activities',
  body: JSON.stringify({
    record_per_page: [
      ['Past', '2020-01-01', '05:00', 3],
      ['Evening', '2099-05-01', '18:00', 4],
      ['Morning', '2099-05-01', '05:00', 5],
      ['Later', '2099-05-02', '05:00', 6],
    ].map(([title, date, time, picture], id) => ({
      ...{ id: id + 1, title, date, time, description: 'All are welcome.' },
      filePath: `mock-files/scene-000${picture}-700x500.svg`,
    })),
    total_records: 4,
  }),
}

test("the next activity's picture is shown before the app's code has run [PERF-10]", async ({
  page,
  backend,
}) => {
  await backend.respondWith(activities)
  const release = await holdRequests(page, appScript)

  await page.goto('activities', { waitUntil: 'commit' })
  const picture = page.locator('main img[src*="mock-files/"]')
  await expect(picture).toHaveAttribute('src', /scene-0005/)
  await expect(picture).toBeVisible()
  release()

  const first = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Morning' })
  await expect(first.locator('img')).toHaveAttribute('src', /scene-0005/)
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Morning')
})

for (const { path, heading } of [
  { path: '', heading: 'Slide 1' },
  { path: 'courses', heading: 'Gita in 18 Days' },
  { path: 'activities', heading: 'Morning' },
])
  test(`the first picture of /${path} stays in sight while the app starts [PERF-10]`, async ({
    page,
    backend,
  }) => {
    await backend.respondWith(activities)
    await backend.respondWith(slides)
    const release = await holdRequests(page, appScript)
    await page.goto(`./${path}`, { waitUntil: 'commit' })
    await expect(page.locator('main img[src*="mock-files/"]').first()).toBeVisible()
    await page.evaluate(() => {
      const main = document.querySelector('main')!
      new MutationObserver(() => {
        if (!main.querySelector('img[src*="mock-files/"]')) main.dataset.pictureWasGone = ''
      }).observe(main, { subtree: true, childList: true, attributeFilter: ['src'] })
    })
    release()

    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await expect(page.locator('main')).not.toHaveAttribute('data-picture-was-gone')
  })
