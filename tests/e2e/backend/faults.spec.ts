import type { Locator, Page } from '@playwright/test'
import { addresses } from '../addresses'
import { expect, goOn, openSignedIn, test, type Backend } from './backend'
import { forms, type Form } from './forms'
import { byCourseMessages } from '../../../src/messages/admin-by-course'
import { dashboardMessages } from '../../../src/messages/admin-dashboard'
import { alertMessages } from '../../../src/messages/alerts'
import { commonMessages } from '../../../src/messages/common'

const messages = alertMessages()
const dashboard = dashboardMessages

/** Ways in which a backend fails: a scenario of the mock server, or a script for every call. */
const faults = {
  'web pages': 'html-instead-of-json',
  'a 500': 'failing',
  'broken lines': 'offline',
  nothing: { body: '' },
  garbage: { body: '{"status":true,"record_per_page":[{"id":1,"tit' },
  never: { hangs: true },
} as const

const limits = { reads: 31_000, writes: 121_000 }
/** Console lines that Chromium and the app may write when requests fail. */
const noted = [/^warning: /, /^error: Failed to load resource: /]
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
  test.describe(`a server that answers every call with ${name}`, () => {
    test.beforeEach(async ({ page, watch }) => {
      test.setTimeout(120_000)
      watch.expected = noted
      if (name === 'never') await page.clock.install()
    })

    test('every screen is shown with the message that the requirements quote [ADMIN-1]', async ({
      page,
      backend,
      watch,
    }) => {
      const unheard = name === 'never' || name === 'broken lines'
      if (typeof fault === 'string') await backend.scenario(fault)
      else await backend.script({ method: '*', path: '*', ...fault })
      await openSignedIn(page, './signin')
      const asked = async () => (await backend.log()).requests.length

      // Other screens send no read, so one fault is enough for them.
      for (const path of name === 'a 500' ? addresses : addresses.filter(sendsReads))
        await test.step(`/${path}`, async () => {
          const before = await asked()
          const wait = () => page.clock.fastForward(limits.reads)
          // From the site to the admin the old screen stays until the read ends: let it time out.
          await goOn(page, path, name === 'never' ? wait : undefined)
          // Advance only once, after the read has arrived: the same clock also dismisses alerts.
          if (name === 'never' && reads(path)) {
            await expect.poll(asked).toBeGreaterThan(before)
            await wait()
          }
          await saysSo(page, path, unheard)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          await expect(page.getByRole('contentinfo')).toHaveCount(path === 'signin' ? 0 : 1)
        })

      const named = watch.console.filter((line) => line.endsWith('answered with a web page.'))
      const paths = (await backend.log()).requests.map((request) => request.path)
      // Dashboard 9, admin lists 9, public lists 4, forecast 1. Home adds 2, registration 1, but
      // the test may leave these screens before their requests reach a server that hangs.
      expect(paths.length).toBeGreaterThanOrEqual(name === 'never' ? 23 : 26)
      for (const path of name === 'web pages' ? paths : [])
        expect(named.some((line) => line.includes(`${new URL(path, backend.address).href} `))).toBe(
          true,
        )
    })
  })
}

// Two tests, because a script replaces a scenario until the end of a test. A form is opened once for all faults of a test.
for (const kind of ['string', 'object']) {
  const entries = Object.entries(faults).filter(([, fault]) => typeof fault === kind)
  test(`every form keeps what was typed when writes are answered by ${entries.map(([name]) => name).join(', ')}`, async ({
    page,
    backend,
    watch,
  }) => {
    test.setTimeout(120_000)
    watch.expected = noted
    await page.clock.install()
    const calls = await backend.calls(writes)
    await openSignedIn(page, './')

    for (const form of forms) {
      await goOn(page, form.at)
      for (const [index, [name, fault]] of entries.entries())
        await test.step(`${form.at} ${form.opener ?? ''}: ${name}`, async () => {
          // Only writes fail, because an edit needs a record to open; sign-in is a write too.
          if (typeof fault === 'string') await backend.scenario(fault, ...calls)
          else for (const method of writes) await backend.script({ method, path: '*', ...fault })
          const says = name === 'a 500' ? form.says : (form.saysUnanswered ?? form.says)
          if (form.opener) await openDialog(page, form.opener, index)
          const scope = page.getByRole('dialog').or(page.getByRole('main')).last()
          await send(scope, backend, { ...form, says }, name === 'never')
          const isLast = index === entries.length - 1
          if (form.opener || (isLast && form.at === 'admin/changepass')) await discard(page, scope)
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

/** Returns whether a screen asks the server for anything. */
const sendsReads = (path: string) =>
  path === '' || path.startsWith('coursesregister') || reads(path)

/** Returns whether a screen shows that a read has failed. */
const reads = (path: string) =>
  lists.has(path) ||
  path === 'fetch-data' ||
  (path.startsWith('admin') && path !== 'admin/changepass')

/** Expects what a screen shows when its reads have failed [COURSE-4] [LIST-9]. */
async function saysSo(page: Page, path: string, unheard: boolean) {
  const noAnswer = page.getByText(messages.unreachable)
  if (path === '') await expect(page.getByRole('heading', { name: 'Donate Now' })).toBeVisible()
  else if (lists.has(path)) await expect(page.getByText(lists.get(path)!)).toBeVisible()
  else if (path === 'admin/registrations/by-course')
    await expect(page.getByText(byCourseMessages.failed)).toBeVisible()
  else if (path === 'admin') {
    await expect(page.getByRole('heading', { name: dashboard.inProgress })).toBeVisible()
    await expect(noAnswer).toHaveCount(unheard ? 1 : 0)
  } else if (path === 'fetch-data' || (path.startsWith('admin/') && path !== 'admin/changepass')) {
    await expect(page.getByText(messages.wrong)).toBeVisible()
    await expect(noAnswer).toHaveCount(unheard ? 1 : 0)
    await expect(page.getByRole('table')).toHaveCount(0)
  }
}

/** Fills in and submits a form; expects its failure message and unchanged values. */
async function send(
  scope: Locator,
  backend: Backend,
  { typed, chosen = {}, button, says }: Form,
  /** Whether the server never answers, so that the time limit passes. */
  isNeverAnswered: boolean,
) {
  const field = (label: string) => scope.getByLabel(new RegExp(`^${label}`)).first()
  for (const [label, value] of Object.entries(typed)) await field(label).fill(value)
  for (const [label, value] of Object.entries(chosen)) await field(label).selectOption(value)

  const sent = (await backend.writes()).length
  await scope.getByRole('button', { name: button }).click()
  // A form removes the message of an earlier failure before it sends.
  await expect.poll(async () => (await backend.writes()).length).toBeGreaterThan(sent)
  if (isNeverAnswered) await scope.page().clock.fastForward(limits.writes)

  await expect(scope.getByText(says)).toBeVisible()
  for (const [label, value] of Object.entries({ ...typed, ...chosen }))
    await expect(field(label)).toHaveValue(value)
}
