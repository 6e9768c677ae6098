import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { build, emptyDb, requests, setListOptions, useScenario, worker } from '../../mocks/testing'
import { open, scrollUntil } from '../open'
import { saveByMenu } from '../save-calendar'
import { siteSettings } from '../shared-page'

const region = (name: string) => screen.findByRole('region', { name })
const slider = () => region('Highlights')

/** Scrolls to a section until it has loaded its data. Returns queries limited to it. */
async function scrollToSection(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name })
  return scrollUntil(heading, () => {
    const section = heading.closest('section')!
    expect(section.querySelector('[aria-busy="true"]')).toBeNull()
    return within(section)
  })
}

/** Scrolls to a section until it has nothing to show. */
const scrollUntilRemoved = (name: string) =>
  waitFor(() => {
    screen.queryByRole('heading', { name })?.scrollIntoView()
    expect(screen.queryByRole('heading', { name })).toBeNull()
  })

describe('slider', () => {
  test('slides are named by their position, and hidden ones are inert [HOME-2]', async () => {
    emptyDb()
    build.slide({ heading1: 'First light' })
    build.slide({ heading1: 'Second light' })
    await open('/')

    const slides = within(await slider())
    expect(slides.getByRole('group', { name: '1 of 2' })).toHaveTextContent('First light')
    expect(slides.queryByRole('group', { name: '2 of 2' })).toBeNull()

    await userEvent.click(slides.getByRole('button', { name: 'Next slide' }))

    expect(await slides.findByRole('group', { name: '2 of 2' })).toHaveTextContent('Second light')
    // The first slide is on the screen until the change has ended.
    await waitFor(() => expect(slides.queryByRole('group', { name: '1 of 2' })).toBeNull())
  })

  test('its pause button comes first in the order of Tab [A11Y-5]', async () => {
    await open('/')

    const [first] = within(await slider()).getAllByRole('button')
    expect(first).toHaveAccessibleName(/the slides$/)
  })

  test('with reduced motion it starts paused, and once played it pauses under pointer or focus [A11Y-5]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    emptyDb()
    for (const heading1 of ['First light', 'Second light']) build.slide({ heading1 })
    await open('/')
    const slides = within(await slider())
    const pass = (seconds: number) => {
      act(() => {
        vi.advanceTimersByTime(seconds * 1000)
      })
    }
    pass(20)
    expect(slides.getByRole('button', { current: true })).toHaveAccessibleName('Go to slide 1')
    // Slides are announced only while autoplay is off, so that it does not disturb screen readers.
    const liveRegion = slides.getByRole('group').closest('[aria-live]')
    expect(liveRegion).toHaveAttribute('aria-live', 'polite')

    // A pointer or focus inside pauses the slides: the browser's pointer is moved away, and a script clicks.
    await userEvent.hover(screen.getByRole('banner'))
    act(() => slides.getByRole('button', { name: 'Play the slides' }).click())
    expect(slides.getByRole('button', { name: 'Stop the slides' })).toBeVisible()
    expect(liveRegion).toHaveAttribute('aria-live', 'off')
    pass(6)
    expect(slides.getByRole('button', { current: true })).toHaveAccessibleName('Go to slide 2')
    // The interval starts again some time after the transition has ended.
    await vi.waitFor(() => {
      pass(6)
      expect(slides.getByRole('button', { current: true })).toHaveAccessibleName('Go to slide 1')
    }, 10_000)

    act(() => slides.getByRole('button', { name: 'Next slide' }).focus())
    pass(20)
    expect(slides.getByRole('button', { current: true })).toHaveAccessibleName('Go to slide 1')
  })

  test.each([
    ['to the left brings the next slide', -80, 10, 'Go to slide 2'],
    ['to the right brings the one before', 80, 10, 'Go to slide 3'],
    ['that scrolls the page moves nothing', -50, 200, 'Go to slide 1'],
    ['that hardly moves is none', -20, 0, 'Go to slide 1'],
  ])('a finger %s', async (_, along, across, name) => {
    emptyDb()
    for (const heading1 of ['First', 'Second', 'Third']) build.slide({ heading1 })
    await open('/')
    const slides = within(await slider())
    const slide = slides.getByRole('group', { name: '1 of 3' })
    const finger = (clientX: number, clientY: number) =>
      new Touch({ identifier: 1, target: slide, clientX, clientY })

    fireEvent.touchStart(slide, { touches: [finger(200, 200)] })
    fireEvent.touchMove(slide, { touches: [finger(200 + along, 200 + across)] })
    fireEvent.touchEnd(slide, { changedTouches: [finger(200 + along, 200 + across)] })

    expect(slides.getByRole('button', { current: true })).toHaveAccessibleName(name)
  })

  test.each([
    ['/chitrakoot', true],
    ['https://example.org/', true],
    ['#', false],
    ['', false],
    ['javascript:alert(1)', false],
  ])('an action of %j shows Learn More: %s [HOME-3]', async (actionUrl, shown) => {
    emptyDb()
    build.slide({ actionUrl })
    await open('/')

    const button = within(await slider()).queryByRole('link', { name: /^Learn More/ })
    expect(button !== null).toBe(shown)
  })

  test.each(['empty', 'failing'] as const)(
    'without slides (%s) Home starts with the Today bar, and nothing stands in their place [HOME-2]',
    async (scenario) => {
      vi.spyOn(console, 'warn').mockReturnValue()
      useScenario(scenario)
      await open('/')
      await waitFor(() => expect(screen.queryByText('Loading the highlights')).toBeNull())

      const main = screen.getByRole('main')
      const [first] = within(main).getAllByRole('region')
      expect(first).toHaveAccessibleName('Today at the temple')
      expect(first!.getBoundingClientRect().top).toBe(main.getBoundingClientRect().top)
    },
  )

  test.each([
    [true, ['Learn More: First light', 'Give to the temple']],
    [false, ['Give to the temple']],
  ])(
    'a slide with a link of its own: %s. The strongest button comes first [HOME-10]',
    async (hasLink, names) => {
      await page.viewport(1280, 800)
      emptyDb()
      build.slide({ heading1: 'First light', actionUrl: hasLink ? '/courses' : '' })
      await open('/')

      const links = within(await slider()).getAllByRole('link')
      expect(links.map((link) => link.textContent)).toEqual(names)
      const fills = links.map((link) => getComputedStyle(link).backgroundColor)
      expect(fills.map((fill) => fill !== 'rgba(0, 0, 0, 0)')).toEqual(names.map((_, i) => i === 0))
    },
  )

  test('Hindi words in a heading have their lang attribute', async () => {
    emptyDb()
    build.slide({ heading1: 'Where Lord Rama walked जहाँ श्रीराम रहे' })
    await open('/')
    await slider()

    expect(screen.getByText('जहाँ श्रीराम रहे')).toHaveAttribute('lang', 'hi')
    const english = screen.getByText(/^Where Lord Rama walked/)
    expect(english.closest('[lang]')).toHaveAttribute('lang', 'en')
  })

  test('a missing picture leaves the text of its slide', async () => {
    emptyDb()
    build.slide({ heading1: 'No picture', filePath: '' })
    await open('/')

    const slide = within(await slider()).getByRole('group', { name: '1 of 1' })
    expect(within(slide).getByRole('heading', { name: 'No picture' })).toBeVisible()
    expect(within(slide).queryByRole('img')).toBeNull()
  })
})

