import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getStartTime } from '../../mocks/engine/clock'
import { build, emptyDb, holdRequest, setListOptions, useScenario } from '../../mocks/testing'
import { applySettings } from '../../src/api/settings/settings'
import { setLanguage } from '../../src/messages/language'
import { open } from '../open'
import { saveCalendar } from '../save-calendar'
import { siteSettings } from '../shared-page'

const titles = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

/** Sets the date to that of the sample data, because its activities are past on later days. */
const setSampleDay = () => vi.useFakeTimers({ toFake: ['Date'], now: getStartTime() })

test('heading, breadcrumb and the Events grid [ACT-1]', async () => {
  await open('/activities')

  expect(await screen.findByRole('heading', { level: 1, name: 'Our Activities' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Events' })).toBeVisible()
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  expect(crumbs.getByText('Activities')).toHaveAttribute('aria-current', 'page')
})

test('a card shows type, title, description, date and time with IST [ACT-2]', async () => {
  emptyDb()
  build.activity({ date: '2099-11-24', time: '18:30', courseType: 'Festival' })
  await open('/activities')

  const card = within((await screen.findByText('Kartik Deepa Daan')).closest('li')!)
  expect(card.getByText('Festival')).toBeVisible()
  expect(card.getByText('A thousand lamps on the Mandakini.')).toBeVisible()
  expect(card.getByText('24 Nov 2099')).toBeVisible()
  expect(card.getByText(/^6:30\sPM\sIST$/)).toBeVisible()
})

test('an unreadable date or time is shown unchanged, and IST never twice [DATA-6]', async () => {
  emptyDb()
  build.activity({ date: 'Every Sunday', time: 'after arati IST' })
  await open('/activities')

  expect(await screen.findByText('Every Sunday')).toBeVisible()
  expect(screen.getByText('after arati IST')).toBeVisible()
})

test('a day with a time zone is the day in India, and one with a time is a day [DATA-6]', async () => {
  emptyDb()
  build.activity({ title: 'Last', date: '2099-12-22 00:00:00', time: '18:30:00.000000' })
  build.activity({ title: 'First', date: '2099-12-20', time: '2099-12-20T13:00:00Z' })
  build.activity({ title: 'Second', date: '2099-12-20T18:30:00Z', time: '6:30 PM' })
  await open('/activities')

  await screen.findByText('Second')
  expect(screen.getByText('20 Dec 2099')).toBeVisible()
  const days = screen.getAllByRole<HTMLTimeElement>('time').map(({ dateTime }) => dateTime)
  expect(days).toEqual(['2099-12-21', '2099-12-22'])
  expect(screen.getAllByText(/^6:30\sPM\sIST$/)).toHaveLength(3)
  expect(titles()).toEqual(['First', 'Second', 'Last'])
})

test('upcoming activities come before past ones [ACT-1]', async () => {
  emptyDb()
  build.activity({ title: 'Some day', date: 'Some day' })
  build.activity({ title: 'Over', date: '2001-01-01' })
  build.activity({ title: 'Later', date: '2099-02-02' })
  build.activity({ title: 'Sooner', date: '2099-01-01' })
  await open('/activities')
  await screen.findByText('Sooner')

  await userEvent.click(screen.getByRole('button', { name: 'Past events 1' }))

  expect(titles()).toEqual(['Sooner', 'Later', 'Some day', 'Over'])
  expect(screen.getAllByText('Past event')).toHaveLength(1)
})

test('the next event is a card, the others are rows that open to all that a card says [ACT-5]', async () => {
  emptyDb()
  build.activity({ title: 'Sooner', date: '2099-01-01', courseType: 'Kirtan' })
  build.activity({ title: 'Later', date: '2099-02-02', time: '18:30', courseType: 'Festival' })
  await open('/activities')
  const row = await screen.findByRole('button', { name: 'Later', expanded: false })
  expect(screen.queryByRole('button', { name: 'Sooner' })).toBeNull()
  expect(screen.getByText('Kirtan')).toBeVisible()
  expect(screen.queryByText('Festival')).toBeNull()

  await userEvent.click(row)

  const entry = within(row.closest('li')!)
  expect(entry.getByText('Festival')).toBeVisible()
  const [line, text] = entry.getAllByText('A thousand lamps on the Mandakini.')
  expect(line).not.toBeVisible()
  expect(text).toBeVisible()
  expect(entry.getByRole('time')).toHaveTextContent(/^2 Feb\s*2099$/)
  expect(entry.getByText(/^6:30\sPM\sIST$/)).toBeVisible()
  expect(entry.getByRole('button', { name: 'Add to calendar: Later' })).toBeVisible()
  expect(entry.getByRole('button', { name: 'Share: Later' })).toBeVisible()
  await userEvent.click(row)
  expect(entry.queryByText('Festival')).toBeNull()
})

test('a date that cannot be read stands in words in its row [ACT-5] [DATA-6]', async () => {
  emptyDb()
  build.activity({ title: 'Sooner', date: '2099-01-01' })
  build.activity({ date: 'first week of Phalgun', time: 'after aarti' })
  await open('/activities')

  expect(await screen.findByText('first week of Phalgun')).toBeVisible()
  expect(screen.getByText('after aarti')).toBeVisible()
})

const months = () => within(screen.getByRole('group', { name: 'Months' }))
const chips = () =>
  months()
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

/** Adds activities of two coming months, one past month, and one without a readable date. */
function threeMonths() {
  emptyDb()
  build.activity({ title: 'Over', date: '2001-01-01' })
  build.activity({ title: 'January', date: '2099-01-05' })
  build.activity({ title: 'February', date: '2099-02-02' })
  build.activity({ title: 'January too', date: '2099-01-20' })
  build.activity({ title: 'Sundays', date: 'Every Sunday' })
}

test('a chip shows one month, a second press shows all, and Back shows the month again [ACT-3]', async () => {
  threeMonths()
  const { router } = await open('/activities')
  const january = await screen.findByRole('button', { name: 'Jan 2099 2' })
  expect(chips()).toEqual(['Jan 2099 2', 'Feb 2099 1'])

  await userEvent.click(january)
  await waitFor(() => expect(titles()).toEqual(['January', 'January too']))
  expect(january).toHaveAttribute('aria-pressed', 'true')
  expect(january).toHaveFocus()
  expect(router.state.location.search).toBe('?month=2099-01')

  await userEvent.click(january)
  await waitFor(() => expect(titles()).toHaveLength(4))
  expect(router.state.location.search).toBe('')

  await act(() => router.navigate(-1))
  await waitFor(() => expect(titles()).toEqual(['January', 'January too']))
})

test('a URL with a month opens with its chip pressed, also a past month [ACT-3]', async () => {
  threeMonths()
  await open('/activities?month=2001-01')

  const chip = await screen.findByRole('button', { name: 'Jan 2001 1', pressed: true })
  expect(titles()).toEqual(['Over'])
  await userEvent.click(chip)
  await waitFor(() => expect(titles()).toHaveLength(5))
  expect(chip).toHaveFocus()
})

test.each(['2030-06', '2099-1', 'soon', ''])('the month "%s" shows all [ACT-3]', async (month) => {
  threeMonths()
  await open(`/activities?month=${month}`)
  await screen.findByText('Sundays')

  expect(titles()).toEqual(['January', 'January too', 'February', 'Sundays'])
  expect(months().queryByRole('button', { pressed: true })).toBeNull()
})

test('past events are below a button, which shows their months as well [ACT-4]', async () => {
  threeMonths()
  await open('/activities')
  const button = await screen.findByRole('button', { name: 'Past events 1', expanded: false })
  expect(screen.queryByText('Over')).toBeNull()

  await userEvent.click(button)

  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('Over')).toBeVisible()
  expect(chips()).toEqual(['Jan 2001 1', 'Jan 2099 2', 'Feb 2099 1'])
})

test('a row whose activity has no title can be named and opened [ACT-5]', async () => {
  emptyDb()
  build.activity({ title: 'Sooner', date: '2099-01-01' })
  build.activity({ title: ' ', date: '2099-02-02' })
  await open('/activities')

  expect(await screen.findByRole('button', { name: 'Activity', expanded: false })).toBeVisible()
})

test('a link to a past event opens the past ones and focuses it [ACT-4]', async () => {
  emptyDb()
  const { id } = build.activity({ title: 'Over', date: '2001-01-01' })
  build.activity({ title: 'Sooner', date: '2099-01-01' })
  await open(`/activities#activities-${id}`)

  const row = await screen.findByRole('button', { name: 'Over', expanded: true })
  await waitFor(() => expect(row.closest('li')).toHaveFocus())
})

test('without upcoming events a sentence says so above the button [ACT-4]', async () => {
  emptyDb()
  build.activity({ title: 'Over', date: '2001-01-01' })
  await open('/activities')

  expect(await screen.findByText(/^Nothing is planned just now/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Past events 1' })).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Months' })).toBeNull()
})

/** Adds two activities and a course of January 2099, a festival of the settings, and others of other months. */
function fullMonth() {
  emptyDb()
  build.activity({ title: 'Retreat', date: '2099-01-20', time: '05:30', courseType: 'Kirtan' })
  build.activity({ title: 'Blankets', date: '2099-01-08', time: '19:00' })
  build.activity({ title: 'Spring', date: '2099-02-11' })
  build.course({ title: 'Gita', startDate: '2099-01-12', startTime: '18:00' })
  build.course({ title: 'Kitchen', startDate: '2099-03-01' })
  const festivals = [{ date: '2099-01-14', name: 'Sankranti', nameHindi: 'संक्रांति' }]
  applySettings({ ...siteSettings, festivals })
}

test('the month is printed on a sheet with its activities, festivals and the courses that start [ACT-6]', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  fullMonth()
  await open('/activities')
  const sheetTitle = { level: 1, name: 'This month at the temple', hidden: true }

  await userEvent.click(await screen.findByRole('button', { name: 'Print Jan 2099' }))

  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  const sheet = within(screen.getByRole('heading', sheetTitle).parentElement!)
  const entries = sheet
    .getAllByRole('heading', { level: 2, hidden: true })
    .map(({ textContent }) => textContent)
  expect(entries).toEqual(['Blankets', 'Gita', 'Sankranti', 'Retreat'])
  expect(sheet.getByText('Jan 2099')).toBeInTheDocument()
  expect(sheet.getByText(/^Mon · 6:00\sPM\sIST · Course starts$/)).toBeInTheDocument()
  expect(sheet.getByText('Wed · Festival')).toBeInTheDocument()

  act(() => void dispatchEvent(new Event('afterprint')))
  expect(screen.queryByRole('heading', sheetTitle)).toBeNull()
})

