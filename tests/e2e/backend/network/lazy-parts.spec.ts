import type { Locator, Page, Request } from '@playwright/test'
import { whenSettled } from '../../settled'
import { expect, openSignedIn, test } from '../backend'
import { adminMessages } from '../../../../src/messages/admin-screens/admin'
import { replyMessages } from '../../../../src/messages/admin-screens/replies'
import { commonMessages } from '../../../../src/messages/common'

const common = commonMessages()
const replies = replyMessages

/** A part of the app whose code is loaded when it is first needed. */
interface Part {
  name: string
  /** The screen that it belongs to. */
  at: string
  open: (page: Page) => Promise<void>
  /** Returns the message that is shown when the part cannot be loaded. */
  failure: (page: Page) => Locator
  /** Expects the loaded part to be visible with its styles. */
  isShown: (page: Page) => Promise<void>
  /** The files to cut off, where `open` also loads files of other parts. */
  files?: RegExp
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()
const notice = (page: Page) => page.getByText(common.partNotLoaded)

/** Expects the dialog to cover the whole window and not to scroll with the page. */
async function coversWindow(page: Page) {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog).toHaveCSS('position', 'fixed')
  const { width, height } = page.viewportSize()!
  await expect
    .poll(() => dialog.boundingBox())
    .toMatchObject({ x: 0, y: 0, width: expect.closeTo(width, -1), height })
}

/** Expects the dialog to cover the page, so that the page cannot be clicked. */
async function hasBackdrop(page: Page) {
  await coversWindow(page)
  const isCovered = await page.evaluate(() => {
    const dialog = document.querySelector('[role="dialog"]')!
    return dialog.contains(document.elementFromPoint(4, 4))
  })
  expect(isCovered).toBe(true)
}

/** One of each kind: a form with words of its own, a pane, a part of a form, a menu, a dialog over the whole window. */
const parts: Part[] = [
  {
    name: 'the form of a record',
    at: 'admin/slider',
    open: press(/^Add$/),
    failure: (page) => page.getByText(adminMessages.formNotLoaded),
    isShown: hasBackdrop,
  },
  {
    name: 'the reading pane',
    at: 'admin/contactus',
    open: (page) => page.getByRole('rowheader').first().getByRole('button').click(),
    failure: notice,
    isShown: async (page) => {
      const pane = page.getByRole('main').getByRole('region')
      await expect(pane).toHaveCSS('position', 'fixed')
    },
  },
  {
    name: 'the saved replies of a mail',
    at: 'admin/email',
    open: async (page) => {
      if (await page.getByRole('dialog').isVisible()) await press('Cancel')(page)
      await press('Compose Email')(page)
    },
    failure: (page) => page.getByText(replies.notLoaded),
    isShown: (page) =>
      expect(page.getByRole('button', { name: replies.title })).toHaveCSS('margin-left', '-12px'),
    files: /saved-replies/,
  },
  {
    name: 'the menu of a card',
    at: 'activities',
    open: press(/^Save or share/),
    failure: notice,
    isShown: (page) =>
      expect(page.getByRole('button', { name: common.sharing.share, exact: true })).toHaveCSS(
        'min-height',
        '40px',
      ),
  },
  {
    name: 'the lightbox',
    at: 'igallery',
    open: (page) =>
      page.getByRole('main').getByRole('listitem').getByRole('button').first().click(),
    failure: notice,
    isShown: coversWindow,
  },
]

/** Kinds of files that cannot be loaded. */
const kinds = { scripts: /\.js$/, styles: /\.css$/, 'scripts and styles': /\.(js|css)$/ }

/** Aborts requests for files that `cut` accepts, until `restore` is called. */
async function abortRequests(page: Page, cut: (file: string) => boolean) {
  const failed = new Set<string>()
  const failing = new Set<string>()
  const loaded = new Set<string>()
  let isCut = true
  page.on('requestfailed', (request) => failing.delete(new URL(request.url()).pathname))
  await page.route(/\/assets\//, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (isCut && cut(pathname)) {
      failed.add(pathname)
      failing.add(pathname)
      return route.abort()
    }
    loaded.add(pathname)
    return route.fallback()
  })
  return {
    failed,
    /** Waits for pending failures, because they would make the next try fail as well. */
    restore: async () => {
      isCut = false
      await expect.poll(() => [...failing]).toEqual([])
    },
    /** Returns the stylesheets that failed and were not requested again. */
    missingStyles: () => [...failed].filter((file) => file.endsWith('.css') && !loaded.has(file)),
  }
}

/** Makes `navigator.onLine` false without cutting the network, so that other requests succeed. */
const reportOffline = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false })
  })

for (const part of parts)
  test(`${part.name} shows a message when its scripts or styles cannot be loaded, and opens once they can`, async ({
    page,
    watch,
  }) => {
    test.slow()
    watch.expectedLines = [/ERR_FAILED/, /^warning: /]
    for (const [kind, cut] of Object.entries(kinds))
      await test.step(kind, () => expectRecovery(page, part, cut))
  })

/** Opens the part on a fresh page while files are cut off, and again with the network back. */
async function expectRecovery(page: Page, part: Part, cut: RegExp) {
  const requested = new Set<string>()
  const note = (request: Request) => requested.add(new URL(request.url()).pathname)
  page.on('request', note)
  await openSignedIn(page, `./${part.at}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await whenSettled(page)
  page.off('request', note)
  const files = await abortRequests(
    page,
    (file) => cut.test(file) && !requested.has(file) && (!part.files || part.files.test(file)),
  )

  // While the browser is online, the first failure reloads the page (stale-chunk.spec.ts). It stays offline to the
  // end, because the page may handle the last failure after the notice is shown.
  await reportOffline(page)
  await part.open(page)
  await expect(part.failure(page)).toBeVisible()
  await files.restore()
  await part.open(page)
  await part.isShown(page)
  expect(files.failed.size).toBeGreaterThan(0)
  expect(files.missingStyles()).toEqual([])
  await page.unrouteAll()
}