describe('ticker', () => {
  test('a notification is a link only if its url is safe and longer than one character [HOME-5]', async () => {
    emptyDb()
    build.notification({ noti: 'With a link', url: '/activities' })
    build.notification({ noti: 'Without one', url: '#' })
    build.notification({ noti: 'With a trap', url: 'javascript:alert(1)' })
    await open('/')

    const notices = within(await region('Notices'))
    expect(notices.getByRole('link', { name: 'With a link' })).toHaveAttribute(
      'href',
      '/activities',
    )
    expect(notices.getByText('Without one')).toBeVisible()
    expect(notices.getAllByRole('link')).toHaveLength(1)
  })

  test('a screen reader gets each notification once', async () => {
    emptyDb()
    build.notification({ noti: 'Only once', url: '' })
    await open('/')

    const notices = within(await region('Notices'))
    expect(notices.getAllByRole('listitem')).toHaveLength(1)
  })

  test('without notifications there is no ticker', async () => {
    emptyDb()
    build.slide()
    await open('/')
    await slider()

    expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull()
  })
})

describe('donation', () => {
  const donation = async () => within(await region('Donate Now'))

  test.each([412, 1280])(
    'at %i px the account is open, with a button that copies all above it, and the text clear of its lines [DONATE-5]',
    async (width) => {
      await page.viewport(width, 900)
      await open('/')

      const label = (await donation()).getByText('IFSC code')
      const value = (await donation()).getByText('EXMP0000000')
      const all = (await donation()).getByRole('button', { name: 'Copy all details' })
      expect(all.compareDocumentPosition(label)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      const row = label.parentElement!.getBoundingClientRect()
      expect(label.getBoundingClientRect().top - row.top).toBeGreaterThanOrEqual(6)
      expect(row.bottom - value.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(6)
    },
  )

  test('a bank detail is copied, and the copy is announced [DONATE-5]', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await open('/')

    await userEvent.click((await donation()).getByRole('button', { name: 'Copy IFSC code' }))

    expect(await (await donation()).findByRole('button', { name: 'Copied' })).toBeVisible()
    expect(copied).toHaveBeenCalledWith('EXMP0000000')
  })

  test('sample details are marked as samples, and the 80G line is shown [DONATE-5]', async () => {
    await open('/')

    expect((await donation()).getByText('Sample values')).toBeVisible()
    expect((await donation()).getByText('80G tax exemption is available.')).toBeVisible()
  })
})

test.each([412, 1280])(
  'at %i px the mission is seven sentences, and What We Do four cards with Learn More [HOME-6] [HOME-7]',
  async (width) => {
    await page.viewport(width, 900)
    await open('/')

    const purposes = within(await region('Our Mission')).getAllByRole('listitem')
    expect(purposes).toHaveLength(7)
    for (const purpose of purposes) {
      expect(purpose).toBeVisible()
      expect(purpose).toHaveTextContent(/\.$/)
    }
    const services = within(await region('What We Do'))
    for (const name of ['Bhakti Vriksha', 'Annadana Seva', 'Book Distribution', 'Home Programs'])
      expect(services.getByRole('button', { name: `Learn More about ${name}` })).toBeVisible()
    expect(services.getAllByRole('img')).toHaveLength(4)
  },
)

test('About Us leads to Temple Construction and to Chitrakoot [HOME-6]', async () => {
  await open('/')

  const links = within(await region('About Us')).getAllByRole('link')
  expect(links.map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual([
    ['Temple Construction', '/templeCon'],
    ['About Chitrakoot', '/chitrakoot'],
  ])
})

test('Learn More opens a dialog with the full text, and closing returns the focus [HOME-7]', async () => {
  const { address } = await open('/')
  const opener = await screen.findByRole('button', { name: 'Learn More about Annadana Seva' })

  await userEvent.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Annadana Seva' })
  expect(dialog).toHaveTextContent('Annadana is the gift of food.')

  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(opener).toHaveFocus())
  expect(address()).toBe('/')
})

test('a press anywhere on a card of What We Do opens its dialog [HOME-7]', async () => {
  await open('/')
  const section = within(await region('What We Do'))
  const picture = section.getByRole('img', {
    name: 'A brass plate with rice, vegetables and sweets',
  })

  await userEvent.click(picture, { force: true })

  expect(await screen.findByRole('dialog', { name: 'Annadana Seva' })).toBeVisible()
})

describe('sections with lists', () => {
  test('Home shows the next three activities, those without a date last [HOME-8]', async () => {
    emptyDb()
    build.activity({ title: 'Some day', date: 'soon' })
    build.activity({ title: 'Later', date: '2099-02-01' })
    build.activity({ title: 'Gone', date: '2001-01-01' })
    build.activity({ title: 'Sooner', date: '2099-01-01' })
    await open('/')

    const section = await scrollToSection('Upcoming Activities')

    await section.findByRole('heading', { name: 'Sooner' })
    const titles = section.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)
    expect(titles).toEqual(['Sooner', 'Later', 'Some day'])
  })

  test.each([
    [412, 1],
    [801, 3],
    [1280, 3],
  ])(
    'at %i px activities and courses are cards with all that their own pages say, %i in a row [HOME-12]',
    async (width, count) => {
      await page.viewport(width, 900)
      emptyDb()
      const types = { courseType: 'Daily Classes' }
      for (const title of ['One', 'Two', 'Three']) {
        build.activity({ title, date: '2099-11-24', time: '18:30', ...types })
        build.course({ title, startDate: '2099-12-12', ...types })
      }
      await open('/')

      for (const [name, facts] of [
        ['Upcoming Activities', [/^24 Nov 2099$/, /^6:30\sPM\sIST$/, /^A thousand lamps/]],
        [
          'Vedic Courses',
          [/^Start from 12 Dec 2099, 6:00\sPM\sIST$/, /^Duration: 18 Days$/, /^One chapter/],
        ],
      ] as const) {
        const section = await scrollToSection(name)
        await section.findByRole('heading', { name: 'Three' })
        for (const fact of [...facts, 'Daily Classes'])
          for (const text of section.getAllByText(fact)) expect(text).toBeVisible()
        const tops = section
          .getAllByRole('heading', { level: 3 })
          .map((title) => title.getBoundingClientRect().top)
        expect(tops.filter((top) => top === tops[0])).toHaveLength(count)
      }
    },
  )

  test('a menu of the card saves an activity in the calendar and shares it [HOME-12] [VISIT-2] [VISIT-3]', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    emptyDb()
    const { id } = build.activity({ title: 'Deepa Daan', date: '2099-11-24', time: '18:30' })
    await open('/')
    const section = await scrollToSection('Upcoming Activities')

    const {
      name,
      events: [event],
    } = await saveByMenu('Deepa Daan')
    expect(name).toBe('Deepa Daan.ics')
    expect(event!.startDate.toString()).toBe('2099-11-24T18:30:00')

    await userEvent.click(section.getByRole('button', { name: 'Save or share: Deepa Daan' }))
    await userEvent.click(await section.findByRole('button', { name: 'Share' }))
    expect(await section.findByRole('button', { name: 'Link copied' })).toBeVisible()
    const link = new URL(`activities#activities-${id}`, document.baseURI).href
    expect(copy).toHaveBeenCalledWith(expect.stringMatching(/^Deepa Daan\n/))
    expect(copy).toHaveBeenCalledWith(expect.stringContaining(link))
  })

  test('three courses are shown of many', async () => {
    await open('/')

    const section = await scrollToSection('Vedic Courses')

    await waitFor(() => expect(section.getAllByRole('link', { name: /^Register/ })).toHaveLength(3))
  })

  test('five pictures are shown of the first fifteen [HOME-8]', async () => {
    await open('/')

    const section = await scrollToSection('From the Gallery')

    await waitFor(() => expect(section.getAllByRole('img')).toHaveLength(5))
    expect(requests.map(({ path }) => path)).toContain('/admin/api/igallery?page=1&page_size=15')
  })

  test('empty lists remove their sections [HOME-8]', async () => {
    emptyDb()
    await open('/')

    for (const name of ['Upcoming Activities', 'Vedic Courses', 'From the Gallery'])
      await scrollUntilRemoved(name)
    expect(await region('Contact Us')).toBeVisible()
  })

  test('lists that cannot be loaded have one message and one Retry, which loads them all [COURSE-4]', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    useScenario('failing')
    await open('/')

    for (const name of ['Upcoming Activities', 'Vedic Courses', 'From the Gallery'])
      await scrollUntilRemoved(name)
    const failure = { level: 2, name: 'Parts of this page could not be loaded' }
    expect(await screen.findByRole('heading', failure)).toBeVisible()
    expect(screen.getByText('Something went wrong, Please try again later.')).toBeVisible()
    useScenario('normal')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))

    for (const name of ['Upcoming Activities', 'Vedic Courses', 'From the Gallery'])
      await scrollToSection(name)
    expect(screen.queryByRole('heading', failure)).toBeNull()
  })

  test('one list that cannot be loaded is named [COURSE-4]', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    worker.use(http.get('*/admin/api/courses', () => HttpResponse.error()))
    await open('/')

    await scrollUntilRemoved('Vedic Courses')

    expect(
      await screen.findByRole('heading', { level: 2, name: 'The courses could not be loaded' }),
    ).toBeVisible()
    await scrollToSection('Upcoming Activities')
    await scrollToSection('From the Gallery')
  })
})

