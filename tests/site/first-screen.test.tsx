import { render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { build, emptyDb } from '../../mocks/testing'
import { applySettings } from '../../src/api/settings/settings'
import { setLanguage } from '../../src/messages/language'
import { TodayStatus } from '../../src/site/home/today/today-bar'
import { open } from '../open'
import { siteSettings } from '../shared-page'

afterEach(async () => {
  vi.useRealTimers()
  await setLanguage('en')
})

const setClock = (time: string) =>
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-11-21T${time}:00+05:30`) })

const today = async () => within(await screen.findByRole('region', { name: 'Today at the temple' }))

describe('the Today bar', () => {
  test("says by India's clock whether the temple is open, when the next aarti is, and how to come [HOME-10]", async () => {
    setClock('18:36')
    await open('/')

    const bar = await today()
    expect(bar.getByText(/^Open now, until 8:30\sPM IST$/)).toBeVisible()
    expect(bar.getByText('Next aarti')).toBeVisible()
    expect(bar.getByText(/^7:00\sPM IST, in 24 min$/)).toBeVisible()
    expect(bar.getByRole('link', { name: 'Plan your visit' })).toHaveAttribute('href', '/#visit')
  })

  test.each([
    ['14:00', /^Closed until 4:15\sPM IST$/, /^7:00\sPM IST, in 5 h$/],
    ['21:00', /^Closed until 7:15\sAM IST tomorrow$/, /^4:30\sAM IST, in 7 h 30 min$/],
    ['04:30', /^Closed until 7:15\sAM IST$/, /^4:30\sAM IST, now$/],
  ])('at %s it says %s and %s', async (time, darshan, aarti) => {
    setClock(time)
    await open('/')

    const bar = await today()
    expect(bar.getByText(darshan)).toBeVisible()
    expect(bar.getByText(aarti)).toBeVisible()
  })

  test('it is in Hindi on Hindi pages', async () => {
    setClock('18:36')
    await setLanguage('hi')
    await open('/')

    const bar = within(await screen.findByRole('region', { name: 'आज मंदिर में' }))
    expect(bar.getByText(/^अभी खुले हैं, \D+8:30 IST तक$/)).toBeVisible()
    expect(bar.getByText(/^\D+7:00 IST, 24 मिनट में$/)).toBeVisible()
  })

  test('nothing of it is announced [HOME-10]', async () => {
    setClock('18:36')
    await open('/')

    const bar = await screen.findByRole('region', { name: 'Today at the temple' })
    expect(bar.closest('[aria-live]')).toBeNull()
    expect(bar.querySelector('[aria-live], [role=status], [role=timer]')).toBeNull()
  })

  test('a device whose clock gives no time shows the link alone', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(NaN)
    render(<TodayStatus minute={undefined} />, { wrapper: MemoryRouter })

    const bar = await today()
    expect(bar.getByRole('link', { name: 'Plan your visit' })).toBeVisible()
    expect(bar.queryByText(/Open|Closed|PM/)).toBeNull()
  })

  test('timings that say nothing leave the opening hours of the settings, and no hours leave no bar', async () => {
    const show = () => render(<TodayStatus minute={600} />, { wrapper: MemoryRouter })
    applySettings({ ...siteSettings, timings: [], open: 'Open daily' })
    const { unmount } = show()
    expect((await today()).getByText('Open daily')).toBeVisible()
    expect(screen.queryByText('Next aarti')).toBeNull()
    unmount()

    applySettings({ ...siteSettings, timings: [], open: '' })
    expect(show().container).toBeEmptyDOMElement()
  })

  test.each([
    [1280, 800, '', 'en', 'Mukta'],
    [412, 915, '', 'en', 'Mukta'],
    [360, 640, '200%', 'en', 'Mukta'],
    [360, 640, '200%', 'hi', 'Mukta'],
    [360, 640, '200%', 'hi', 'serif'],
    [360, 640, '200%', 'hi', 'sans-serif'],
  ] as const)(
    'its values move nothing when the clock is known, at %sx%s and %s of text in %s and %s [HOME-10]',
    async (width, height, textSize, language, face) => {
      await page.viewport(width, height)
      await setLanguage(language)
      document.documentElement.style.fontSize = textSize
      onTestFinished(() => void (document.documentElement.style.fontSize = ''))
      const bar = (minute: number | undefined) => <TodayStatus minute={minute} />
      const { container, rerender } = render(bar(undefined), { wrapper: MemoryRouter })
      container.style.fontFamily = face
      await document.fonts.ready
      const blank = container.getBoundingClientRect().height

      for (const minute of [0, 270, 271, 600, 840, 1116, 1140, 1290]) {
        rerender(bar(minute))
        expect(container.getBoundingClientRect().height, `minute ${minute}`).toBe(blank)
      }
    },
  )
})

describe('the first screen of Home', () => {
  beforeEach(() => setClock('18:36'))

  const box = (element: Element) => element.getBoundingClientRect()
  async function openFirstScreen(width: number, height: number) {
    await page.viewport(width, height)
    await open('/')
    const heading = await screen.findByRole('heading', {
      level: 2,
      name: /^Where Lord Rama walked/,
    })
    return { heading, slider: screen.getByRole('region', { name: 'Highlights' }) }
  }

  test('at 1280x800 it has one line of heading, two actions and the Today bar above the ticker', async () => {
    const { heading, slider } = await openFirstScreen(1280, 800)

    const english = document.createRange()
    english.selectNodeContents(screen.getByText(/^Where Lord Rama walked/).firstChild!)
    expect(box(heading).top).toBeGreaterThan(box(slider).top)
    expect(english.getClientRects()).toHaveLength(1)
    const bar = screen.getByRole('region', { name: 'Today at the temple' })
    const notices = await screen.findByRole('region', { name: 'Notices' })
    expect(box(bar).bottom).toBeLessThanOrEqual(box(notices).top + 1)
    expect(box(notices).bottom).toBeLessThanOrEqual(window.innerHeight + 2)
    const [more, give] = within(slider).getAllByRole('link')
    expect(give).toHaveAccessibleName('Give to the temple')
    expect(give).toHaveAttribute('href', '/#donate')
    expect(more).toHaveAccessibleName(/^Learn More/)
    expect(box(give!).height).toBe(box(more!).height)
  })

  test.each([
    [360, 640, 'Today at the temple'],
    [412, 915, 'Notices'],
  ])('at %sx%s all to "%s" is above the bottom bar', async (width, height, last) => {
    const { slider } = await openFirstScreen(width, height)

    const bottomBar = screen.getByRole('navigation', { name: 'Quick links' })
    expect(box(await screen.findByRole('region', { name: last })).bottom).toBeLessThanOrEqual(
      box(bottomBar).top + 1,
    )
    // The bottom bar has the donation.
    expect(within(slider).queryByRole('link', { name: 'Give to the temple' })).toBeNull()
  })

  test('the arrows are seen under the pointer and the focus; pause and dots always', async () => {
    emptyDb()
    for (const heading1 of ['First light', 'Second light']) build.slide({ heading1 })
    await open('/')
    const slides = within(await screen.findByRole('region', { name: 'Highlights' }))
    const next = slides.getByRole('button', { name: 'Next slide' })
    const isSeen = () => next.checkVisibility({ opacityProperty: true })
    await userEvent.hover(screen.getByRole('banner'))
    await waitFor(() => expect(isSeen()).toBe(false))
    expect(slides.getByRole('button', { name: 'Go to slide 2' })).toBeVisible()

    await userEvent.hover(slides.getByRole('heading', { name: 'First light' }))
    await waitFor(() => expect(isSeen()).toBe(true))

    await userEvent.hover(screen.getByRole('banner'))
    await waitFor(() => expect(isSeen()).toBe(false))
    slides.getByRole('button', { name: 'Previous slide' }).focus()
    await waitFor(() => expect(isSeen()).toBe(true))
  })

  test('more slides than a phone has dots for are counted, with their arrows in sight', async () => {
    await page.viewport(360, 640)
    emptyDb()
    for (let number = 1; number <= 7; number += 1) build.slide({ heading1: `Slide ${number}` })
    await open('/')
    const slides = within(await screen.findByRole('region', { name: 'Highlights' }))

    await userEvent.click(slides.getByRole('button', { name: 'Next slide' }))

    expect(await slides.findByText('2 / 7')).toBeVisible()
    expect(slides.queryByRole('button', { name: /^Go to slide/ })).toBeNull()
  })
})

describe('the slide of the time of day', () => {
  test.each([
    ['03:00', 'The temple sleeps', /^Mangala aarti at 4:30\sAM$/],
    ['06:00', 'Morning begins at the river', /^Darshan from 7:15\sAM$/],
    ['10:00', 'The doors are open', /^Darshan until 12:30\sPM$/],
    ['13:00', 'The temple rests', /^Darshan from 4:15\sPM$/],
    ['18:00', 'The lamps are lit', /^Aarti at 7:00\sPM$/],
    ['20:00', 'The lamps are lit', /^Darshan until 8:30\sPM$/],
    ['23:00', 'The temple sleeps', /^Mangala aarti at 4:30\sAM$/],
  ])('without other slides it says at %s "%s" [HOME-11]', async (time, heading, line) => {
    emptyDb()
    setClock(time)
    applySettings({ ...siteSettings, slideOfTheHour: true })
    await open('/')

    expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeVisible()
    expect(screen.getByText(line)).toBeVisible()
  })

  test('a device without a usable clock has a still welcome', async () => {
    emptyDb()
    vi.spyOn(Date, 'now').mockReturnValue(NaN)
    applySettings({ ...siteSettings, slideOfTheHour: true })
    await open('/')

    expect(await screen.findByRole('heading', { name: 'Everyone is welcome' })).toBeVisible()
    expect((await today()).queryByText(/Open|Closed/)).toBeNull()
  })

  test('the settings may ask for it before the slides; by default they do not [HOME-11]', async () => {
    setClock('03:00')
    emptyDb()
    build.slide({ heading1: 'First light' })
    applySettings({ ...siteSettings, slideOfTheHour: true })
    await open('/')

    const slides = within(await screen.findByRole('region', { name: 'Highlights' }))
    expect(slides.getByRole('group', { name: '1 of 2' })).toHaveTextContent('The temple sleeps')
  })
})
