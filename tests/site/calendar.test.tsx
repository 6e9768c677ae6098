import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { build, emptyDb } from '../../mocks/testing'
import { setLanguage } from '../../src/messages/language'
import { festivalEvent } from '../../src/site/calendar/calendar-event'
import { open } from '../open'
import { saveByMenu, saveCalendar } from '../save-calendar'

afterEach(() => setLanguage('en'))

test('the calendar file of an activity has its time, place and URL [VISIT-2]', async () => {
  emptyDb()
  const { id } = build.activity({ title: 'दीप दान, 2099', date: '2099-11-24', time: '18:30' })
  await open('/activities')

  const {
    name,
    type,
    events: [event],
  } = await saveByMenu('दीप दान, 2099')

  expect(name).toBe('दीप दान 2099.ics')
  expect(type).toBe('text/calendar')
  expect(event!.summary).toBe('दीप दान, 2099')
  expect(event!.startDate.toString()).toBe('2099-11-24T18:30:00')
  expect(event!.startDate.zone.tzid).toBe('Asia/Kolkata')
  expect(event!.location).toBe(
    'Sample Mandir, Sample Marg, near the river, Chitrakoot 000000 (sample)',
  )
  expect(event!.component.getFirstPropertyValue('url')).toBe(
    new URL(`activities#activities-${id}`, document.baseURI).href,
  )
})

test.each([
  ['2099-12-20T18:30:00Z', '18:30', '2099-12-21T18:30:00'],
  ['2099-12-22 00:00:00', '13:00:00Z', '2099-12-22T18:30:00'],
])('the calendar file has the day %s at %s in India [VISIT-2]', async (date, time, start) => {
  emptyDb()
  build.activity({ title: 'Deepa Daan', date, time })
  await open('/activities')

  const {
    events: [event],
  } = await saveByMenu('Deepa Daan')

  expect(event!.startDate.toString()).toBe(start)
})

test('without a readable date there is no calendar entry, without a readable time a whole day is saved [VISIT-2]', async () => {
  emptyDb()
  build.activity({ title: 'Sundays', date: 'Every Sunday', time: '18:30' })
  build.activity({ title: 'Ekadashi', date: '2099-11-24', time: 'after arati' })
  await open('/activities')

  const {
    events: [event],
  } = await saveByMenu('Ekadashi')

  expect(event!.startDate.isDate).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Save or share: Sundays' }))
  expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
})

test('the calendar file of a course has its first day with start and end time [VISIT-2]', async () => {
  emptyDb()
  build.course({ title: 'Gita', startDate: '2099-12-12', startTime: '18:00', endTime: '19:30' })
  await setLanguage('hi')
  await open('/courses')
  await userEvent.click(await screen.findByRole('button', { name: 'सहेजें या साझा करें: Gita' }))

  const {
    events: [event],
  } = await saveCalendar(await screen.findByRole('button', { name: 'कैलेंडर में जोड़ें' }))

  expect(event!.startDate.toString()).toBe('2099-12-12T18:00:00')
  expect(event!.endDate.toString()).toBe('2099-12-12T19:30:00')
})

test('a course that began says so and goes into no calendar [VISIT-2]', async () => {
  emptyDb()
  const { id } = build.course({ title: 'Gita', startDate: '2020-01-05', startTime: '16:00' })
  const { go } = await open('/courses')
  const begun = /^Start from 5 Jan 2020, 4:00\sPM\sIST\. It has begun\.$/
  expect(await screen.findByText(begun)).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Save or share: Gita' }))

  expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
  await go(`/coursesregister?type=Short%20Term&id=${id}&name=Gita`)
  expect(await screen.findByText('Start from 5 Jan 2020. It has begun.')).toBeVisible()
})

test('a festival has one id in both languages, so that it is no second entry [VISIT-4]', async () => {
  const festival = { date: '2099-01-14', name: 'Sankranti', nameHindi: 'संक्रांति' }
  const english = festivalEvent(festival)
  await setLanguage('hi')

  const hindi = festivalEvent(festival)

  expect(hindi).toMatchObject({ uid: english.uid, title: 'संक्रांति' })
  expect(english.title).toBe('Sankranti')
})

async function register(address: string) {
  await open(address)
  await userEvent.fill(await screen.findByLabelText(/^Name/), 'Ananya Mishra')
  await userEvent.fill(screen.getByLabelText(/^Email/), 'ananya@example.org')
  await userEvent.selectOptions(screen.getByLabelText(/^Language/), 'Hindi')
  await userEvent.fill(screen.getByLabelText(/^Address/), 'House 12, Ram Ghat')
  await userEvent.fill(screen.getByLabelText(/^Comment/), 'Dandavat pranam.')
  await userEvent.click(screen.getByRole('button', { name: 'Register' }))
  await screen.findByRole('heading', { name: 'What you sent' })
  return within(screen.getByRole('main'))
}

test('after a registration the first day of the course can be saved', async () => {
  emptyDb()
  const { id } = build.course({ title: 'Gita', startDate: '2099-12-12', startTime: '18:00' })

  const summary = await register(`/coursesregister?type=Short%20Term&id=${id}&name=Gita`)

  const {
    events: [event],
  } = await saveCalendar(await summary.findByRole('button', { name: 'Add to calendar: Gita' }))
  expect(event!.startDate.toString()).toBe('2099-12-12T18:00:00')
})
