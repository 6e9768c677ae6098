import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { build, emptyDb, useScenario as setScenario } from '../../mocks/testing'
import { open, scrollUntil, storeSampleLogin } from '../open'
import { press, textbox } from '../queries'
import { translatePage } from '../translate-page'

type Step = () => unknown

const fill = async (label: RegExp, text: string) =>
  userEvent.fill(await screen.findByLabelText(label), text)
const pressFirst = async (name: RegExp) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[0]!)
const seeText = (text: RegExp | string) => screen.findByText(text)
const seeButton = (name: RegExp | string) => screen.findByRole('button', { name })

function passTime(milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

/** Visits of the screens that a press changes in more than what is open: each step, and what the last one shows. */
const visits: Record<string, { path: string; prepare?: () => void; steps: Step[] }> = {
  'a registration': {
    path: '/coursesregister?type=Short%20Term&id=1&name=Gita',
    steps: [
      () => press('Register'),
      () => fill(/^Name/, 'Ananya Mishra'),
      () => press('Register'),
      () => fill(/^Email/, 'ananya@example.org'),
      async () => userEvent.selectOptions(screen.getByLabelText(/^Language/), 'Hindi'),
      () => fill(/^Address/, 'House 12, Ram Ghat'),
      () => fill(/^Comment/, 'I read the Gita for the first time.'),
      () => press('Register'),
      () => seeText(/^Thanks? /),
    ],
  },
  'the image gallery': {
    path: '/igallery',
    prepare: () => {
      emptyDb()
      for (let number = 1; number <= 70; number += 1) build.image({ title: `Lamp ${number}` })
    },
    steps: [
      () => press('View More'),
      () => seeButton('Lamp 60'),
      () => setScenario('failing'),
      () => press('View More'),
      () => seeText('Something went wrong, Please try again later.'),
      () => setScenario('normal'),
      () => press('View More'),
      () => seeButton('Lamp 70'),
      () => press('Lamp 2'),
      () => seeButton('Close lightbox'),
      () => press('Next image'),
      () => pressFirst(/zoom in|enlarge/i),
      () => press('Close lightbox'),
    ],
  },
  'the courses, failed first': {
    path: '/courses',
    prepare: () => {
      vi.spyOn(console, 'warn').mockReturnValue()
      setScenario('failing')
    },
    steps: [
      () => seeButton('Retry'),
      () => setScenario('normal'),
      () => press('Retry'),
      () => pressFirst(/^Daily Classes \d/),
      () => pressFirst(/^Daily Classes \d/),
      () => pressFirst(/^(Save or share|Share)/),
    ],
  },
  'a donation': {
    path: '/templeCon',
    steps: [
      () => press('One Brick more'),
      () => press('Donate for Brick'),
      () => pressFirst(/^Copy amount/),
      () => pressFirst(/^Close$/),
      () => pressFirst(/^One Brick less/),
    ],
  },
  'the slides and the clock of Home': {
    path: '/',
    steps: [
      () => pressFirst(/^Next slide$/),
      () => passTime(3_600_000),
      () => passTime(2.5 * 3_600_000),
    ],
  },
  'the testimonials of the founder': {
    path: '/prabhupad',
    steps: [
      async () => {
        const heading = await screen.findByRole('heading', { name: /readers find in his books/ })
        await scrollUntil(heading, () => screen.getByRole('button', { name: 'Next slide' }))
      },
      () => press('Next slide'),
      () => press('Go to slide 3'),
    ],
  },
  'a month of activities': {
    path: '/admin/activities?view=month',
    prepare: () => {
      emptyDb()
      for (const hour of [5, 6, 7, 8, 9])
        build.activity({ title: `Talk ${hour}`, date: '2026-11-28', time: `0${hour}:00` })
    },
    steps: [
      () => press('2 more on 28 November'),
      () => press('Show fewer on 28 November'),
      async () => userEvent.click(await screen.findByRole('link', { name: 'Next month' })),
      async () => userEvent.fill(await screen.findByRole('searchbox'), 'nothing has this name'),
    ],
  },
  'a notification, refused first': {
    path: '/admin/notification',
    steps: [
      () => press('Add'),
      () => press('Submit'),
      async () => userEvent.fill(await textbox('Notification'), 'Aarti at six'),
      () => press('Cancel'),
      () => press('Keep editing'),
      () => setScenario('refused'),
      () => press('Submit'),
      () => seeText('Error'),
      () => setScenario('normal'),
      () => press('Submit'),
      () => seeText('Record added successfully.'),
    ],
  },
  'find everywhere': {
    path: '/admin',
    steps: [
      () => press('Check all pictures and links'),
      () => seeText(/were checked at/),
      () => press('Find everywhere'),
      async () => userEvent.fill(await screen.findByRole('combobox'), 'gita'),
      () => screen.findAllByRole('option'),
      async () => userEvent.fill(await screen.findByRole('combobox'), 'no such thing'),
      () => seeText(/^Nothing was found/),
    ],
  },
}

// A list is translated in tests/admin/list/resources.test.tsx, what every screen shows at once in screens.test.tsx.
test.each(Object.entries(visits))(
  'translated, no text of %s stands still [LANG-3]',
  async (_, { path, prepare, steps }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00+05:30') })
    if (path.startsWith('/admin')) storeSampleLogin()
    prepare?.()
    await open(path)
    await screen.findByRole('heading', { level: 1 })
    const { stop, staleTexts } = translatePage()

    for (const [index, step] of steps.entries()) {
      await step()
      expect(staleTexts(), `step ${index + 1}`).toEqual([])
    }
    stop()
  },
)
