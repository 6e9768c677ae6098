import { addressesWithoutText } from '../e2e/addresses'
import type { Engine } from './engine'
import {
  expect,
  readLayout,
  rootUrl,
  storeLogin,
  subPathUrl,
  test,
  unexpected,
  waitUntilSettled,
} from './test'

const sizes = [
  [1280, 800],
  [360, 740],
] as const

/** Opens a screen, scrolls through it, and expects one h1, no horizontal overflow and an empty console at each size. */
async function inspect(engine: Engine, url: string) {
  await engine.resize(1280, 800)
  await engine.open(url)
  await waitUntilSettled(engine)
  for (const [width, height] of sizes) {
    await engine.resize(width, height)
    await engine.run(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }), null)
    await waitUntilSettled(engine)
    await expect
      .poll(() => readLayout(engine), `${url} at ${width} px`)
      .toMatchObject({ headings: [/./], sideways: 0 })
  }
  expect(unexpected(await engine.readConsole()), `the console at ${url}`).toEqual([])
}

/** Pages of text share their markup, and so do the lists of the admin: one of each kind. */
const isAdmin = (address: string) => address.startsWith('admin')
const publicAddresses = [
  ...addressesWithoutText.filter((address) => !isAdmin(address)),
  'policies/refund-policy',
]
const adminAddresses = addressesWithoutText.filter((address) =>
  /^admin(\/(slider|activities|contactus|registrations\/.*|changepass))?$/.test(address),
)

test('every kind of public route works at two sizes under the strict policy', async ({
  engine,
}) => {
  for (const address of publicAddresses)
    await test.step(`/${address}`, () => inspect(engine, rootUrl + address))
})

test('every kind of route of the admin works at two sizes under the strict policy', async ({
  engine,
}) => {
  await storeLogin(engine, rootUrl)
  for (const address of adminAddresses)
    await test.step(`/${address}`, () => inspect(engine, rootUrl + address))
})

test('below a sub-path each kind of screen works, and links stay below it', async ({ engine }) => {
  for (const address of ['', 'courses', 'policies/refund-policy', 'no/such/page'])
    await test.step(`/${address}`, () => inspect(engine, subPathUrl + address))

  await engine.open(subPathUrl)
  await engine.resize(1280, 800)
  await waitUntilSettled(engine)
  await engine.click({ role: 'link', name: 'Contact Us', within: 'banner' })

  await expect.poll(() => engine.run(() => location.href, null)).toBe(`${subPathUrl}contactus`)
})

test('?lang=hi shows public screens in Hindi', async ({ engine }) => {
  for (const address of ['', 'contactus', 'chitrakoot', 'coursesregister', 'igallery'])
    await test.step(`/${address}`, async () => {
      await inspect(engine, `${rootUrl}${address}?lang=hi`)

      expect((await readLayout(engine)).headings[0]).toMatch(/[\u0900-\u097f]/)
      expect(await engine.run(() => document.documentElement.lang, null)).toBe('hi')
      await engine.run(() => localStorage.clear(), null)
    })
})
