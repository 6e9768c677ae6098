import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { build, emptyDb, reseed, useScenario as setScenario } from '../../mocks/testing'
import { clearResponseCache } from '../../src/api/response-cache'
import { removeLogin } from '../../src/api/session'
import { applySettings } from '../../src/api/settings/settings'
import { commonMessages } from '../../src/messages/common'
import { setLanguage } from '../../src/messages/language'
import { addresses } from '../addresses'
import { open, storeSampleLogin } from '../open'
import { dialog, press, textbox } from '../queries'
import { resources } from '../resources'
import { siteSettings } from '../shared-page'
import { translatePage } from '../translate-page'
import { watchResponses } from '../watch-responses'

type App = Awaited<ReturnType<typeof open>>
/** What a person does on a screen, step by step; after each step the page is read. */
type Steps = Record<string, (app: App) => unknown>

/** The page's text without the tooltip of what happens to lie under the pointer. */
const readPage = () =>
  [...document.body.children]
    .filter((element) => !element.matches('[role="tooltip"], .tooltip'))
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
    .join('\n')

/** Rules out, together with the step's own wait, that a page is read while something loads. */
async function readWhenSettled(processed: () => Promise<void>) {
  let previous = ''
  for (let quiet = 0; quiet < 20;) {
    await processed()
    const loading = [
      ...document.querySelectorAll('main [aria-busy="true"]:not(form)'),
      ...screen.queryAllByText(commonMessages().loading),
      ...screen.queryAllByText(/^Checking (the newest|pictures)/),
    ].find((element) => element.checkVisibility())
    loading?.scrollIntoView()
    await new Promise(requestAnimationFrame)
    const text = readPage()
    quiet = text === previous && !loading ? quiet + 1 : 0
    previous = text
  }
  return previous
}

/** Opens a screen, does the steps, and returns what the page said after each. */
async function readScreen(
  path: string,
  steps: Steps,
  prepare?: () => void,
  expected?: Record<string, string>,
) {
  localStorage.clear()
  sessionStorage.clear()
  clearResponseCache()
  await setLanguage('en')
  applySettings(siteSettings)
  if (path.startsWith('/admin')) storeSampleLogin()
  else removeLogin()
  vi.setSystemTime(new Date('2026-11-21T10:00:00+05:30'))
  // Away from what would show a tooltip.
  await userEvent.hover(document.body, { position: { x: 0, y: 0 } })
  reseed()
  prepare?.()
  const { fetched, processed } = watchResponses()
  const read: Record<string, string> = {}
  const app = await open(path)
  await screen.findByRole('heading', { level: 1 })
  // The dashboard reads this panel after all others.
  if (path === '/admin') await screen.findByText(/that were looked at/)
  const note = async (name: string) => {
    read[name] = await readWhenSettled(processed)
    // On a busy machine a part may come later than in the first visit.
    if (expected && read[name] !== expected[name])
      await waitFor(() => expect(readPage()).toBe(expected[name])).then(
        () => (read[name] = readPage()),
        () => undefined,
      )
  }
  await note('open')
  for (const [name, step] of Object.entries(steps)) {
    await step(app)
    await note(name)
  }
  cleanup()
  fetched.mockRestore()
  return read
}

/** What stands where two texts begin to differ. */
function difference(expected: string, read: string) {
  let at = 0
  while (at < expected.length && expected[at] === read[at]) at += 1
  const around = (text: string) => text.slice(Math.max(0, at - 40), at + 80)
  return { expected: around(expected), read: around(read) }
}

/** Expects that the screen says the same after each step, whether the browser translates it or not. */
async function expectSameWhenTranslated(path: string, steps: Steps = {}, prepare?: () => void) {
  vi.useFakeTimers({ toFake: ['Date'] })
  const original = await readScreen(path, steps, prepare)
  for (const way of ['moved', 'copied'] as const) {
    const stop = translatePage(way)
    onTestFinished(stop)
    const translated = await readScreen(path, steps, prepare, original)
    stop()
    for (const [step, text] of Object.entries(original))
      if (translated[step] !== text)
        expect.unreachable(
          `${path}, ${way}, ${step}: ${JSON.stringify(difference(text, translated[step]!))}`,
        )
  }
}

