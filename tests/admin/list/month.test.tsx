import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { build, emptyDb, useScenario } from '../../../mocks/testing'
import { applySettings } from '../../../src/api/settings/settings'
import { openAdmin, sent } from '../../admin-screen'
import { press, textbox } from '../../queries'
import { siteSettings } from '../../shared-page'

const path = '/admin/activities?view=month'
const day = (name: string | RegExp) => screen.findByRole('button', { name })
const cell = async (name: string) => (await day(name)).closest('td')!
const barsOf = (cell: HTMLElement) =>
  within(cell)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent.replace(/\s+/g, ' '))
const link = (name: string | RegExp) => screen.getByRole('link', { name })
const dateField = () => screen.findByLabelText(/^Date/)

beforeEach(() => {
  emptyDb()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T10:00:00+05:30') })
})

test('"Month" shows the activities of this month on their days, by their time, and "List" leads back [LIST-19]', async () => {
  build.activity({ title: 'Evening kirtan', date: '2026-11-28', time: '18:00' })
  build.activity({ title: 'Morning walk', date: '2026-11-28', time: '06:00' })
  const { address } = await openAdmin('/admin/activities?size=25')

  await userEvent.click(link('Month'))

  expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeVisible()
  expect(address()).toBe('/admin/activities?size=25&view=month')
  expect(link('Month')).toHaveAttribute('aria-current', 'page')
  const saturday = await cell('Saturday, 28 November, 2 activities')
  expect(barsOf(saturday)).toEqual(['6:00 AM Morning walk', '6:00 PM Evening kirtan'])
  expect(screen.getAllByRole('columnheader')[0]).toHaveAccessibleName('Sunday')
  await userEvent.click(link('List'))
  expect(await screen.findByRole('table', { name: 'Activities' })).toBeVisible()
  expect(address()).toBe('/admin/activities?size=25')
})

