import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { build, clearRequests, db, emptyDb, requests, useScenario } from '../../mocks/testing'
import { resourceKeys } from '../../src/admin/resources/registry'
import { openAdmin, sent } from '../admin-screen'
import { press } from '../queries'

const field = () => screen.findByRole('combobox', { name: /^Screen, action, record/ })
const option = (name: string | RegExp) => screen.findByRole('option', { name })
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function openFind() {
  await userEvent.keyboard('{Control>}k{/Control}')
  return field()
}

/** Waits until a search has ended: the count of the results is announced. */
const waitForSearch = (said: string | RegExp) =>
  screen.findByText(said, { selector: '[role="status"]' })

beforeEach(emptyDb)

test('Ctrl K lists all screens and actions without a request [FIND-1]', async () => {
  await openAdmin('/admin/changepass')
  clearRequests()

  const opened = await openFind()
  await waitFor(() => expect(opened).toHaveFocus())

  const screens = within(await screen.findByRole('group', { name: 'Screens' }))
  expect(screens.getAllByRole('option')).toHaveLength(11)
  const actions = within(screen.getByRole('group', { name: 'Actions' }))
  expect(actions.getByRole('option', { name: 'Compose Email' })).toBeVisible()
  expect(requests).toEqual([])
})

test('the screens of this visit come first, the last one at the top [FIND-1]', async () => {
  const { go } = await openAdmin('/admin/changepass')
  await go('/admin/courses')
  await go('/admin/email')

  await openFind()

  const screens = within(await screen.findByRole('group', { name: 'Screens' }))
  const names = screens.getAllByRole('option').map(({ textContent }) => textContent)
  expect(names.slice(0, 3)).toEqual(['Courses', 'Change Password', 'Dashboard'])
  expect(screens.getByRole('option', { name: 'Courses' })).toHaveAttribute('aria-selected', 'true')
})

test.each([
  ['Russian', 'л', 'KeyK'],
  ['Hindi', 'क', 'KeyK'],
  ['Dvorak', 'k', 'KeyV'],
])('Ctrl K opens it with a %s layout [FIND-1]', async (_, key, code) => {
  await openAdmin('/admin/changepass')

  fireEvent.keyDown(document.body, { key, code, ctrlKey: true })

  await waitFor(async () => expect(await field()).toHaveFocus())
})

test.each([
  ['Enter', { key: 'Enter', code: 'Enter', isComposing: true }],
  ['Enter in Safari', { key: 'Enter', code: 'Enter', keyCode: 229 }],
  ['Escape', { key: 'Escape', code: 'Escape', isComposing: true }],
  ['Escape in Windows', { key: 'Process', code: 'Escape', keyCode: 229 }],
])('%s that ends a composition opens and closes nothing [A11Y-14]', async (_, init) => {
  const { address } = await openAdmin('/admin/changepass')
  await userEvent.fill(await openFind(), 'gallery')
  await option('Video Gallery')

  fireEvent.keyDown(await field(), init)

  expect(await field()).toHaveValue('gallery')
  expect(address()).toBe('/admin/changepass')
})

test('arrow keys and Enter open a screen, which gets the focus [FIND-1]', async () => {
  const { address } = await openAdmin('/admin/changepass')
  await userEvent.fill(await openFind(), 'gallery')

  await userEvent.keyboard('{ArrowDown}{Enter}')

  await noDialog()
  await waitFor(() => expect(address()).toBe('/admin/vgallery'))
  // The heading of the skeleton is replaced by that of the list.
  const heading = () => screen.getByRole('heading', { level: 1, name: 'Video Gallery' })
  await waitFor(() => expect(heading()).toHaveFocus())
})

test('a word is searched as typed, without signs that nobody sees [LIST-23]', async () => {
  build.image({ title: 'Février' })
  await openAdmin('/admin/changepass')

  await userEvent.fill(await openFind(), '\u200bFe\u0301vrier\u2060')

  expect(await option(/Février/)).toBeVisible()
  expect(
    new URL(sent('GET', '/admin/api/iGallery')[0]!.path, 'http://x').searchParams.get('search'),
  ).toBe('Fe\u0301vrier')
})