const fill = async (label: RegExp, text: string) =>
  userEvent.fill(await screen.findByLabelText(label), text)

const pressFirst = async (name: RegExp) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[0]!)

/** Presses each control of the main part that opens something, once. */
function openParts() {
  for (const control of document.querySelectorAll<HTMLElement>('main [aria-expanded="false"]'))
    act(() => control.click())
}

const pathsOf = (isAdmin: boolean) =>
  addresses.filter((path) => path.startsWith('admin') === isAdmin).map((path) => `/${path}`)

test.each(pathsOf(false))(
  'translated, %s reads the same with its parts open, and in Hindi [LANG-3]',
  async (path) => {
    await expectSameWhenTranslated(path, {
      'open its parts': openParts,
      'switch to Hindi': async () => {
        const toHindi = screen.queryByRole('button', { name: 'हिन्दी' })
        if (!toHindi) return
        await userEvent.click(toHindi)
        await screen.findByRole('button', { name: 'English' })
      },
    })
  },
  60_000,
)

test.each(pathsOf(true))(
  'translated, %s reads the same with its parts open [LANG-3]',
  async (path) => {
    await expectSameWhenTranslated(path, { 'open its parts': openParts })
  },
  60_000,
)

test.each(resources)(
  'translated, the list $title can be paged, selected, searched and deleted from [LANG-3]',
  async ({ screen: path, kind, named }) => {
    await expectSameWhenTranslated(
      path,
      {
        'next page': async () =>
          userEvent.click(await screen.findByRole('link', { name: 'Next page' })),
        'select a row': async () =>
          userEvent.click((await screen.findAllByRole('checkbox', { name: /^Select row/ }))[0]!),
        'select all': async () =>
          userEvent.click(await screen.findByRole('checkbox', { name: /^Select all/ })),
        // The first dialog of a test file loads its code.
        'ask to delete': async () => {
          await press(/^Bulk Delete/)
          await dialog()
        },
        'keep them': () => press('Cancel'),
        'ask to delete one': async () => {
          await pressFirst(/^Delete: /)
          await dialog()
        },
        'delete it': async () => {
          await userEvent.click(await (await dialog()).findByRole('button', { name: 'Delete' }))
          // The pointer stops its five seconds; by itself it would go at another moment in each visit.
          await userEvent.hover(await screen.findByText('Record deleted successfully.'))
        },
        'close what it says': () => press('Close'),
        'search in vain': async () =>
          userEvent.fill(await screen.findByRole('searchbox'), 'nothing has this name'),
        'see all': async () => userEvent.fill(await screen.findByRole('searchbox'), ''),
        'another size': async () =>
          userEvent.selectOptions(await screen.findByRole('combobox', { name: /Page/ }), '25'),
      },
      () => {
        emptyDb()
        for (let number = 1; number <= 25; number += 1) build[kind](named(`Record ${number}`))
      },
    )
  },
  90_000,
)

