import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, openSignedIn, test } from '../backend'
import { whenSettled } from '../../settled'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
  isDynamicEntry?: boolean
}
const manifest = JSON.parse(readFileSync('.vite/manifest-dist.json', 'utf8')) as Record<
  string,
  Chunk
>

/** The scripts and styles of a module with those of all its imports. */
function filesOf(module: string, found = new Set<string>()): Set<string> {
  const { file, imports = [], css = [] } = manifest[module]!
  if (found.has(file)) return found
  for (const one of [file, ...css]) found.add(one)
  for (const other of imports) filesOf(other, found)
  return found
}

/** A press that loads a part of the app. */
interface Press {
  part: string
  at: string
  press: (page: Page) => Promise<void>
  /** What is visible once the part is there. */
  shown: (page: Page) => ReturnType<Page['locator']>
}

const dialog = (page: Page) => page.getByRole('dialog')
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()
const key = (name: string) => (page: Page) => page.keyboard.press(name)
const firstItem = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('button').first().click()

const adminPresses: Press[] = [
  {
    part: 'src/admin/list/dialogs/record-dialogs.tsx',
    at: 'admin/slider',
    press: button(/^Edit:/),
    shown: dialog,
  },
  {
    part: 'src/admin/import/import-dialog.tsx',
    at: 'admin/notification',
    press: button(/^Import/),
    shown: dialog,
  },
  {
    part: 'src/admin/batch/batch-dialog.tsx',
    at: 'admin/igallery',
    press: button(/^Add many/),
    shown: dialog,
  },
  {
    part: 'src/admin/layout/keyboard-help.tsx',
    at: 'admin/slider',
    press: key('?'),
    shown: dialog,
  },
  {
    part: 'src/admin/find/find-dialog.tsx',
    at: 'admin/slider',
    press: key('Control+k'),
    shown: dialog,
  },
  {
    part: 'src/admin/list/month/month-view.tsx',
    at: 'admin/activities',
    press: (page) => page.getByRole('link', { name: 'Month', exact: true }).click(),
    shown: (page) => page.getByRole('grid'),
  },
  {
    part: 'src/admin/pane/reading-pane.tsx',
    at: 'admin/contactus',
    press: (page) => page.getByRole('rowheader').first().getByRole('button').click(),
    shown: (page) => page.getByRole('button', { name: 'Close message' }),
  },
  {
    part: 'src/admin/pane/answer-form.tsx',
    at: 'admin/contactus',
    press: async (page) => {
      await page.getByRole('rowheader').first().getByRole('button').click()
      await page.getByRole('button', { name: 'Answer' }).click()
    },
    shown: (page) => page.getByRole('textbox', { name: 'Mail Body' }),
  },
]

const sitePresses: Press[] = [
  { part: 'src/site/home/later-sections.tsx', at: '', press: button(/^Learn More/), shown: dialog },
  {
    part: 'src/site/home/sections/service-dialog.tsx',
    at: '',
    press: button(/^Learn More/),
    shown: dialog,
  },
  {
    part: 'src/site/donation/donate-dialog.tsx',
    at: 'templeCon',
    press: button(/^Donate/),
    shown: dialog,
  },
  { part: 'src/ui/lightbox/lightbox.tsx', at: 'igallery', press: firstItem, shown: dialog },
  {
    part: 'src/site/galleries/video-dialog.tsx',
    at: 'vgallery',
    press: firstItem,
    shown: dialog,
  },
  {
    part: 'src/site/sign-in/forget-password.tsx',
    at: 'signin',
    press: button(/^Forget Password/),
    shown: dialog,
  },
]

/** Parts without a press of their own here, and where they are told. */
const others = [
  // The same `lazyWithRetry` as those above.
  'src/admin/cells/play-video-dialog.tsx',
  'src/admin/form/conflict/conflict-dialog.tsx',
  'src/admin/pictures/picture-editor-dialog.tsx',
  'src/admin/layout/menu-drawer.tsx',
  // Tested in lazy-parts.spec.ts and export.
  'src/admin/form/replies/saved-replies.tsx',
  'src/admin/list/export/export-csv.ts',
  'src/admin/form/preview/form-preview.tsx',
  'src/admin/dashboard/attention/attention.tsx',
  // Loaded with a screen, whose error page tells it.
  'src/admin/list/rows/record-cards.tsx',
  'src/app/public-views.tsx',
  'src/site/cards/course-card.tsx',
  // Nothing is lost without them: a copy of the address.
  'src/ui/qr.ts',
  'src/ui/carousel/slides-carousel.tsx',
  'src/site/outbox/outbox-bar.tsx',
]
const isScreen = (module: string) =>
  /^src\/(content|messages|admin\/resources)\//.test(module) ||
  readFileSync('src/app/routes.tsx', 'utf8').includes(module.replace(/^src|\.tsx$/g, ''))

test('each part that is loaded later is taken away below, or has a reason', () => {
  const presses = [...adminPresses, ...sitePresses].map(({ part }) => part)
  const later = Object.entries(manifest)
    .filter(([module, { isDynamicEntry }]) => isDynamicEntry && !isScreen(module))
    .map(([module]) => module)

  expect(later.filter((module) => ![...presses, ...others].includes(module))).toEqual([])
})

/** Each visible sentence that says that something is missing. */
const failure = (page: Page) =>
  page.getByText(/could not be loaded|has been renewed/).filter({ visible: true })

for (const presses of [adminPresses, sitePresses]) {
  const taken = new Set<string>()
  for (const { part, at, press, shown } of presses) {
    // A file that several parts share is taken away from the first of them.
    const files = [...filesOf(part)].filter((file) => !taken.has(file))
    for (const file of files) taken.add(file)

    test(`without any of its files, ${part} is told after each press, or not needed [SEC-3]`, async ({
      page,
      watch,
      browser,
      baseURL,
    }) => {
      // One visit a file; the first of them has the most.
      test.setTimeout(60_000 + files.length * 15_000)
      watch.expectedLines = [/^error: /, /^warning: /]
      const atStart = new Set<string>()
      page.on('request', (request) => atStart.add(new URL(request.url()).pathname.slice(1)))
      await openSignedIn(page, `./${at}`)
      await whenSettled(page)
      const storageState = await page.context().storageState()

      for (const file of files.filter((one) => !atStart.has(one)))
        await test.step(file, async () => {
          const context = await browser.newContext({
            baseURL,
            storageState,
            serviceWorkers: 'block',
          })
          const visit = await context.newPage()
          await visit.route(`**/${file}`, (route) => route.fulfill({ status: 404 }))
          await visit.goto(`./${at}`)
          await expect(visit.getByRole('heading', { level: 1 })).toBeVisible()
          // The first press may reload the page, to get a new version.
          for (let time = 1; time <= 2; time += 1) {
            await visit.waitForLoadState('networkidle')
            await press(visit)
            await expect(failure(visit).or(shown(visit)).first()).toBeVisible()
            if (await shown(visit).first().isVisible()) break
          }
          await context.close()
        })
    })
  }
}
