import { addresses } from '../e2e/addresses'
import {
  expect,
  readLayout,
  rootUrl,
  seeText,
  signIn,
  test,
  unexpected,
  waitUntilSettled,
} from './test'

test.use({ withStorage: false })

test('without storage every public route works with an empty console, and staff can sign in', async ({
  engine,
}) => {
  for (const address of addresses.filter((each) => !each.startsWith('admin')))
    await test.step(`/${address}`, async () => {
      await engine.open(rootUrl + address)
      await waitUntilSettled(engine)
      expect((await readLayout(engine)).headings).toHaveLength(1)
      expect(unexpected(await engine.readConsole()), `the console at /${address}`).toEqual([])
    })

  await engine.open(`${rootUrl}admin/notification`)
  await signIn(engine)
  await seeText(engine, 'Showing 1 to')
})
