import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { build, emptyDb, useScenario } from '../../mocks/testing'
import { applySettings } from '../../src/api/settings/settings'
import { setLanguage } from '../../src/messages/language'
import { open } from '../open'
import { saveCalendar } from '../save-calendar'
import { siteSettings } from '../shared-page'

const titles = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

test.each([412, 1280])(
  'at %i px each activity is a card with picture, date, time with IST, title and description [ACT-2]',
  async (width) => {
    await page.viewport(width, 900)
    emptyDb()
    for (const title of ['Deepa Daan', 'Retreat'])
      build.activity({ title, date: '2099-11-24', time: '18:30', courseType: 'Festival' })
    await open('/activities')

    for (const title of ['Deepa Daan', 'Retreat']) {
      const heading = await screen.findByRole('heading', { level: 3, name: title })
      const card = within(heading.closest('li')!)
      expect(card.getByRole('presentation')).toBeVisible()
      expect(card.getByText('Festival')).toBeVisible()
      expect(card.getByText('A thousand lamps on the Mandakini.')).toBeVisible()
      expect(card.getByText('24 Nov 2099')).toBeVisible()
      expect(card.getByText(/^6:30\sPM\sIST$/)).toBeVisible()
      expect(card.getByText('24')).toBeVisible()
      expect(card.getByRole('button', { name: `Save or share: ${title}` })).toBeVisible()
    }
  },
)

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
  expect(screen.getByText('21 Dec 2099')).toBeVisible()
  expect(screen.getByText('22 Dec 2099')).toBeVisible()
  expect(screen.getAllByText(/^6:30\sPM\sIST$/)).toHaveLength(3)
  expect(titles()).toEqual(['First', 'Second', 'Last'])
})

