import type { Locator, Page } from '@playwright/test'
import { addresses } from '../../addresses'
import { expect, navigateTo, openSignedIn, test, type Backend } from '../backend'
import { forms, type Form } from './forms'
import { byCourseMessages } from '../../../../src/messages/admin-screens/by-course'
import { dashboardMessages } from '../../../../src/messages/admin-screens/dashboard'
import { alertMessages } from '../../../../src/messages/alerts'
import { commonMessages } from '../../../../src/messages/common'

const messages = alertMessages()
const dashboard = dashboardMessages

/** Ways in which a backend fails: a scenario of the mock server, or a script for every call. */
const faults = {
  'web pages': 'html-instead-of-json',
  'a 500': 'failing',
  'broken connections': 'offline',
  'an empty body': { body: '' },
  'JSON that breaks off': { body: '{"status":true,"record_per_page":[{"id":1,"tit' },
  'no response': { hangs: true },
} as const

const timeLimits = { reads: 61_000, writes: 121_000 }
/** Console lines that Chromium and the app may write when requests fail. */
const allowedLines = [/^warning: /, /^error: Failed to load resource: /]
const writes = ['POST', 'PUT', 'DELETE']
const { notLoaded } = commonMessages()
/** The heading of each public list that could not be loaded. */
const lists = new Map([
  ['courses', notLoaded.courses],
  ['activities', notLoaded.activities],
  ['igallery', notLoaded.pictures],
  ['vgallery', notLoaded.videos],
])

// Transitions would only make these tests wait.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [name, fault] of Object.entries(faults)) {
  test.describe(`when every call gets ${name}`, () => {
    test.beforeEach(async ({ page, watch }) => {
      watch.expectedLines = allowedLines
      if (name === 'no response') await page.clock.install()
    })

    test('every screen is shown with the message that the requirements quote [ADMIN-1]', async ({
      page,
      backend,
      watch,
    }) => {
      test.slow()
      const hasNoResponse = name === 'no response' || name === 'broken connections'
      if (typeof fault === 'string') await backend.useScenario(fault)
      else await backend.respondWith({ method: '*', path: '*', ...fault })
      await openSignedIn(page, './signin')
      const countRequests = async () => (await backend.log()).requests.length

      // Other screens send no read, so one fault is enough for them.
      for (const path of name === 'a 500' ? addresses : addresses.filter(sendsReads))
        await test.step(`/${path}`, async () => {
          const before = await countRequests()
          const wait = () => page.clock.fastForward(timeLimits.reads)
          // From the site to the admin the old screen stays until the read ends: let it time out.
          await navigateTo(page, path, name === 'no response' ? wait : undefined)
          // Advance only once, after the read has arrived: the same clock also dismisses alerts.
          if (name === 'no response' && showsReadFailure(path)) {
            await expect.poll(countRequests).toBeGreaterThan(before)
            await wait()
          }
          await expectReadFailure(page, path, hasNoResponse)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          await expect(page.getByRole('contentinfo')).toHaveCount(path === 'signin' ? 0 : 1)
        })

      const webPageLines = watch.console.filter((line) =>
        line.endsWith('responded with a web page.'),
      )
      const paths = (await backend.log()).requests.map((request) => request.path)
      // Dashboard 9, admin lists 9, public lists 4, forecast 1. Home adds 2, registration 1, but
      // the test may leave these screens before their requests reach a server that hangs.
      expect(paths.length).toBeGreaterThanOrEqual(name === 'no response' ? 23 : 26)
      for (const path of name === 'web pages' ? paths : [])
        expect(
          webPageLines.some((line) => line.includes(`${new URL(path, backend.address).href} `)),
        ).toBe(true)
    })
  })
}

