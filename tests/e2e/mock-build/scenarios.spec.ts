import { expect, test, type Page } from '@playwright/test'
import { scenarios, type Scenario } from '../../../mocks/engine/scenarios/scenario-names'

type Expectation = [address: string, see: (page: Page) => Promise<void>]

const expectText = (words: string | RegExp) => (page: Page) =>
  expect(page.getByText(words).first()).toBeVisible()
const expectHeading = (words: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name: words }).first()).toBeVisible()
const wrong = 'Something went wrong, Please try again later.'
const emptyList: Expectation = ['/courses', expectText('No Records Found')]
const notLoaded: Expectation = ['/courses', expectHeading('The courses could not be loaded')]
const failedList: Expectation = ['/admin/courses', expectHeading('The courses could not be loaded')]
const signInRequired: Expectation = [
  '/admin/courses',
  expectText('Access forbidden, please login to visit this page.'),
]

async function sendMessage(page: Page) {
  const form = page.getByRole('main')
  await form.getByLabel(/^Name/).fill('Ananya Mishra')
  await form.getByLabel(/^Email/).fill('ananya@example.org')
  await form.getByLabel(/^Subject/).fill('A stay in Kartik')
  await form.getByLabel(/^Message/).fill('May four of us stay for two nights?')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expectText(wrong)(page)
}

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

/** What visitors and staff see in each scenario; a missing scenario fails type checking. */
const expectations: Record<Scenario, { visitor: Expectation; staff: Expectation }> = {
  normal: {
    visitor: ['/courses', expectHeading('Gita in 18 Days')],
    staff: ['/admin/courses', expectText('Showing 1 to 10 of 24 results')],
  },
  empty: { visitor: emptyList, staff: ['/admin/courses', expectText('No Records found')] },
  many: {
    visitor: ['/igallery', expectText(/ of 1,000 shown/)],
    staff: ['/admin/courses', expectText(/^Showing 1 to 10 of 1,000 results/)],
  },
  'long-text': {
    visitor: ['/courses', expectText(/RamramramRam/)],
    staff: ['/admin/courses', expectText(/RamramramRam/)],
  },
  slow: {
    visitor: [
      '/courses',
      async (page) => {
        await expect(page.getByRole('main').getByText('Loading…').first()).toBeAttached()
        await expectHeading('Gita in 18 Days')(page)
      },
    ],
    staff: ['/admin/courses', expectText('Showing 1 to 10 of 24 results')],
  },
  failing: { visitor: notLoaded, staff: failedList },
  refused: {
    visitor: ['/contactus', sendMessage],
    staff: ['/admin/courses', expectRefusedUpdate],
  },
  unauthorised: {
    visitor: ['/courses', expectText('Access forbidden, please login to visit this page.')],
    staff: signInRequired,
  },
  offline: { visitor: notLoaded, staff: failedList },
  'html-instead-of-json': { visitor: notLoaded, staff: failedList },
  malformed: {
    visitor: ['/courses', expectHeading('A date of no kind')],
    staff: [
      '/admin/courses',
      (page) => expect(page.getByRole('rowheader', { name: 'A date of no kind' })).toBeVisible(),
    ],
  },
  'message-array': {
    visitor: ['/contactus', sendMessage],
    staff: ['/admin/vgallery', addVideo],
  },
  'expired-token-after-N': {
    visitor: ['/courses', expectHeading('Gita in 18 Days')],
    staff: [
      '/admin/courses',
      async (page) => {
        await expectText('Showing 1 to 10 of 24 results')(page)
        await page.getByRole('link', { name: 'Slider' }).click()
        await expectText('Access forbidden, please login to visit this page.')(page)
      },
    ],
  },
  'partial-delete': {
    staff: ['/admin/courses', deleteTwo],
    visitor: [
      '/courses',
      async (page) => {
        await expectHeading('Mridanga for Beginners')(page)
        await expect(page.getByRole('heading', { name: 'Gita in 18 Days' })).toHaveCount(0)
      },
    ],
  },
  'changed-meanwhile': {
    visitor: ['/courses', expectHeading('Gita in 18 Days')],
    staff: ['/admin/courses', saveAfterColleague],
  },
  'wrong-shape': {
    visitor: notLoaded,
    staff: ['/admin/courses', expectText('No Records found')],
  },
  'images-broken': {
    visitor: ['/igallery', expectPlaceholder],
    staff: ['/admin/courses', expectPlaceholder],
  },
  photographs: {
    visitor: ['/igallery', expectPhotograph],
    staff: ['/admin/courses', expectPhotograph],
  },
}

const names = Object.keys(scenarios) as Scenario[]
const quarter = Math.ceil(names.length / 4)

/** The scenarios in groups that share a page: starting the mock build takes longer than looking at it. */
const groups = [0, 1, 2, 3].map((index) => names.slice(index * quarter, (index + 1) * quarter))

// Transitions would only make these tests wait.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const group of groups)
  test(`a link activates, for visitors and staff: ${group.join(', ')} [MOCK-1]`, async ({
    page,
  }) => {
    test.slow()
    for (const scenario of group)
      await test.step(scenario, async () => {
        const link = `mock.scenario=${scenario.replace(/N$/, '1')}`
        // Keep the table's order: staff must delete a record before a visitor finds it missing.
        for (const [who, [address, expectScreen]] of Object.entries(expectations[scenario])) {
          await page.goto(`${address}?${link}${who === 'staff' ? '&mock.auth=admin' : ''}`)
          await expectScreen(page)
          expect(page.url()).not.toContain('mock.')
        }
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
