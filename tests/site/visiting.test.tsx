import { act, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { applySettings } from '../../src/api/settings/settings'
import { setLanguage } from '../../src/messages/language'
import { BeforeYouCome } from '../../src/site/visit/before-you-come'
import { Festivals } from '../../src/site/visit/festivals'
import { LiveDarshanCard } from '../../src/site/visit/live-darshan'
import { OpenNow } from '../../src/site/visit/visit-section'
import { open } from '../open'
import { saveCalendar } from '../save-calendar'
import { siteSettings } from '../shared-page'

afterEach(async () => {
  vi.useRealTimers()
  await setLanguage('en')
})

/** Returns the date for a time of day (HH:MM) in India on the test's day. */
const clock = (time: string) => new Date(`2026-11-21T${time}:00+05:30`)
const timers = () => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })

test('the opening line changes with each minute, by one timer [VISIT-1]', () => {
  timers().setSystemTime(clock('12:29'))
  render(<OpenNow />)
  expect(screen.getByText(/^Open now, until 12:30\sPM\sIST$/)).toBeVisible()
  expect(screen.getByText(/^Next aarti at 7:00\sPM\sIST$/)).toBeVisible()

  act(() => void vi.advanceTimersByTime(60_000))

  expect(screen.getByText(/^Closed now. Darshan from 4:15\sPM\sIST$/)).toBeVisible()
  act(() => void vi.advanceTimersByTime(7 * 3_600_000))
  expect(screen.getByText(/^Next aarti at 4:30\sAM\sIST tomorrow$/)).toBeVisible()
  expect(vi.getTimerCount()).toBe(1)
})

test("the next aarti is counted down by India's clock, without a live region [VISIT-5]", () => {
  timers().setSystemTime(clock('17:29'))
  const { container } = render(<OpenNow />)
  expect(screen.getByText('in 1 h 31 min')).toBeVisible()

  act(() => void vi.advanceTimersByTime(60_000))

  expect(screen.getByText('in 1 h 30 min')).toBeVisible()
  act(() => void vi.advanceTimersByTime(90 * 60_000))
  expect(screen.getByText('now')).toBeVisible()
  expect(container.querySelector('[aria-live], [role=status], [role=timer]')).toBeNull()
})

test('a page that becomes visible again updates the minute at once [VISIT-5]', () => {
  timers().setSystemTime(clock('17:30'))
  render(<OpenNow />)

  vi.setSystemTime(clock('18:45'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))

  expect(screen.getByText('in 15 min')).toBeVisible()
})

test('without readable timings nothing is shown and no timer is left', () => {
  applySettings({ ...siteSettings, timings: [{ label: 'Office', time: '10 AM to 5 PM' }] })
  timers()
  const { container, unmount } = render(<OpenNow />)

  expect(container).toBeEmptyDOMElement()
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

async function visit(heading = 'Plan your visit') {
  await open('/contactus')
  const found = await screen.findByRole('heading', { name: heading })
  return within(found.closest('section')!)
}

test('directions, call and WhatsApp buttons are beside the address [VISIT-1]', async () => {
  const place = await visit()

  expect(place.getByRole('link', { name: /^Directions/ })).toBeVisible()
  expect(place.getByRole('link', { name: 'Call +91 00000 00000' })).toHaveAttribute(
    'href',
    'tel:+910000000000',
  )
  expect(place.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/910000000000',
  )
})

test('missing settings have no button [SHELL-9] [VISIT-1]', async () => {
  applySettings({ ...siteSettings, phones: [], whatsapp: '', map: {} })

  const place = await visit()

  expect(place.getByText('Sample Mandir')).toBeVisible()
  expect(place.queryByRole('link')).toBeNull()
})

test('on a Hindi page timings have their Hindi label; their time is as the settings have it [VISIT-7]', async () => {
  await setLanguage('hi')
  const timing = (label: string, labelHindi: string, time: string) => ({ label, labelHindi, time })
  applySettings({
    ...siteSettings,
    timings: [
      timing('Darshan', 'दर्शन', '7:15 AM to 12:30 PM'),
      timing('Aarti', 'आरती', '4:30 AM'),
      timing('Prasadam', '', 'after the offering'),
    ],
  })

  const place = await visit('दर्शन की योजना बनाएँ')

  expect(place.getByText('दर्शन')).toBeVisible()
  expect(place.getByText('7:15 AM to 12:30 PM')).toBeVisible()
  expect(place.getByText('4:30 AM')).toBeVisible()
  expect(place.getByText('Prasadam')).toBeVisible()
  expect(place.getByText('after the offering')).toBeVisible()
})

test('on a Hindi page address and footer have the Hindi texts of the settings [VISIT-7]', async () => {
  await setLanguage('hi')
  const { site, address } = siteSettings
  applySettings({
    ...siteSettings,
    site: { ...site, descriptionHindi: 'सबके लिए' },
    address: { ...address, linesHindi: ['मंदिर', 'नदी के पास'], shortHindi: 'नदी तट' },
    openHindi: 'प्रतिदिन',
    links: [{ name: 'Library', nameHindi: 'पुस्तकालय', url: 'https://example.org/library' }],
  })

  await open('/contactus')

  const footer = within(await screen.findByRole('contentinfo'))
  expect(footer.getByText('सबके लिए')).toBeVisible()
  expect(footer.getByText('प्रतिदिन')).toBeVisible()
  expect(footer.getByText('मंदिर, नदी के पास')).toBeVisible()
  for (const line of screen.getAllByText('नदी के पास')) expect(line).toBeVisible()
  const banner = within(screen.getByRole('banner'))
  expect(banner.getByText('मंदिर, नदी के पास')).toBeVisible()
  await page.viewport(800, 800)
  await waitFor(() => expect(banner.getByText('नदी तट')).toBeVisible())
  expect(footer.getByRole('link', { name: /^पुस्तकालय/ })).toBeVisible()
})

const festivals = [
  { date: '2027-03-03', name: 'Gaura Purnima', nameHindi: 'गौर पूर्णिमा' },
  { date: '2026-12-20', name: 'Gita Jayanti', nameHindi: '' },
  { date: '2026-11-20', name: 'Over', nameHindi: '' },
]

test('festivals from today on are shown by date [VISIT-4]', () => {
  applySettings({ ...siteSettings, festivals })
  timers().setSystemTime(clock('12:00'))
  render(<Festivals />)

  expect(screen.getByRole('heading', { name: 'Upcoming festivals' })).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '20 Dec 2026Gita Jayanti',
    '3 Mar 2027Gaura Purnima',
  ])
})