test('only a list of records with a day has a month [LIST-19]', async () => {
  build.notification({ noti: 'Aarti' })

  await openAdmin('/admin/notification?view=month')

  expect(screen.getByRole('table', { name: 'Notification' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Month' })).toBeNull()
})

test('the month is in the URL, and another month asks the server for nothing [LIST-19]', async () => {
  build.activity({ title: 'Retreat', date: '2027-01-01' })
  const { address, go } = await openAdmin(`${path}&month=2026-12`)
  await screen.findByRole('heading', { name: 'December 2026' })
  expect(await day(/^Tuesday, 1 December$/)).toBeVisible()
  const asked = sent('GET', 'activities').length

  await userEvent.click(link('Next month'))

  expect(await screen.findByRole('heading', { name: 'January 2027' })).toBeVisible()
  expect(address()).toBe('/admin/activities?view=month&month=2027-01')
  expect(link('Next month')).toHaveFocus()
  expect(barsOf(await cell('Friday, 1 January, 1 activity'))).toEqual(['6:30 PM Retreat'])
  await userEvent.click(link('Today'))
  expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeVisible()
  expect(address()).toBe(path)
  await go(-1)
  expect(await screen.findByRole('heading', { name: 'January 2027' })).toBeVisible()
  expect(sent('GET', 'activities')).toHaveLength(asked)
})

test('a day names the festivals of the settings [LIST-19]', async () => {
  const festivals = [{ date: '2026-11-08', name: 'Diwali', nameHindi: 'दीवाली' }]
  applySettings({ ...siteSettings, festivals })
  build.activity({ title: 'Lamps', date: '2026-11-08' })

  await openAdmin(path)

  const diwali = await cell('Sunday, 8 November, 1 activity, Diwali')
  expect(within(diwali).getByText('Diwali')).toBeVisible()
})

test('of more than three activities of a day the others are shown after a press [LIST-19]', async () => {
  for (const hour of [6, 7, 8, 9, 10])
    build.activity({ title: `Talk ${hour}`, date: '2026-11-28', time: `${hour} AM` })
  await openAdmin(path)
  const saturday = await cell('Saturday, 28 November, 5 activities')
  expect(barsOf(saturday)).toHaveLength(3)

  await press('2 more on 28 November')

  expect(barsOf(saturday)).toHaveLength(5)
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Show fewer on 28 November')
  expect(barsOf(saturday)).toHaveLength(3)
})

test('activities without a readable date are counted below, and a press opens one [LIST-19]', async () => {
  build.activity({ title: 'Visit', date: 'first week of Phalgun' })
  const { address } = await openAdmin(path)
  expect(await screen.findByText('1 activity without a date that can be read')).toBeVisible()

  await userEvent.click(link(/Visit$/))

  expect(await screen.findByRole('dialog', { name: 'Update Record' })).toBeVisible()
  expect(await textbox(/^Title/)).toHaveValue('Visit')
  expect(address()).toBe(path)
})

test('a month without activities says so [LIST-19]', async () => {
  build.activity({ title: 'Gita Jayanti', date: '2026-12-20' })
  await openAdmin(path)
  expect(await screen.findByText('No activities in November 2026')).toBeVisible()

  await userEvent.click(link('Next month'))

  expect(await day('Sunday, 20 December, 1 activity')).toBeVisible()
  expect(screen.queryByText(/^No activities in/)).toBeNull()
})

test('what a search finds in other months is named, and leads there [LIST-19]', async () => {
  build.activity({ title: 'Gita Jayanti', date: '2026-12-20' })
  const { address } = await openAdmin(`${path}&search=gita`)
  expect(await screen.findByText('1 found:')).toBeVisible()

  await userEvent.click(link('20 December 2026'))

  const december = await screen.findByRole('heading', { name: 'December 2026' })
  await waitFor(() => expect(december).toHaveFocus())
  expect(address()).toBe('/admin/activities?search=gita&view=month&month=2026-12')
  expect(await day('Sunday, 20 December, 1 activity')).toBeVisible()
  expect(screen.queryByText('1 found:')).toBeNull()
})

test('of what a search finds in other months the nearest days are named, later ones first [LIST-19]', async () => {
  for (const date of ['2026-11-05', '2026-09-05', '2026-10-05', '2027-01-05', '2027-02-05'])
    build.activity({ title: 'Gita', date })
  await openAdmin(`${path}&search=gita`)
  expect(await screen.findByText('4 more found:')).toBeVisible()

  expect(screen.getAllByRole('link', { name: / 20\d\d$/ }).map((one) => one.textContent)).toEqual([
    '5 January 2027',
    '5 February 2027',
    '5 October 2026',
  ])
  await userEvent.click(link('1 more'))

  expect(await screen.findByRole('table', { name: 'Activities' })).toBeVisible()
})

test('the month is made of five requests at most, and says what was not looked at [LIST-19]', async () => {
  for (let number = 1; number <= 501; number += 1)
    build.activity({ title: `Talk ${number}`, date: '2026-11-28' })

  await openAdmin(path)

  expect(await day('Saturday, 28 November, 500 activities')).toBeVisible()
  expect(screen.getByText('Only 500 of 501 activities were looked at.')).toBeVisible()
  expect(sent('GET', 'activities')).toHaveLength(5)
})

test('the search limits the month, and one without a result says so [LIST-19]', async () => {
  build.activity({ title: 'Kirtan', date: '2026-11-28' })
  build.activity({ title: 'Walk', date: '2026-11-28' })
  const { address } = await openAdmin(path)

  await userEvent.fill(screen.getByRole('searchbox'), 'Kirtan')

  expect(await day('Saturday, 28 November, 1 activity')).toBeVisible()
  expect(address()).toBe('/admin/activities?search=Kirtan&view=month')
  await userEvent.fill(screen.getByRole('searchbox'), 'Yoga')
  expect(await screen.findByText('Nothing has “Yoga” in its title or description.')).toBeVisible()
})

test('a month that cannot be loaded says so, and Retry loads it [LIST-19]', async () => {
  useScenario('failing')
  build.activity({ title: 'Kirtan', date: '2026-11-28' })
  await openAdmin(path)
  expect(await screen.findByText('The activities could not be loaded')).toBeVisible()
  useScenario('normal')

  await press('Retry')

  expect(await day('Saturday, 28 November, 1 activity')).toBeVisible()
})

test('a title of 10,000 letters without a space stays within its day [LIST-19] [DATA-1]', async () => {
  build.activity({ title: 'x'.repeat(10_000), date: '2026-11-28' })
  await openAdmin(path)

  const saturday = await cell('Saturday, 28 November, 1 activity')

  const bar = within(saturday).getByRole('link').getBoundingClientRect()
  expect(bar.right).toBeLessThanOrEqual(saturday.getBoundingClientRect().right)
  expect(bar.height).toBeLessThan(100)
})

test('a phone shows the list, and a window that becomes wider the month [LIST-19]', async () => {
  await page.viewport(412, 915)
  build.activity({ title: 'Kirtan', date: '2026-11-28' })

  await openAdmin(path)

  expect(await screen.findByRole('button', { name: 'Details: Kirtan' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Month' })).toBeNull()
  await page.viewport(1280, 800)
  expect(await day('Saturday, 28 November, 1 activity')).toBeVisible()
  await page.viewport(412, 915)
  expect(await screen.findByRole('button', { name: 'Details: Kirtan' })).toBeVisible()
})

test('a press on a day adds an activity with its date [LIST-20]', async () => {
  await openAdmin(path)

  await userEvent.click(await day('Monday, 30 November'))

  expect(await dateField()).toHaveValue('2026-11-30')
  await userEvent.fill(await textbox(/^Title/), 'Feast')
  await press('Submit')
  const added = await day('Monday, 30 November, 1 activity')
  await waitFor(() => expect(added).toHaveFocus())
  expect(await screen.findByText('Record added successfully.')).toBeVisible()
})

test('a press on an activity opens its form, and the month is loaded again after a save [LIST-20]', async () => {
  build.activity({ title: 'Kirtan', date: '2026-11-28' })
  const { address } = await openAdmin(path)

  await userEvent.click(await screen.findByRole('link', { name: /Kirtan$/ }))

  expect(await screen.findByRole('dialog', { name: 'Update Record' })).toBeVisible()
  await userEvent.fill(await textbox(/^Title/), 'Feast')
  await press('Update')
  expect(await screen.findByRole('link', { name: /Feast$/ })).toBeVisible()
  expect(address()).toBe(path)
})

test('arrows go from day to day and on to the next month, which is announced [LIST-21]', async () => {
  await openAdmin(path)
  const today = await day('Friday, 27 November')
  today.focus()

  await userEvent.keyboard('{ArrowDown}')

  await waitFor(async () => expect(await day('Friday, 4 December')).toHaveFocus())
  expect(screen.getByRole('heading', { name: 'December 2026' })).toHaveAttribute(
    'aria-live',
    'polite',
  )
  await userEvent.keyboard('{Home}')
  await waitFor(async () => expect(await day('Sunday, 29 November')).toHaveFocus())
  await userEvent.keyboard('{End}')
  await waitFor(async () => expect(await day('Saturday, 5 December')).toHaveFocus())
  await userEvent.keyboard('{PageDown}')
  await waitFor(async () => expect(await day('Tuesday, 5 January')).toHaveFocus())
  await userEvent.keyboard('{Shift>}{PageUp}{/Shift}')
  await waitFor(async () => expect(await day('Monday, 5 January')).toHaveFocus())
  expect(screen.getByRole('heading', { name: 'January 2026' })).toBeVisible()
})

test('one day is a tab stop, Tab leads to what is on it, and Escape back to the day [LIST-21]', async () => {
  build.activity({ title: 'Kirtan', date: '2026-11-27' })
  build.activity({ title: 'Walk', date: '2026-11-28' })
  await openAdmin(path)
  const today = await day('Friday, 27 November, 1 activity')
  link('Next month').focus()

  await userEvent.tab()
  expect(today).toHaveFocus()
  await userEvent.tab()
  expect(link(/Kirtan$/)).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(today).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{F2}')
  expect(link(/Walk$/)).toHaveFocus()
  await userEvent.tab()

  expect(document.activeElement?.closest('[role="grid"]')).toBeNull()
})

test('Enter on a day adds with its date, and on an activity opens it [LIST-21]', async () => {
  build.activity({ title: 'Kirtan', date: '2026-11-27' })
  await openAdmin(path)
  const today = await day('Friday, 27 November, 1 activity')
  today.focus()

  await userEvent.keyboard('{Enter}')
  expect(await dateField()).toHaveValue('2026-11-27')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(today).toHaveFocus())
  await userEvent.keyboard('{F2}{Enter}')

  expect(await screen.findByRole('dialog', { name: 'Update Record' })).toBeVisible()
})
