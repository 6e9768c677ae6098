import type { Page, Request } from '@playwright/test'
import { addresses } from '../addresses'
import { whenSettled } from '../settled'
import { expect, openSignedIn, test } from './backend'

/** Collects the requests of the API and of uploaded pictures that `visit` sends. */
async function collectRequests(page: Page, visit: () => Promise<void>) {
  const sent: { calls: string[]; pictures: string[] } = { calls: [], pictures: [] }
  const collect = (request: Request) => {
    const { pathname, search } = new URL(request.url())
    if (/\/(admin|general)\/api\//.test(pathname)) sent.calls.push(pathname + search)
    if (pathname.includes('/mock-files/')) sent.pictures.push(pathname)
  }
  page.on('request', collect)
  await visit()
  page.off('request', collect)
  return sent
}

/** Home asks for a list when its section comes near; a section that is passed before its code has come asks for nothing. */
async function seeListsOfHome(page: Page) {
  for (const name of ['Upcoming Activities', 'Vedic Courses', 'From the Gallery']) {
    const section = page.getByRole('region', { name })
    await section.scrollIntoViewIfNeeded()
    await expect(
      section
        .getByRole('listitem')
        .getByRole(name === 'From the Gallery' ? 'img' : 'heading')
        .first(),
      // A thousand notices are drawn first, which takes a busy machine many seconds.
    ).toBeVisible({ timeout: 30_000 })
  }
}

/** The screen that shows all registrations: it reads up to 1,000 by itself, a hundred at once. */
const byCourse = 'admin/registrations/by-course'

/** The lists of the admin share a component; one represents them. */
const visited = addresses.filter((address) => !/^admin\/(?!courses$|registrations)/.test(address))

for (const address of visited)
  test(`/${address} asks as often for 1,000 records as for 10 [PERF-13]`, async ({
    page,
    backend,
  }) => {
    if (!address) test.slow()
    const counts: number[] = []
    for (const records of [10, 1000]) {
      await backend.useRecords(records)
      const { calls, pictures } = await collectRequests(page, async () => {
        await openSignedIn(page, `./${address}`)
        await whenSettled(page)
        if (!address) await seeListsOfHome(page)
        await whenSettled(page)
      })

      counts.push(calls.length)
      expect(pictures.length).toBeLessThanOrEqual(40)
    }

    if (address === byCourse) expect(counts).toEqual([1, 10])
    else expect(counts[1]).toBe(counts[0])
  })

test('the dashboard asks for the same with 10 records of each kind and with up to 100,000 [DASH-8]', async ({
  page,
  backend,
}) => {
  const visits: string[][] = []
  for (const [records, others] of [
    [10, {}],
    [1000, { notification: 100_000, message: 100_000 }],
  ] as const) {
    await backend.useRecords(records, others)
    const { calls, pictures } = await collectRequests(page, async () => {
      await openSignedIn(page, './admin')
      await page.getByRole('region', { name: 'Needs attention' }).scrollIntoViewIfNeeded()
      await expect(page.getByText(/were looked at/).first()).toBeVisible()
      await whenSettled(page)
    })

    const sent = [...calls, ...pictures]
    expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(25)
    visits.push(calls.sort())
  }
  expect(visits[1]).toEqual(visits[0])
})
