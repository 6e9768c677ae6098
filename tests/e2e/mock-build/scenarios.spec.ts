import { expect, test, type Page } from '@playwright/test'
import { scenarios, type Scenario } from '../../../mocks/engine/scenarios/scenario-names'

type Expectation = [address: string, see: (page: Page) => Promise<void>]

const expectText = (words: string | RegExp) => (page: Page) =>
  expect(page.getByText(words).first()).toBeVisible()
const expectHeading = (words: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name: words }).first()).toBeVisible()
const wrong = 'Something went wrong, Please try again later.'

async function expectRefusedUpdate(page: Page) {
  await page.getByRole('button', { name: 'Edit: Gita in 18 Days' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Title/ }).fill('Gita in a month')
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expectText('No record are updated')(page)
}

async function saveAfterColleague(page: Page) {
  await page.getByRole('button', { name: 'Edit: Gita in 18 Days' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Duration/ }).fill('18 evenings')
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expectText('Changed meanwhile: Description')(page)
}

async function addVideo(page: Page) {
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (const field of await dialog.getByRole('textbox').all()) await field.fill('/bells.webm')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(
    dialog.getByRole('listitem').filter({ hasText: 'The picture is too large.' }),
  ).toBeVisible()
}

async function deleteTwo(page: Page) {
  await page.getByRole('checkbox', { name: 'Select row 1: Gita in 18 Days' }).check()
  await page.getByRole('checkbox', { name: 'Select row 2: Mridanga for Beginners' }).check()
  await page.getByRole('button', { name: /^Bulk Delete/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete 2/ })
    .click()
  await expectText('1 of 2 records could not be deleted.')(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Edit: Gita in 18 Days' })).toHaveCount(0)
}

/** Expects the first picture to be shown as missing. */
const expectPlaceholder = async (page: Page) => {
  const first = page.getByRole('main').locator('.picture').first()
  await expect(first).toHaveClass(/picture-missing/)
}

const expectPhotograph = async (page: Page) =>
  expect(page.getByRole('main').locator('img[src*="photograph-"]').first()).toBeVisible()

/** What a screen shows in each scenario; a missing scenario fails type checking. An address of the admin is opened as staff. */
const expectations: Record<Scenario, Expectation> = {
  normal: ['/admin/courses', expectText('Showing 1 to 10 of 24 results')],
  empty: ['/courses', expectText('No Records Found')],
  many: ['/igallery', expectText(/ of 1,000 shown/)],
  'long-text': ['/courses', expectText(/RamramramRam/)],
  slow: [
    '/courses',
    async (page) => {
      await expect(page.getByRole('main').getByText('Loading…').first()).toBeAttached()
      await expectHeading('Gita in 18 Days')(page)
    },
  ],
  failing: ['/admin/courses', expectHeading('The courses could not be loaded')],
  refused: ['/admin/courses', expectRefusedUpdate],
  unauthorised: ['/courses', expectText('Access forbidden, please login to visit this page.')],
  offline: ['/courses', expectHeading('The courses could not be loaded')],
  'html-instead-of-json': ['/courses', expectHeading('The courses could not be loaded')],
  malformed: ['/courses', expectHeading('A date of no kind')],
  'message-array': ['/admin/vgallery', addVideo],
  'expired-token-after-N': [
    '/admin/courses',
    async (page) => {
      await expectText('Showing 1 to 10 of 24 results')(page)
      await page.getByRole('link', { name: 'Slider' }).click()
      await expectText('Access forbidden, please login to visit this page.')(page)
    },
  ],
  'partial-delete': ['/admin/courses', deleteTwo],
  'changed-meanwhile': ['/admin/courses', saveAfterColleague],
  'wrong-shape': ['/admin/courses', expectText('No Records found')],
  'images-broken': ['/igallery', expectPlaceholder],
  photographs: ['/igallery', expectPhotograph],
}

const names = Object.keys(scenarios) as Scenario[]
const quarter = Math.ceil(names.length / 4)

/** The scenarios in groups that share a page: starting the mock build takes longer than looking at it. */
const groups = [0, 1, 2, 3].map((index) => names.slice(index * quarter, (index + 1) * quarter))

// Transitions would only make these tests wait.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const group of groups)
  test(`a link activates: ${group.join(', ')} [MOCK-1]`, async ({ page }) => {
    test.slow()
    for (const scenario of group)
      await test.step(scenario, async () => {
        const link = `mock.scenario=${scenario.replace(/N$/, '1')}`
        const [address, expectScreen] = expectations[scenario]
        await page.goto(
          `${address}?${link}${address.startsWith('/admin') ? '&mock.auth=admin' : ''}`,
        )
        await expectScreen(page)
        expect(page.url()).not.toContain('mock.')
        await clearStorage(page)
      })
  })

/** Removes login, scenario and written records, as in a tab of a new browser. */
async function clearStorage(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await page.evaluate(() => sessionStorage.clear())
  await devtools.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb',
  })
  await devtools.detach()
}

// In the built page only: index.html has a form of its own, beside the app.
test('a list that cannot be loaded focuses Retry, and its alert closes [ALERT-2]', async ({
  page,
}) => {
  await page.goto('/admin/courses?mock.auth=admin&mock.scenario=failing')

  await expect(page.getByRole('button', { name: 'Retry' })).toBeFocused()
  await expect(page.getByText(wrong)).toBeVisible()
  await expect(page.getByText(wrong)).toHaveCount(0)
})
