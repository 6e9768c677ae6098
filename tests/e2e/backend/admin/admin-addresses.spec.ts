import { aliases } from '../../../addresses-of'
import { addresses } from '../../addresses'
import { whenSettled } from '../../settled'
import { expect, openSignedIn, scrollThrough, test } from '../backend'

const admin = [...addresses, ...aliases].filter((address) => address.startsWith('admin'))

test('every address of the admin opens directly under the strict policy [WIRE-11] [SEC-1]', async ({
  page,
  watch,
}) => {
  test.slow()
  for (const path of admin)
    await test.step(`/${path}`, async () => {
      await openSignedIn(page, `./${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await scrollThrough(page)
      await whenSettled(page)

      expect(watch.listFaults(), `at /${path}`).toEqual([])
    })
})