test('the month in the URL is saved as one calendar file [ACT-6]', async () => {
  fullMonth()
  await open('/activities?month=2099-01')

  const { name, events } = await saveCalendar(
    await screen.findByRole('button', { name: 'Add Jan 2099 to calendar' }),
  )

  expect(name).toBe('This month at the temple Jan 2099.ics')
  expect(events.map((event) => [event.summary, event.startDate.toString()])).toEqual([
    ['Blankets', '2099-01-08T19:00:00'],
    ['Gita', '2099-01-12T18:00:00'],
    ['Sankranti', '2099-01-14'],
    ['Retreat', '2099-01-20T05:30:00'],
  ])
})

test.each([
  ['en', 'Print Jan 2099', 'The courses could not be loaded, so they are missing here.'],
  ['hi', 'जनवरी 2099 छापें', 'पाठ्यक्रमों की सूची नहीं आ सकी, इसलिए वे यहाँ नहीं हैं।'],
] as const)(
  'a month without the courses, which could not be loaded, says so on its sheet [ACT-6] (%s)',
  async (language, name, sentence) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.spyOn(window, 'print').mockReturnValue()
    onTestFinished(() => act(() => setLanguage('en')))
    await setLanguage(language)
    fullMonth()
    useScenario('failing', { only: 'GET /admin/api/courses' })
    await open('/activities')
    const print = await screen.findByRole('button', { name })

    await userEvent.click(print)

    const [onScreen, onPaper] = await waitFor(() => {
      const sentences = screen.getAllByText(sentence)
      expect(sentences).toHaveLength(2)
      return sentences
    })
    expect(onScreen).toHaveRole('status')
    expect(within(onPaper!.closest('section')!).getByText('Blankets')).toBeInTheDocument()

    act(() => void dispatchEvent(new Event('afterprint')))
    useScenario('normal')
    await userEvent.click(print)
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
  },
)

