import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { EntityName } from '../../mocks/entities'
import {
  build,
  emptyDb,
  holdRequest,
  requests,
  sampleAccount,
  useScenario,
} from '../../mocks/testing'
import { open, storeSampleLogin } from '../open'
import { openAdmin } from '../admin-screen'
import { press } from '../queries'
import { resources } from '../resources'
import { countLines } from '../count-lines'

const figures = async () =>
  within(await screen.findByRole('list', { name: 'Records of each list' })).getAllByRole('link')
const panel = async (name: string | RegExp) => within(await screen.findByRole('region', { name }))
const sorry = 'Sorry, the request was unsuccessfull. Please come back later.'

test('a figure for each list counts its records and links to it [DASH-1]', async () => {
  emptyDb()
  build.slide()
  build.course()
  build.course()
  for (let number = 0; number < 1204; number++) build.registration()

  await openAdmin('/admin')

  const links = await figures()
  const counts: Partial<Record<EntityName, string>> = {
    slide: '1',
    course: '2',
    registration: '1,204',
  }
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    resources.map(({ kind, title, screen: at }) => [`${counts[kind] ?? 0} ${title}`, at]),
  )
})

/** The requests of the figures and panels; "Needs attention" and the mail log read larger pages. */
const overviewRequests = () => requests.filter(({ path }) => !path.endsWith('page_size=100'))

/** The requests of the dashboard; only the two lists with a panel load records. */
const calls = resources.map(({ kind, path }) => {
  const hasPanel = kind === 'message' || kind === 'registration'
  return `${path}?page=1&page_size=${hasPanel ? 25 : 1}`
})

test('all counts are requested in parallel and once [DASH-1]', async () => {
  storeSampleLogin()
  const release = holdRequest('GET /admin/api/slider')

  const opened = open('/admin')
  await waitFor(() => expect(overviewRequests()).toHaveLength(resources.length))
  release()
  await opened

  expect(
    overviewRequests()
      .map(({ path }) => path)
      .sort(),
  ).toEqual([...calls].sort())
})

test.each([1280, 360])(
  'at %i px with text of twice the size no figure and no word of its label is broken [A11Y-10]',
  async (width) => {
    emptyDb()
    for (let number = 1; number <= 120; number += 1) build.registration()
    document.documentElement.style.fontSize = '200%'
    await page.viewport(width, 740)

    await openAdmin('/admin')

    for (const figure of await figures())
      for (const part of [...figure.children].filter(({ textContent }) => textContent))
        expect(countLines(part)).toBeLessThanOrEqual(part.textContent.split(' ').length)
  },
)

