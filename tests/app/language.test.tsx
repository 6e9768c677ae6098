import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { build, emptyDb, requests } from '../../mocks/testing'
import { initialLanguage, setLanguage } from '../../src/messages/language'
import { open, scrollUntil, storeSampleLogin } from '../open'

afterEach(() => setLanguage('en'))

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const toHindi = () => screen.getByRole('button', { name: 'हिन्दी' })
const toEnglish = () => screen.findByRole('button', { name: 'English' })

describe('the first language of a visit', () => {
  const here = location.href
  afterEach(() => history.replaceState(history.state, '', here))
  const arrive = (search: string) => history.replaceState(history.state, '', search)

  test('is that of the query, which is remembered and removed from the URL', () => {
    arrive('?photo=3&lang=hi#photo')

    expect(initialLanguage()).toBe('hi')
    expect(location.search + location.hash).toBe('?photo=3#photo')
    expect(initialLanguage()).toBe('hi')
  })

  test('is that of the query rather than the remembered one [LANG-1]', () => {
    localStorage.setItem('language', 'hi')
    arrive('?lang=en')

    expect(initialLanguage()).toBe('en')
  })
})

test('switching changes heading, title and language of the document, and is remembered [LANG-1]', async () => {
  await open('/contactus')
  await heading('Contact Us')

  await userEvent.click(toHindi())

  expect(await heading('संपर्क करें')).toBeVisible()
  await waitFor(() => expect(document.title).toBe('संपर्क करें - चित्रकूट धाम'))
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'hi'))
  expect(initialLanguage()).toBe('hi')

  await userEvent.click(await toEnglish())

  expect(await heading('Contact Us')).toBeVisible()
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'))
})

test('switching keeps typed text, scroll position and focus [CONTACT-1] [LANG-2]', async () => {
  const { address } = await open('/#contact')
  const typed = await screen.findByRole('textbox', { name: /^Message/ })
  await userEvent.fill(typed, 'We are four people.')
  // Content that loads above the field moves it.
  await scrollUntil(typed, () => expect(typed).toBeInViewport())
  toHindi().focus({ preventScroll: true })
  const seen = typed.getBoundingClientRect().top

  await userEvent.keyboard('{Enter}')

  expect(await toEnglish()).toHaveFocus()
  expect(screen.getByRole('textbox', { name: /^संदेश/ })).toBe(typed)
  expect(typed).toHaveValue('We are four people.')
  // Text above changes its height with the language; scroll anchoring keeps the field in place.
  expect(Math.abs(typed.getBoundingClientRect().top - seen)).toBeLessThan(100)
  expect(address()).toBe('/')
})

test('on a phone the switch is in the first row of the page, outside the menu [LANG-1]', async () => {
  await page.viewport(360, 740)
  await open('/contactus')
  await heading('Contact Us')

  expect(toHindi()).toBeVisible()
  await userEvent.click(toHindi())

  expect(await toEnglish()).toHaveFocus()
  expect(await screen.findByRole('button', { name: 'सूची खोलें' })).toBeVisible()
})

test('switching on a static page keeps its open sections', async () => {
  await open('/chitrakoot')
  await userEvent.click(await screen.findByRole('button', { name: 'Dining Options' }))

  await userEvent.click(toHindi())

  const dining = await screen.findByRole('button', { name: 'प्रसाद और भोजन' })
  expect(dining).toHaveAttribute('aria-expanded', 'true')
  await waitFor(() => expect(screen.getByText(/शाकाहारी प्रसाद निःशुल्क/)).toBeVisible())
})

test('a selected language stays selected, and is sent by its English name [LANG-2]', async () => {
  await open('/coursesregister?type=Short%20Term&id=7&name=Gita%20in%2018%20Days')
  const write = async (label: RegExp, text: string) =>
    userEvent.fill(await screen.findByLabelText(label), text)
  await write(/^Name/, 'उमा त्रिपाठी')
  await write(/^Email/, 'uma@example.org')
  await userEvent.selectOptions(await screen.findByLabelText(/^Language/), 'Hindi')

  await userEvent.click(toHindi())
  await write(/^पता/, 'House 12, Ram Ghat')
  await write(/^आपकी बात/, 'मैं पहली बार गीता पढ़ रही हूँ।')
  await userEvent.click(screen.getByRole('button', { name: 'पंजीकरण करें' }))

  expect(await screen.findByText(/^धन्यवाद, उमा त्रिपाठी जी/)).toBeVisible()
  const sent = requests.find(({ method }) => method === 'POST')
  expect(sent?.body).toEqual(expect.arrayContaining([['language', 'Hindi']]))
})

test('a known course type is Hindi, also on Home [LANG-1]', async () => {
  emptyDb()
  build.course({ courseType: 'Daily Classes' })
  build.course({ courseType: 'Summer School' })
  await setLanguage('hi')
  await open('/')
  const courses = await screen.findByRole('heading', { level: 2, name: 'वैदिक पाठ्यक्रम' })

  await scrollUntil(courses, () => screen.getByText('दैनिक कक्षाएँ'))
  expect(screen.getByText('दैनिक कक्षाएँ')).toBeVisible()
  expect(screen.getByText('Summer School')).toBeVisible()
})

test('the admin is English, and the public site is Hindi again afterwards [LANG-2]', async () => {
  await setLanguage('hi')
  storeSampleLogin()
  const { go } = await open('/admin/notification')

  expect(await heading('Notification')).toBeVisible()
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'))

  await go('/contactus')
  expect(await heading('संपर्क करें')).toBeVisible()
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'hi'))
})