test('a calendar file without the courses, which could not be loaded, comes with a word of it [ACT-6]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  fullMonth()
  useScenario('failing', { only: 'GET /admin/api/courses' })
  await open('/activities?month=2099-01')

  const { events } = await saveCalendar(
    await screen.findByRole('button', { name: 'Add Jan 2099 to calendar' }),
  )

  expect(events.map(({ summary }) => summary)).toEqual(['Blankets', 'Sankranti', 'Retreat'])
  expect(screen.getByText('The courses could not be loaded, so they are missing here.')).toHaveRole(
    'status',
  )
})

test('without a coming month there is none to print or to save [ACT-6]', async () => {
  emptyDb()
  build.activity({ title: 'Over', date: '2001-01-01' })
  build.activity({ title: 'Some day', date: 'Every Sunday' })
  await open('/activities')
  await screen.findByText('Some day')

  expect(screen.queryByRole('button', { name: /^(Print|Add .* calendar$)/ })).toBeNull()
})

test('heading and skeleton are shown while the list loads', async () => {
  setSampleDay()
  const release = holdRequest('GET /admin/api/activities')
  await open('/activities')

  expect(await screen.findByRole('heading', { level: 2, name: 'Events' })).toBeVisible()
  expect(screen.getByText('Loading…')).toHaveRole('status')
  release()
  await waitFor(() => expect(titles().length).toBeGreaterThan(3))
})