test('a result shows a day that comes with a time as the day in India [FIND-2]', async () => {
  build.course({ title: 'Gita', courseType: 'Daily Classes', startDate: '2026-12-20T18:30:00Z' })
  await openAdmin('/admin/dashboard')

  await userEvent.fill(await openFind(), 'gita')

  expect(await option(/^Gita/)).toHaveTextContent(/Daily Classes · 21 Dec 2026 · /)
})

test('a search finds records of all collections, at most five of each [FIND-2]', async () => {
  for (let number = 1; number <= 7; number += 1) build.notification({ noti: `Lamp ${number}` })
  build.course({ title: 'Lamps of the Gita' })
  await openAdmin('/admin/dashboard')

  await userEvent.fill(await openFind(), 'lamp')

  const group = within(await screen.findByRole('group', { name: 'Notification' }))
  expect(group.getAllByRole('option')).toHaveLength(6)
  expect(group.getByRole('option', { name: 'All 7 notifications with “lamp”' })).toBeVisible()
  expect(await option(/^Lamps of the Gita/)).toBeVisible()
  expect(await waitForSearch('7 results')).toBeInTheDocument()
  expect(sent('GET', 'search=lamp')).toHaveLength(resourceKeys.length)
})

test('a result opens the record in its form on its list [FIND-2]', async () => {
  build.notification({ noti: 'Lamp of the evening' })
  const { address } = await openAdmin('/admin/dashboard')
  await userEvent.fill(await openFind(), 'evening')
  await option(/^Lamp of the evening/)
  await waitForSearch('1 result')

  await userEvent.keyboard('{Enter}')

  const form = within(await screen.findByRole('dialog', { name: 'Update Record' }))
  expect(form.getByRole('textbox', { name: 'Notification' })).toHaveValue('Lamp of the evening')
  await waitFor(() => expect(address()).toBe('/admin/notification?search=evening'))
})

test('a title that begins with the word comes first over all lists [FIND-2]', async () => {
  build.activity({ title: 'Radhashtami', description: 'With Garlands of jasmine.' })
  for (let number = 1; number <= 11; number += 1)
    build.image({ title: `Hall ${number}`, description: 'garlands' })
  build.image({ title: 'Garlands and Rangoli' })
  await openAdmin('/admin/dashboard')
  await userEvent.fill(await openFind(), 'garlands')
  await waitForSearch('7 results')
  expect(await option(/^Radhashtami/)).toHaveTextContent('With Garlands of jasmine.')

  await userEvent.keyboard('{Enter}')

  const form = within(await screen.findByRole('dialog', { name: 'Update Record' }))
  expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Garlands and Rangoli')
})

test.each(['0000000011', '+910000000011', '00000 00011', '0091 00000-00011'])(
  'the telephone number %s finds its registration however it is written [FIND-6]',
  async (typed) => {
    build.registration({ name: 'Ana', course_name: 'Chosen by Ana', mobno: '+91 00000 00011' })
    build.registration({ name: 'Somebody else', mobno: '+91 10000 00011' })
    const { address } = await openAdmin('/admin/dashboard')
    await userEvent.fill(await openFind(), typed)
    expect(await option(/^Ana/)).toHaveTextContent('+91 00000 00011')
    await waitForSearch('1 result')

    await userEvent.keyboard('{Enter}')

    expect(await screen.findByRole('heading', { name: 'Chosen by Ana' })).toBeVisible()
    expect(address()).toMatch(/^\/admin\/registrations/)
  },
)