test('the sections are in their order, with the anchors donate and contact [HOME-1]', async () => {
  await open('/')
  const order = [
    'Highlights',
    'Notices',
    'About Us',
    'Our Mission',
    'Donate Now',
    'What We Do',
    'Upcoming Activities',
  ]
  order.push('Vedic Courses', 'From the Gallery', 'Contact Us', 'Plan your visit')
  const sections: HTMLElement[] = []
  for (const name of order) sections.push(await region(name))

  const inDocument = sections.toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  expect(inDocument).toEqual(sections)
  expect(document.getElementById('donate')).toBe(await region('Donate Now'))
  expect(document.getElementById('contact')).toBe(await region('Contact Us'))
})

test('Plan your visit shows address, directions and timings of the settings, and the distances [HOME-9]', async () => {
  await open('/')
  const visit = await scrollToSection('Plan your visit')

  for (const line of siteSettings.address.lines) expect(await visit.findByText(line)).toBeVisible()
  expect(visit.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
    'href',
    siteSettings.map.directions,
  )
  for (const { label, time } of siteSettings.timings) {
    expect(visit.getByText(label)).toBeVisible()
    expect(visit.getByText(time)).toBeVisible()
  }
  for (const distance of [/^10\skm$/, /^34 and 78\skm$/, /^78\skm$/, /Khajuraho$/])
    expect(visit.getByText(distance)).toBeVisible()
})