test('four links open the forms that staff open most [DASH-6]', async () => {
  await openAdmin('/admin')

  const links = within(await screen.findByRole('navigation', { name: 'Add' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual([
    ['Add Activities', '/admin/activities?add='],
    ['Add Notification', '/admin/notification?add='],
    ['Add Image Gallery', '/admin/igallery?add=many'],
    ['Compose Email', '/admin/email?add='],
  ])
})

/** The moment, some minutes after the mock server's clock has started. */
const minutesAgo = (minutes: number) =>
  new Date(Date.now() - minutes * 60_000 + 5.5 * 3_600_000).toISOString().slice(0, 19)

test('at the first visit the records of the last day are new, and those not answered are counted [DASH-7]', async () => {
  emptyDb()
  build.message({ email: 'asha@example.org', subject: 'Room', datetime: minutesAgo(60) })
  build.message({ email: 'ravi@example.org', subject: 'Parking', datetime: minutesAgo(90) })
  build.message({ subject: 'Old question', datetime: minutesAgo(3 * 24 * 60) })
  build.mail({ toEmail: 'asha@example.org', subject: 'Re: Room', datetime: minutesAgo(30) })
  build.registration({ datetime: minutesAgo(10) })

  await openAdmin('/admin')

  const news = await panel('New since yesterday')
  expect(await news.findByRole('link', { name: '2 new messages 1 not answered' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/contactus\?record=2$/),
  )
  expect(news.getByRole('link', { name: 'One new registration' })).toHaveAttribute(
    'href',
    '/admin/registrations',
  )
})

test('what came since the last visit of this person on this device is new [DASH-7]', async () => {
  emptyDb()
  build.message({ subject: 'Room', datetime: minutesAgo(60) })
  build.message({ subject: 'Parking', datetime: minutesAgo(5) })
  localStorage.setItem(`last-visit ${sampleAccount.email}`, String(Date.now() - 30 * 60_000))

  const { go } = await openAdmin('/admin')
  await go('/admin/changepass')
  await go('/admin')

  const news = await panel(/^New since your last visit, /)
  expect(news.getByRole('link', { name: 'One new message 1 not answered' })).toBeVisible()
  expect(news.getByRole('link', { name: 'No new registrations' })).toBeVisible()
})

test('a newest message that was replied to has the mark of its list [DASH-1]', async () => {
  emptyDb()
  build.message({ email: 'asha@example.org', subject: 'Room', datetime: '2026-11-20T10:00:00' })
  build.mail({ toEmail: 'asha@example.org', subject: 'Re: Room', datetime: '2026-11-20T12:00:00' })

  await openAdmin('/admin')

  const messages = await panel('Newest messages')
  expect(await messages.findByText('Replied')).toBeVisible()
})

test('a panel shows the newest five messages, and each opens with its list [DASH-1]', async () => {
  emptyDb()
  for (const subject of ['1', '2', '3', '4', '5', '6'])
    build.message({ subject: `Room ${subject}` })

  await openAdmin('/admin')

  const messages = await panel('Newest messages')
  const lines = messages.getAllByRole('listitem').map((line) => within(line).getByRole('link'))
  expect(lines.map((line) => /Room \d/.exec(line.textContent)?.[0])).toEqual([
    'Room 6',
    'Room 5',
    'Room 4',
    'Room 3',
    'Room 2',
  ])

  lines[1]!.click()

  expect(await screen.findByRole('heading', { name: 'Room 5' })).toBeVisible()
})

test('without records the figures are 0 and the panels say so', async () => {
  useScenario('empty')

  await openAdmin('/admin')

  expect((await figures())[0]).toHaveTextContent('0 Slider')
  expect(screen.getAllByText('No Records found')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('a figure that could not be loaded is a dash, and Retry loads it [DASH-2]', async () => {
  emptyDb()
  build.video()
  useScenario('failing', { only: 'GET /admin/api/vGallery' })
  await openAdmin('/admin')
  expect((await figures())[6]).toHaveTextContent('–Not loaded: Video Gallery')
  expect(screen.getByText('One figure could not be loaded.')).toBeVisible()

  useScenario('normal')
  await press('Retry')

  await waitFor(async () => expect((await figures())[6]).toHaveTextContent('1 Video Gallery'))
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('while no figure can be loaded it reads "Dev in progress", until Retry [DASH-2]', async () => {
  useScenario('failing')
  await openAdmin('/admin')
  expect(await screen.findByRole('heading', { name: 'Dev in progress' })).toBeVisible()
  expect(screen.queryByText(sorry)).toBeNull()

  useScenario('normal')
  await press('Retry')

  expect(await figures()).toHaveLength(resources.length)
  expect(screen.queryByText('Dev in progress')).toBeNull()
})

test('without any response a sentence is added below [WIRE-12]', async () => {
  useScenario('offline')

  await openAdmin('/admin')

  expect(await screen.findByRole('heading', { name: 'Dev in progress' })).toBeVisible()
  expect(screen.getByText(sorry)).toBeVisible()
})

test('a dashboard whose reads are all refused leads to sign-in with one alert [AUTH-4]', async () => {
  storeSampleLogin()
  useScenario('unauthorised')

  const { address, router } = await open('/admin')

  expect(
    await screen.findByText('Access forbidden, please login to visit this page.'),
  ).toBeVisible()
  expect(address()).toBe('/signin')
  expect(router.state.historyAction).toBe('REPLACE')
  expect(screen.getAllByText('Access forbidden, please login to visit this page.')).toHaveLength(1)
  expect(localStorage.getItem('login-info')).toBeNull()
})