// Two tests, because a script replaces a scenario until the end of a test. A form is opened once for all faults of a test.
for (const kind of ['string', 'object']) {
  // A write whose response is a 2xx without a body has succeeded [REFUSAL-7].
  const entries = Object.entries(faults).filter(
    ([name, fault]) => typeof fault === kind && name !== 'an empty body',
  )
  test(`every form keeps what was typed when writes get ${entries.map(([name]) => name).join(', ')}`, async ({
    page,
    backend,
    watch,
  }) => {
    test.slow()
    watch.expectedLines = allowedLines
    await page.clock.install()
    const calls = await backend.operations(writes)
    await openSignedIn(page, './')

    for (const form of forms) {
      await navigateTo(page, form.path)
      for (const [index, [name, fault]] of entries.entries())
        await test.step(`${form.path} ${form.opener ?? ''}: ${name}`, async () => {
          // Only writes fail, because an edit needs a record to open; sign-in is a write too.
          if (typeof fault === 'string') await backend.useScenario(fault, ...calls)
          else
            for (const method of writes) await backend.respondWith({ method, path: '*', ...fault })
          const message = name === 'a 500' ? form.message : (form.noResponseMessage ?? form.message)
          if (form.opener) await openDialog(page, form.opener, index)
          const scope = page.getByRole('dialog').or(page.getByRole('main')).last()
          await sendAndExpectFailure(scope, backend, { ...form, message }, name === 'no response')
          const isLast = index === entries.length - 1
          if (form.opener || (isLast && form.path === 'admin/changepass'))
            await discard(page, scope)
        })
    }
  })
}

/** Opens a form; an edit takes another record each time, because the server may have changed the one before. */
async function openDialog(page: Page, name: string | RegExp, index: number) {
  const buttons = page.getByRole('button', { name })
  await expect(buttons).not.toHaveCount(0)
  await buttons.nth(Math.min(index, (await buttons.count()) - 1)).click()
}

/** Leaves a form without saving. */
async function discard(page: Page, scope: Locator) {
  await scope.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Returns whether a screen sends a request. */
const sendsReads = (path: string) =>
  path === '' || path.startsWith('coursesregister') || showsReadFailure(path)

/** Returns whether a screen shows that a read has failed. */
const showsReadFailure = (path: string) =>
  lists.has(path) ||
  path === 'fetch-data' ||
  (path.startsWith('admin') && path !== 'admin/changepass')

/** Expects the messages of a screen whose reads have failed [COURSE-4] [LIST-9]. */
async function expectReadFailure(page: Page, path: string, hasNoResponse: boolean) {
  const unreachableMessage = page.getByText(messages.unreachable)
  if (path === '') await expect(page.getByRole('heading', { name: 'Donate Now' })).toBeVisible()
  else if (lists.has(path)) await expect(page.getByText(lists.get(path)!)).toBeVisible()
  else if (path === 'admin/registrations/by-course')
    await expect(page.getByText(byCourseMessages.failed)).toBeVisible()
  else if (path === 'admin') {
    await expect(page.getByRole('heading', { name: dashboard.inProgress })).toBeVisible()
    await expect(unreachableMessage).toHaveCount(hasNoResponse ? 1 : 0)
  } else if (path === 'fetch-data' || (path.startsWith('admin/') && path !== 'admin/changepass')) {
    await expect(page.getByText(messages.wrong)).toBeVisible()
    await expect(unreachableMessage).toHaveCount(hasNoResponse ? 1 : 0)
    await expect(page.getByRole('table')).toHaveCount(0)
  }
}

/** Fills in and submits a form; expects its failure message and unchanged values. */
async function sendAndExpectFailure(
  scope: Locator,
  backend: Backend,
  { values, options = {}, button, message }: Form,
  /** Whether the server never responds, so that the time limit passes. */
  hangs: boolean,
) {
  const field = (label: string) => scope.getByLabel(new RegExp(`^${label}`)).first()
  for (const [label, value] of Object.entries(values)) await field(label).fill(value)
  for (const [label, value] of Object.entries(options)) await field(label).selectOption(value)

  const sent = (await backend.writes()).length
  await scope.getByRole('button', { name: button }).click()
  // A form removes the message of an earlier failure before it sends.
  await expect.poll(async () => (await backend.writes()).length).toBeGreaterThan(sent)
  if (hangs) await scope.page().clock.fastForward(timeLimits.writes)

  await expect(scope.getByText(message)).toBeVisible()
  for (const [label, value] of Object.entries({ ...values, ...options }))
    await expect(field(label)).toHaveValue(value)
}