test('on a phone the five pictures are a row that scrolls sideways [HOME-8]', async () => {
  await page.viewport(412, 915)
  await open('/')
  const gallery = await scrollToSection('From the Gallery')

  const row = gallery.getByRole('list', { name: 'From the Gallery' })
  const pictures = within(row).getAllByRole('img')
  expect(pictures).toHaveLength(5)
  expect(new Set(pictures.map((picture) => picture.getBoundingClientRect().top)).size).toBe(1)
  expect(row.scrollWidth).toBeGreaterThan(3 * row.clientWidth)
})

test.each([
  [1280, true],
  [1199, false],
  [412, false],
])('at %i px Plan your visit stands beside Contact Us: %s [HOME-9]', async (width, isBeside) => {
  await page.viewport(width, 800)
  await open('/')
  const contact = (await region('Contact Us')).getBoundingClientRect()
  const visit = (await region('Plan your visit')).getBoundingClientRect()

  expect(visit.top >= contact.bottom).toBe(!isBeside)
  expect(visit.left >= contact.right).toBe(isBeside)
})

test.each([412, 1280])(
  'at %i px Home has the map with the address below, and what is read before the journey, without a press [CONTACT-7] [HOME-9] [VISIT-8]',
  async (width) => {
    await page.viewport(width, 915)
    await open('/')
    const visit = within(await region('Plan your visit'))
    const map = within(await region('Map of the temple'))
    expect(map.getByRole('img')).toBeVisible()
    expect(map.getByRole('button', { name: 'Show live map' })).toBeVisible()
    for (const line of siteSettings.address.lines) expect(map.getByText(line)).toBeVisible()
    expect(await visit.findByText('Khajuraho')).toBeVisible()
    expect(await visit.findByText('Shoulders and knees covered (sample)')).toBeVisible()
  },
)

test('slides and notices of all pages are shown where the server sends two at a time [COURSE-5]', async () => {
  emptyDb()
  for (let number = 1; number <= 5; number += 1) {
    build.slide({ heading1: `Slide ${number}` })
    build.notification({ noti: `Notice ${number}`, url: '' })
  }
  setListOptions({ size: 2, notFound: true })

  await open('/')

  expect(await screen.findByText('Notice 5')).toBeInTheDocument()
  expect(await screen.findByText('Slide 5')).toBeInTheDocument()
})