test('festivals have their Hindi names on a Hindi page, else the other name [VISIT-4]', async () => {
  await setLanguage('hi')
  applySettings({ ...siteSettings, festivals })
  timers().setSystemTime(clock('12:00'))
  render(<Festivals />)

  expect(screen.getByText('गौर पूर्णिमा')).toBeVisible()
  expect(screen.getByText('Gita Jayanti')).toBeVisible()
})

test('all festivals are saved as one calendar file of whole days [VISIT-4]', async () => {
  applySettings({ ...siteSettings, festivals })
  vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(clock('12:00'))
  render(<Festivals />)

  const { name, events } = await saveCalendar(
    screen.getByRole('button', { name: 'Add to calendar: Upcoming festivals' }),
  )

  expect(name).toBe('Upcoming festivals.ics')
  expect(events.map(({ summary, startDate }) => `${startDate.toString()} ${summary}`)).toEqual([
    '2026-12-20 Gita Jayanti',
    '2027-03-03 Gaura Purnima',
  ])
})

test('without upcoming festivals nothing is shown [SHELL-9] [VISIT-4]', () => {
  applySettings({ ...siteSettings, festivals: festivals.slice(2) })
  timers().setSystemTime(clock('12:00'))

  const { container } = render(<Festivals />)

  expect(container).toBeEmptyDOMElement()
})

const live = { video: 'https://youtu.be/sample-video', from: '07:00', to: '12:00' }

test.each([
  ['06:59', live, false],
  ['07:00', live, true],
  ['11:59', live, true],
  ['12:00', live, false],
  ['23:59', { ...live, from: '', to: '' }, true],
  ['01:00', { ...live, from: '22:00', to: '02:00' }, true],
  ['08:00', { ...live, video: '' }, false],
])('at %s the live darshan of %j is offered: %s [VISIT-6]', (time, given, isOffered) => {
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  render(<LiveDarshanCard live={given} minute={hours * 60 + minutes} />)

  expect(screen.queryAllByRole('button', { name: 'Watch now' })).toHaveLength(Number(isOffered))
})

test('the player of the live darshan loads on a press, and stays when the hours end [VISIT-6]', async () => {
  const { rerender } = render(<LiveDarshanCard live={live} minute={719} />)
  expect(screen.queryByTitle('Live darshan')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Watch now' }))

  const player = await screen.findByTitle('Live darshan')
  expect(player).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/sample-video')
  await waitFor(() => expect(player).toHaveFocus())
  rerender(<LiveDarshanCard live={live} minute={720} />)
  expect(screen.getByTitle('Live darshan')).toBe(player)
})

test('a URL that is not a video is named in the console and not offered [VISIT-6]', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()

  const { container } = render(
    <LiveDarshanCard live={{ ...live, video: 'https://example.org/channel' }} minute={480} />,
  )

  expect(container).toBeEmptyDOMElement()
  expect(warn).toHaveBeenCalledWith(
    'config.json: liveDarshan.video should be a video that can be embedded',
  )
})

test('what pilgrims ask is answered as far as the settings go, in the language of the page [VISIT-8]', async () => {
  const visit = { dress: 'Shoulders covered', dressHindi: 'कंधे ढके हों', parking: 'At the gate' }
  applySettings({ ...siteSettings, visit })
  const { unmount } = render(<BeforeYouCome />)

  expect(screen.getByRole('heading', { name: 'Know before you come' })).toBeVisible()
  expect(screen.getAllByRole('term').map((term) => term.textContent.trim())).toEqual([
    'Dress',
    'Parking',
  ])
  expect(screen.getByText('Shoulders covered')).toBeVisible()

  unmount()
  await setLanguage('hi')
  render(<BeforeYouCome />)
  expect(screen.getByText('कंधे ढके हों')).toBeVisible()
  expect(screen.getByText('At the gate')).toBeVisible()
})

test('without answers there is no such part [VISIT-8]', () => {
  applySettings({ ...siteSettings, visit: {} })

  render(<BeforeYouCome />)

  expect(screen.queryByRole('heading')).toBeNull()
})

test.each([
  ['Sample Junction', 'Railway station Sample Junction'],
  ['', 'Nearest railway station'],
])('with the station "%s" the shortest distance is named "%s" [VISIT-8]', async (station, name) => {
  applySettings({ ...siteSettings, visit: { station } })

  await open('/')

  const row = (await screen.findByText(name)).closest('div')!
  expect(within(row).getByText(/^10\skm$/)).toBeVisible()
})
