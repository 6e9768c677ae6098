import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OperationName } from '../../mocks/engine/operations'
import { emptyDb, holdRequest, useScenario as setScenario } from '../../mocks/testing'
import { addresses } from '../addresses'
import { aliases } from '../addresses-of'
import { open, storeSampleLogin } from '../open'
import { press } from '../queries'
import { translatePage } from '../translate-page'

/** Each screen with its title and its breadcrumb; the steps of the path are links, save the last. */
const screens: [address: string, title: string, crumbs?: string[]][] = [
  ['', 'Home'],
  ['chitrakoot', 'Chitrakoot', ['Home', 'About', 'Chitrakoot']],
  ['kamadgiri', 'Kamadgiri', ['Home', 'About', 'Kamadgiri']],
  ['chaitanyamahaprabhu', 'Lord Chaitanya', ['Home', 'About', 'Lord Chaitanya']],
  ['prabhupad', 'Founder Acharya', ['Home', 'About', 'Founder Acharya']],
  ['templeCon', 'Temple Construction', ['Home', 'Temple Construction']],
  ['templeconstruction', 'Temple Construction', ['Home', 'Temple Construction']],
  ['courses', 'Vedic Courses', ['Home', 'Courses']],
  [
    'coursesregister?type=Short%20Term&id=1&name=Gita%20in%2018%20Days',
    'Register for Vedic Courses',
    ['Home', 'Courses', 'CoursesRegister'],
  ],
  ['activities', 'Our Activities', ['Home', 'Activities']],
  ['igallery', 'Image Gallery', ['Home', 'Gallery']],
  ['vgallery', 'Video Gallery', ['Home', 'Gallery']],
  ['contactus', 'Contact Us', ['Home', 'Contact Us']],
  ['policies/refund-policy', 'Refund Policy', ['Home', 'Refund Policy']],
  ['policies/privancy-policy', 'Privacy Policy', ['Home', 'Privacy Policy']],
  ['policies/terms-and-condirions', 'Terms and Conditions', ['Home', 'Terms and Conditions']],
  ['fetch-data', 'Weather forecast', ['Home', 'Weather forecast']],
  ['no/such/page', '404 Not Found'],
  ['signin', 'Sign in'],
  ['home', 'Home'],
  ['admin', 'Dashboard'],
  ['admin/dashboard', 'Dashboard'],
  ['admin/notification', 'Notification'],
  ['admin/slider', 'Slider'],
  ['admin/courses', 'Courses'],
  ['admin/activities', 'Activities'],
  ['admin/activities?view=month', 'Activities'],
  ['admin/igallery', 'Image Gallery'],
  ['admin/vgallery', 'Video Gallery'],
  ['admin/contactus', 'Contact Us'],
  ['admin/email', 'Email Logs'],
  ['admin/registrations', 'Registrations'],
  ['admin/registrations/by-course', 'Registrations by course'],
  ['admin/changepass', 'Change Password'],
]

test('the table has every screen', () => {
  const others = [...aliases, 'admin/activities?view=month']

  expect(
    screens
      .map(([address]) => address)
      .filter((one) => !others.includes(one))
      .toSorted(),
  ).toEqual(addresses.toSorted())
})

/** Checks that nothing is loading; scrolls to what is, because it loads only when in view. */
function expectNothingPending() {
  const pending = [...document.querySelectorAll('main [aria-busy="true"]:not(form)')].find(
    (element) => element.checkVisibility(),
  )
  pending?.scrollIntoView()
  expect(pending).toBeUndefined()
}

/** Presses each control of the main part that opens something, once. */
function openParts() {
  for (const control of document.querySelectorAll<HTMLElement>('main [aria-expanded="false"]'))
    act(() => control.click())
}

/** What holds on every screen at any time: one heading, nothing wider than the window, no text that stands still. */
async function expectSound(staleTexts: () => string[]) {
  await waitFor(expectNothingPending)
  expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  expect(staleTexts()).toEqual([])
}