/** Visits of the screens that a press changes in more than what is open; the path may have data of its own. */
const visits: Record<string, { path: string; steps: Steps; prepare?: () => void }> = {
  'the sign-in': {
    path: '/signin',
    steps: {
      'send it empty': () => press('LOGIN'),
    },
  },
  'a registration': {
    path: '/coursesregister?type=Short%20Term&id=1&name=Gita',
    steps: {
      'send it empty': () => press('Register'),
      'correct a field': async () => fill(/^Name/, 'Ananya Mishra'),
      'send it with a field missing': () => press('Register'),
      'fill it in': async () => {
        await fill(/^Email/, 'ananya@example.org')
        await userEvent.selectOptions(screen.getByLabelText(/^Language/), 'Hindi')
        await fill(/^Address/, 'House 12, Ram Ghat')
        await fill(/^Comment/, 'I read the Gita for the first time.')
      },
      'send it': async () => {
        await press('Register')
        await screen.findByText(/^Thanks? /)
      },
    },
  },
  'a message to the temple': {
    path: '/contactus',
    steps: {
      'send it empty': () => press('Send Message'),
      'count letters': async () => fill(/^Message/, 'May four of us stay for two nights?'),
    },
  },
  'the image gallery': {
    path: '/igallery',
    prepare: () => {
      emptyDb()
      for (let number = 1; number <= 70; number += 1) build.image({ title: `Lamp ${number}` })
    },
    steps: {
      'view more': async () => {
        await press('View More')
        await screen.findByRole('button', { name: 'Lamp 60' })
      },
      'fail to view more': async () => {
        setScenario('failing')
        await press('View More')
        await screen.findByText('Something went wrong, Please try again later.')
      },
      'view the rest': async () => {
        setScenario('normal')
        await press('View More')
        await screen.findByRole('button', { name: 'Lamp 70' })
      },
      'open the lightbox': async () => {
        await press('Lamp 2')
        await screen.findByRole('button', { name: 'Close lightbox' })
      },
      'see the next': () => press('Next image'),
      'zoom in': () => pressFirst(/zoom in|enlarge/i),
      'close the lightbox': () => press('Close lightbox'),
    },
  },
  'the video gallery': {
    path: '/vgallery',
    prepare: () => {
      emptyDb()
      for (let number = 1; number <= 70; number += 1) build.video({ title: `Film ${number}` })
    },
    steps: {
      'view more': async () => {
        await press('View More')
        await screen.findByRole('button', { name: /Film 60/ })
      },
    },
  },
  'a list that fails and is retried': {
    path: '/courses',
    prepare: () => setScenario('failing'),
    steps: {
      retry: async () => {
        setScenario('normal')
        await press('Retry')
        await screen.findByRole('heading', { name: 'Gita in 18 Days' })
      },
    },
  },
  'the filters of the courses': {
    path: '/courses',
    steps: {
      'choose a type': () => pressFirst(/^Daily Classes \d/),
      'see all again': () => pressFirst(/^Daily Classes \d/),
      'copy a link': () => pressFirst(/^Share/),
    },
  },
  'a donation': {
    path: '/templeCon',
    steps: {
      'one more brick': () => press('One Brick more'),
      'open the dialog': async () => {
        await press('Donate for Brick')
        await screen.findByRole('dialog')
      },
      'copy the amount': async () =>
        userEvent.click((await dialog()).getByRole('button', { name: /^Copy amount/ })),
      'close the dialog': () => pressFirst(/^Close$/),
      'one brick fewer': () => pressFirst(/^One Brick less/),
    },
  },
  'the slides and the clock of Home': {
    path: '/',
    steps: {
      'next slide': () => pressFirst(/^Next slide$/),
      'an hour later': () => {
        vi.setSystemTime(Date.now() + 3_600_000)
        act(() => void document.dispatchEvent(new Event('visibilitychange')))
      },
      'after closing time': () => {
        vi.setSystemTime(Date.now() + 2.5 * 3_600_000)
        act(() => void document.dispatchEvent(new Event('visibilitychange')))
      },
    },
  },
  'the testimonials of the founder': {
    path: '/prabhupad',
    steps: {
      'next slide': () => press('Next slide'),
      'go to a slide': () => press('Go to slide 3'),
    },
  },
  'a month of activities': {
    path: '/admin/activities?view=month',
    prepare: () => {
      emptyDb()
      for (const hour of [5, 6, 7, 8, 9])
        build.activity({ title: `Talk ${hour}`, date: '2026-11-28', time: `0${hour}:00` })
      build.activity({ title: 'Visit', date: 'first week of Phalgun' })
    },
    steps: {
      'see all of a day': () => press('2 more on 28 November'),
      'see fewer': () => press('Show fewer on 28 November'),
      'next month': async () =>
        userEvent.click(await screen.findByRole('link', { name: 'Next month' })),
      'search in vain': async () =>
        userEvent.fill(await screen.findByRole('searchbox'), 'nothing has this name'),
    },
  },
  'a new password': {
    path: '/admin/changepass',
    steps: {
      'send it empty': () => press('Submit'),
      'show it': () => press('Show New Password'),
    },
  },
  'a new notification': {
    path: '/admin/notification',
    steps: {
      'open the form': async () => {
        await press('Add')
        await textbox('Notification')
      },
      'send it empty': () => press('Submit'),
      'fill it in': async () => userEvent.fill(await textbox('Notification'), 'Aarti at six'),
      'cancel it': () => press('Cancel'),
      'keep editing': () => press('Keep editing'),
      'save it': async () => {
        await press('Submit')
        await screen.findByText('Record added successfully.')
        await screen.findByRole('rowheader', { name: 'Aarti at six' })
      },
      'edit it': async () => {
        await press('Edit: Aarti at six')
        await userEvent.fill(await textbox('Notification'), 'Aarti at seven')
      },
      'save the change': async () => {
        await press('Update')
        await screen.findByRole('rowheader', { name: 'Aarti at seven' })
      },
    },
  },
  'a refused notification': {
    path: '/admin/notification',
    steps: {
      'open the form': async () => {
        await press('Add')
        await userEvent.fill(await textbox('Notification'), 'Aarti at six')
      },
      'be refused': async () => {
        setScenario('refused')
        await press('Submit')
        await screen.findByText('Error')
      },
      'save it': async () => {
        setScenario('normal')
        await press('Submit')
        await screen.findByText('Record added successfully.')
      },
    },
  },
  'the reading pane': {
    path: '/admin/contactus',
    steps: {
      'open a message': async () => {
        await userEvent.click(
          (await screen.findAllByRole('rowheader'))[0]!.querySelector('button')!,
        )
        await screen.findByRole('button', { name: /^Close/ })
      },
      'go to the next': () => pressFirst(/^Next message/),
      'close it': () => pressFirst(/^Close/),
    },
  },
  'find everywhere': {
    path: '/admin',
    steps: {
      'check everything': async () => {
        await press('Check all pictures and links')
        await screen.findByText(/were checked at/, {}, { timeout: 30_000 })
      },
      'open it': async () => {
        await press('Find everywhere')
        await screen.findByRole('combobox')
      },
      'find something': async () => {
        await userEvent.fill(await screen.findByRole('combobox'), 'gita')
        await screen.findAllByRole('option')
      },
      'find nothing': async () => {
        await userEvent.fill(screen.getByRole('combobox'), 'no such thing')
        await screen.findByText(/^Nothing was found/)
      },
      'close it': () => userEvent.keyboard('{Escape}'),
    },
  },
}

test.each(Object.entries(visits))(
  'translated, %s reads the same after each step [LANG-3]',
  async (_, { path, steps, prepare }) => {
    await expectSameWhenTranslated(path, steps, prepare)
  },
  90_000,
)

test('the language that a translator has set stays until the visitor switches ours [LANG-3]', async () => {
  const { go } = await open('/courses')
  document.documentElement.lang = 'bn'

  await go('/contactus')

  await screen.findByRole('heading', { level: 1, name: 'Contact Us' })
  expect(document.title).toBe('Contact Us - Sample Mandir')
  expect(document.documentElement).toHaveAttribute('lang', 'bn')
  await press('हिन्दी')
  expect(await screen.findByRole('button', { name: 'English' })).toBeVisible()
  expect(document.documentElement).toHaveAttribute('lang', 'hi')
})