test('upcoming activities come first, past ones below a heading of their own, the latest first [ACT-1] [ACT-4]', async () => {
  emptyDb()
  build.activity({ title: 'Some day', date: 'Some day' })
  build.activity({ title: 'Long over', date: '2001-01-01' })
  build.activity({ title: 'Over', date: '2002-01-01' })
  build.activity({ title: 'Later', date: '2099-02-02' })
  build.activity({ title: 'Sooner', date: '2099-01-01' })
  await open('/activities')

  const heading = await screen.findByRole('heading', { level: 2, name: 'Past events' })
  expect(titles()).toEqual(['Sooner', 'Later', 'Some day', 'Over', 'Long over'])
  const [, , third, fourth] = screen.getAllByRole('heading', { level: 3 })
  const { DOCUMENT_POSITION_PRECEDING: before, DOCUMENT_POSITION_FOLLOWING: after } = Node
  expect(heading.compareDocumentPosition(third!)).toBe(before)
  expect(heading.compareDocumentPosition(fourth!)).toBe(after)
  expect(screen.queryByRole('button', { name: /^Show all past events/ })).toBeNull()
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

/** Adds eight past activities, the latest in May 2001, and a coming one. */
function eightPast() {
  emptyDb()
  const days = ['01-01', '01-02', '05-03', '05-04', '05-05', '05-06', '05-07', '05-08']
  const ids = days.map((day) => build.activity({ title: `Over ${day}`, date: `2001-${day}` }).id)
  build.activity({ title: 'Sooner', date: '2099-01-01' })
  return ids
}

test('a chip shows one month, a second press shows all, and Back shows the month again [ACT-3]', async () => {
  threeMonths()
  const { router } = await open('/activities')
  const january = await screen.findByRole('button', { name: 'Jan 2099 2' })
  expect(chips()).toEqual(['Jan 2001 1', 'Jan 2099 2', 'Feb 2099 1'])

  await userEvent.click(january)
  await waitFor(() => expect(titles()).toEqual(['January', 'January too']))
  expect(january).toHaveAttribute('aria-pressed', 'true')
  expect(january).toHaveFocus()
  expect(router.state.location.search).toBe('?month=2099-01')

  await userEvent.click(january)
  await waitFor(() => expect(titles()).toHaveLength(5))
  expect(router.state.location.search).toBe('')

  await act(() => router.navigate(-1))
  await waitFor(() => expect(titles()).toEqual(['January', 'January too']))
})

test('a URL with a month opens with its chip pressed, also an old month, whose chip stays [ACT-3]', async () => {
  eightPast()
  await open('/activities?month=2001-01')

  const chip = await screen.findByRole('button', { name: 'Jan 2001 2', pressed: true })
  await waitFor(() => expect(titles()).toEqual(['Over 01-02', 'Over 01-01']))
  await userEvent.click(chip)
  await waitFor(() => expect(titles()).toHaveLength(9))
  expect(chip).toHaveFocus()
})

test.each(['2030-06', '2099-1', 'soon', ''])('the month "%s" shows all [ACT-3]', async (month) => {
  threeMonths()
  await open(`/activities?month=${month}`)
  await screen.findByText('Sundays')

  expect(titles()).toEqual(['January', 'January too', 'February', 'Sundays', 'Over'])
  expect(months().queryByRole('button', { pressed: true })).toBeNull()
})

test('the six latest past events are in sight, and a button with their number shows all [ACT-4]', async () => {
  eightPast()
  await open('/activities')
  const button = await screen.findByRole('button', {
    name: 'Show all past events (8)',
    expanded: false,
  })
  expect(titles()).toHaveLength(7)
  expect(titles().at(-1)).toBe('Over 05-03')
  expect(chips()).toEqual(['May 2001 6', 'Jan 2099 1'])

  await userEvent.click(button)

  expect(button).toHaveAttribute('aria-expanded', 'true')
  await waitFor(() => expect(titles()).toHaveLength(9))
  expect(chips()).toEqual(['Jan 2001 2', 'May 2001 6', 'Jan 2099 1'])
})

test('an activity without a title has a heading all the same [ACT-5]', async () => {
  emptyDb()
  build.activity({ title: ' ' })
  await open('/activities')

  expect(await screen.findByRole('heading', { level: 3, name: 'Activity' })).toBeVisible()
})

test('a link to a past event out of sight opens all of them and focuses it [ACT-4]', async () => {
  const [oldest] = eightPast()
  await open(`/activities#activities-${oldest}`)

  const title = await screen.findByRole('heading', { name: 'Over 01-01' })
  await waitFor(() => expect(title.closest('[tabindex]')).toHaveFocus())
})

test('without upcoming events a sentence says so above the past ones [ACT-4]', async () => {
  emptyDb()
  build.activity({ title: 'Over', date: '2001-01-01' })
  await open('/activities')

  expect(await screen.findByText(/^Nothing is planned just now/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Past events' })).toBeVisible()
  expect(screen.getByText('Over')).toBeVisible()
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

test('on a Hindi page the sheet of a month has the address and the festivals in Hindi [ACT-6]', async () => {
  vi.spyOn(window, 'print').mockReturnValue()
  fullMonth()
  await setLanguage('hi')
  onTestFinished(() => setLanguage('en'))
  await open('/activities')

  await userEvent.click((await screen.findAllByRole('button', { name: /2099/ }))[0]!)

  const sheet = await screen.findByRole('heading', { level: 2, name: 'संक्रांति', hidden: true })
  const [line] = siteSettings.address.linesHindi
  expect(sheet.closest('section')).toHaveTextContent(line!)
})

test.each([
  ['/activities#activities-99', 'Deepa Daan'],
  ['/courses#courses-99', 'Gita'],
  ['/igallery?photo=99', 'Evening'],
  ['/vgallery?video=99', 'Aarti'],
])('the link %s to what was deleted says so above the list [SHELL-18]', async (address, other) => {
  emptyDb()
  build.activity({ title: 'Deepa Daan', date: '2099-11-24' })
  build.course({ title: 'Gita' })
  build.image({ title: 'Evening' })
  build.video({ title: 'Aarti' })

  await open(address)

  expect(await screen.findByText(/^What this link leads to was not found/)).toBeVisible()
  expect((await screen.findAllByText(other))[0]).toBeVisible()
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
  expect(
    await screen.findByText('The courses could not be loaded, so they are missing here.'),
  ).toHaveRole('status')
})