function expectBreadcrumb(crumbs: string[]) {
  const items = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole(
    'listitem',
  )
  expect(items).toHaveLength(crumbs.length)
  for (const [index, crumb] of crumbs.entries()) expect(items[index]).toHaveTextContent(crumb)
  expect(within(items[0]!).getByRole('link')).toHaveAttribute('href', '/')
  expect(items.at(-1)!.closest('nav')!.querySelector('[aria-current="page"]')).toBeVisible()
}

// At 320 px with long texts, translated by the browser: what is too wide, or stays as it was, is seen in one visit.
test.each(screens)(
  '/%s has its title and breadcrumb, fits 320 px with long texts, and can be translated with its parts open, in Hindi too [SHELL-1] [SHELL-7] [A11Y-2] [A11Y-3] [LANG-3]',
  async (address, title, crumbs) => {
    await page.viewport(320, 800)
    setScenario('long-text')
    if (address.startsWith('admin')) storeSampleLogin()
    await open(`/${address}`)
    const { stop, staleTexts } = translatePage()
    const site = address.startsWith('admin') ? 'Sample Mandir Admin' : 'Sample Mandir'

    await expectSound(staleTexts)
    await waitFor(() => expect(document.title).toBe(`${title} - ${site}`))
    if (title !== 'Home') expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    if (crumbs) expectBreadcrumb(crumbs)

    openParts()
    await expectSound(staleTexts)

    const toHindi = screen.queryByRole('button', { name: 'हिन्दी', hidden: true })
    if (toHindi) {
      fireEvent.click(toHindi)
      await screen.findByRole('button', { name: 'English', hidden: true })
      await expectSound(staleTexts)
    }
    stop()
  },
)

const reasons = [
  ['failing', 'Something went wrong, Please try again later.'],
  ['offline', 'Sorry, the request was unsuccessfull. Please come back later.'],
  ['html-instead-of-json', 'Something went wrong, Please try again later.'],
] as const

describe.each([
  ['/courses', 'courses', /^No course is open just now/],
  ['/activities', 'activities', /^Nothing is planned just now/],
  ['/igallery', 'pictures', /^Pictures .* will appear here/],
  ['/vgallery', 'videos', /^Films .* will appear here/],
])('the list of %s', (path, noun, invitation) => {
  test('is never called empty when it failed: it names itself, the reason and Retry, and handles wrong types [COURSE-4] [WIRE-11] [DATA-5]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const failed = { name: `The ${noun} could not be loaded` }
    for (const [index, [scenario, reason]] of reasons.entries()) {
      warn.mockClear()
      setScenario(scenario)
      await (index ? press('Retry') : open(path))

      expect(await screen.findByText(reason)).toBeVisible()
      await waitFor(() => expect(warn.mock.calls.map(([line]) => line as string)).toEqual([reason]))
      expect(screen.getByRole('heading', failed)).toBeVisible()
      expect(screen.queryByText('No Records Found')).toBeNull()
      expect(screen.queryByText(invitation)).toBeNull()
    }
    setScenario('malformed')
    await press('Retry')

    expect((await screen.findAllByText('A date of no kind'))[0]).toBeVisible()
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    expect(screen.queryByRole('heading', failed)).toBeNull()
  })

  test('has its heading and skeletons within the window while it loads', async () => {
    const release = holdRequest(`GET /admin/api${path}` as OperationName)
    await open(path)

    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(within(screen.getByRole('main')).getByText('Loading…')).toHaveRole('status')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    release()
    await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull())
  })

  test('says that it is empty, with a picture [COURSE-3]', async () => {
    emptyDb()
    await open(path)

    const found = await screen.findByRole('heading', { name: 'No Records Found' })
    expect(found.parentElement!.querySelector('img')).toBeVisible()
    expect(screen.getByText(invitation)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Retry|View More/ })).toBeNull()
  })
})

test('the language that a translator has set stays until the visitor switches ours [LANG-3]', async () => {
  const { go } = await open('/courses')
  document.documentElement.lang = 'bn'

  await go('/contactus')

  await screen.findByRole('heading', { level: 1, name: 'Contact Us' })
  expect(document.documentElement).toHaveAttribute('lang', 'bn')
  await userEvent.click(screen.getByRole('button', { name: 'हिन्दी' }))
  expect(await screen.findByRole('button', { name: 'English' })).toBeVisible()
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'hi'))
})