test('an e-mail address finds messages, registrations and mails of that person in one group [FIND-3]', async () => {
  const person = { email: 'Ana@example.org' }
  build.message({ ...person, subject: 'Parking', datetime: '2026-11-01T10:00:00' })
  build.registration({ ...person, course_name: 'Gita', datetime: '2026-11-03T10:00:00' })
  build.mail({
    toEmail: 'ana@example.org',
    subject: 'Re: Parking',
    datetime: '2026-11-02T10:00:00',
  })
  build.message({ email: 'diana@example.org', subject: 'Somebody else' })
  await openAdmin('/admin/dashboard')
  clearRequests()

  await userEvent.fill(await openFind(), 'ana@example.org')

  const group = within(await screen.findByRole('group', { name: 'From and to ana@example.org' }))
  await waitForSearch('3 results')
  expect(group.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Registration: Gita/),
    expect.stringMatching(/^Mail: Re: Parking/),
    expect.stringMatching(/^Message: Parking/),
  ])
  expect(sent('GET', 'search=')).toHaveLength(3)
})

test('a collection that cannot be searched is named and retried alone [FIND-4]', async () => {
  build.notification({ noti: 'Lamp' })
  build.course({ title: 'Lamp course' })
  // This screen sends no requests of its own, which the scenario would fail as well.
  await openAdmin('/admin/changepass')
  useScenario('failing', { only: 'GET /admin/api/courses' })
  await userEvent.fill(await openFind(), 'lamp')
  expect(await screen.findByText('The courses could not be searched.')).toBeVisible()
  // Only a finished search has sent the requests of all collections.
  await waitForSearch('1 result')
  expect(await option(/^Lamp/)).toBeVisible()
  useScenario('normal')
  clearRequests()

  await press('Retry: courses')

  expect(await option(/^Lamp course/)).toBeVisible()
  await waitFor(async () => expect(await field()).toHaveFocus())
  expect(requests).toHaveLength(1)
})

test('a word is requested once in a visit, and again after a write [FIND-2]', async () => {
  build.notification({ noti: 'Lamp' })
  await openAdmin('/admin/notification')
  await userEvent.fill(await openFind(), 'lamp')
  await waitForSearch('1 result')
  await userEvent.keyboard('{Escape}')
  await noDialog()
  clearRequests()

  await userEvent.fill(await openFind(), 'lamp')
  await waitForSearch('1 result')
  expect(requests).toEqual([])
  await userEvent.keyboard('{Escape}')
  await noDialog()
  await press('Delete: Lamp')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await noDialog()
  await userEvent.fill(await openFind(), 'lamp')

  expect(await waitForSearch('Nothing was found for “lamp”.')).toBeInTheDocument()
  expect(db.notification.list().rows).toEqual([])
})

test('twelve fast keys search at most twice, and the last word is shown [FIND-2]', async () => {
  build.notification({ noti: 'Lamp' })
  await openAdmin('/admin/changepass')
  clearRequests()

  await openFind()
  // Keys of the browser are slow on a busy machine; dispatched events take no time.
  const word = 'lamp of more'
  for (let keys = 1; keys <= word.length; keys += 1)
    fireEvent.change(screen.getByRole('combobox'), { target: { value: word.slice(0, keys) } })
  await waitForSearch('Nothing was found for “lamp of more”.')

  expect(sent('GET', '/admin/api/notification').length).toBeLessThanOrEqual(2)
})

test('a result asks for confirmation before unsaved text of a screen is lost [FIND-5]', async () => {
  const { address } = await openAdmin('/admin/changepass')
  await userEvent.fill(await screen.findByLabelText(/^Current Password/), 'typed')
  await userEvent.fill(await openFind(), 'slider')

  await userEvent.keyboard('{Enter}')

  expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeVisible()
  expect(address()).toBe('/admin/changepass')
  await press('Discard changes')
  await waitFor(() => expect(address()).toBe('/admin/slider'))
})

test('the shortcut does nothing while another dialog is open [FIND-5]', async () => {
  await openAdmin('/admin/notification')
  await press('Add')
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Notification' }), 'Typed')

  await userEvent.keyboard('{Control>}k{/Control}')

  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('on a phone the button is an icon of 44 px, and the dialog fits [FIND-1]', async () => {
  await page.viewport(360, 740)
  await openAdmin('/admin/dashboard')

  const { width, height } = (
    await screen.findByRole('button', { name: 'Find everywhere' })
  ).getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await press('Find everywhere')
  await field()

  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
