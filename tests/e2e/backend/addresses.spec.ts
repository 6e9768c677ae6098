import { addresses } from '../addresses'
import { whenSettled } from '../settled'
import { expect, openSignedIn, scrollThrough, test } from './backend'

const all = [...addresses, 'home', 'templeconstruction', 'admin/dashboard']
const admin = all.filter((address) => address.startsWith('admin'))
const site = all.filter((address) => !admin.includes(address))

// One page opens all addresses, because a new browser context for each would take a minute longer.
for (const [part, paths] of Object.entries({ site, admin })) {
  test(`every address of the ${part} opens directly and lives under the strict policy [WIRE-11] [SEC-1]`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(120_000)
    for (const path of paths)
      await test.step(`/${path}`, async () => {
        await openSignedIn(page, `./${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await scrollThrough(page)
        await whenSettled(page)

        expect(watch.found(), `at /${path}`).toEqual([])
      })
  })
}

test('a link inside the site keeps to the base', async ({ page, backend }) => {
  await page.goto('./')
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()

  await expect(page).toHaveURL(`${backend.address}contactus`)
})