test('an empty list shows No Records Found with a picture [COURSE-3]', async () => {
  emptyDb()
  await open('/activities')

  const found = await screen.findByRole('heading', { level: 3, name: 'No Records Found' })
  expect(found.parentElement!.querySelector('img')).toBeVisible()
  expect(screen.getByText(/Nothing is planned just now/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('a missing response is named as the reason and logged once [COURSE-4]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  useScenario('offline')
  await open('/activities')

  const failed = { level: 3, name: 'The activities could not be loaded' }
  expect(await screen.findByRole('heading', failed)).toBeVisible()
  expect(screen.getByText(/^Sorry, the request was unsuccessfull\./)).toBeVisible()
  expect(screen.queryByText('No Records Found')).toBeNull()
  expect(warn.mock.calls).toEqual([
    ['Sorry, the request was unsuccessfull. Please come back later.'],
  ])
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(screen.queryByText(/Nothing is planned/)).toBeNull()
})

test('nothing is wider than a window of 320 px, also with long texts', async () => {
  await page.viewport(320, 640)
  setSampleDay()
  useScenario('long-text')
  await open('/activities')
  await waitFor(() => expect(titles().length).toBeGreaterThan(3))

  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test('activities of all pages are shown where the server sends ten at a time [COURSE-5]', async () => {
  emptyDb()
  for (let number = 1; number <= 12; number += 1)
    build.activity({ title: `Walk ${number}`, date: '2026-12-20' })
  setListOptions({ size: 10, cap: 10 })

  await open('/activities')

  expect(await screen.findByText('Walk 12')).toBeVisible()
})
