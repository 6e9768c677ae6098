import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { build, emptyDb, requests, setListOptions, useScenario } from '../../mocks/testing'
import { open, scrollUntil } from '../open'
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

test('the name of the site is the one h1', async () => {
  await open('/')

  expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sample Mandir')
})

test('/home is the same screen', async () => {
  await open('/home')

  expect(await region('Donate Now')).toBeVisible()
})

test('slides and notifications are requested once, at their exact paths [HOME-2]', async () => {
  await open('/')
  await slider()

  const first = requests.map(({ path }) => path).filter((path) => !path.includes('igallery'))
  expect(first.filter((path) => path === '/admin/api/slider')).toHaveLength(1)
  expect(first.filter((path) => path === '/admin/api/notification')).toHaveLength(1)
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

  test('without slides there is no slider [HOME-2]', async () => {
    emptyDb()
    await open('/')
    await waitFor(() => expect(screen.queryByText('Loading the highlights')).toBeNull())

    expect(screen.queryByRole('region', { name: 'Highlights' })).toBeNull()
  })

  test.each(['empty', 'failing'] as const)(
    'without slides (%s) Home starts with the name of the temple',
    async (scenario) => {
      useScenario(scenario)
      await open('/')

      const main = within(screen.getByRole('main'))
      expect(await main.findByText('Sample Mandir', { selector: 'p' })).toBeVisible()
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

  test('a heading in Hindi has the size and colour of a heading', async () => {
    emptyDb()
    build.slide({ heading1: 'कार्तिक दीप दान' })
    await open('/')
    await slider()

    const title = screen.getByRole('heading', { level: 2, name: 'कार्तिक दीप दान' })
    const words = screen.getByText('कार्तिक दीप दान')
    expect(getComputedStyle(words).fontSize).toBe(getComputedStyle(title).fontSize)
    expect(getComputedStyle(words).color).toBe(getComputedStyle(title).color)
  })

  test('Hindi words in the sentence of a slide have the styles of the sentence', async () => {
    emptyDb()
    build.slide({ heading2: 'Mangala aarti at 4:30. आप सादर आमंत्रित हैं।' })
    await open('/')
    await slider()

    const sentence = screen.getByText(/^Mangala aarti/)
    const run = screen.getByText('आप सादर आमंत्रित हैं।')
    for (const property of ['fontSize', 'fontFamily', 'color'] as const)
      expect(getComputedStyle(run)[property]).toBe(getComputedStyle(sentence)[property])
  })

  test('a missing picture shows a placeholder', async () => {
    emptyDb()
    build.slide({ heading1: 'No picture', filePath: '' })
    await open('/')

    const slide = within(await slider()).getByRole('group', { name: '1 of 1' })
    expect(within(slide).getByRole('heading', { name: 'No picture' })).toBeVisible()
    expect(slide.querySelector('img')).toBeNull()
    // The placeholder is hidden from the accessibility tree, so no role query finds it.
    const placeholder = slide.querySelector('[aria-hidden="true"]')!
    expect(placeholder).toBeVisible()
    expect(placeholder.getBoundingClientRect().height).toBeGreaterThan(200)
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
  const total = async (name: string) => (await donation()).getByLabelText(`Total: ${name}`)
  const quantity = async (name: string) =>
    (await donation()).getByRole('textbox', { name: `Quantity: ${name}` })

  test('a total is quantity times price, with Indian digit grouping', async () => {
    await open('/')
    expect(await total('Pillar')).toHaveTextContent('₹1,00,001')

    await userEvent.fill(await quantity('Square foot'), '5')

    expect(await total('Square foot')).toHaveTextContent('₹15,005')
    expect(await total('Pillar')).toHaveTextContent('₹1,00,001')
  })

  test.each(['0', '-4', 'abc', '', '1.9'])('%j counts as one', async (typed) => {
    await open('/')

    await userEvent.fill(await quantity('Brick'), typed)
    await userEvent.tab()

    expect(await total('Brick')).toHaveTextContent('₹1,101')
    expect(await quantity('Brick')).toHaveValue('1')
  })

  test('the buttons count up and down, and not below one', async () => {
    await open('/')
    const more = (await donation()).getByRole('button', { name: 'One Brick more' })
    const fewer = (await donation()).getByRole('button', { name: 'One Brick less' })
    expect(fewer).toHaveAttribute('aria-disabled', 'true')

    await userEvent.click(more)
    await userEvent.click(more)
    await userEvent.click(fewer)

    expect(await total('Brick')).toHaveTextContent('₹2,202')
  })

  test('a bank detail is copied, and the copy is announced [DONATE-5]', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await open('/')

    await userEvent.click((await donation()).getByRole('button', { name: 'Copy IFSC code' }))

    expect(copied).toHaveBeenCalledWith('EXMP0000000')
    expect(await (await donation()).findByRole('button', { name: 'Copied' })).toBeVisible()
  })

  test('all details are copied together', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await open('/')

    await userEvent.click((await donation()).getByRole('button', { name: 'Copy all details' }))

    expect(copied.mock.calls[0]![0].split('\n')).toHaveLength(6)
  })

  test('sample details are marked as samples, and the 80G line is shown [DONATE-5]', async () => {
    await open('/')

    expect((await donation()).getByText('Sample values')).toBeVisible()
    expect((await donation()).getByText('80G tax exemption is available.')).toBeVisible()
  })
})

test('the mission has seven purposes [HOME-6]', async () => {
  await open('/')

  expect(within(await region('Our Mission')).getAllByRole('listitem')).toHaveLength(7)
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

  test('a course links to its registration with type, id and name', async () => {
    emptyDb()
    const { id } = build.course({ title: 'Gita & You', courseType: 'Daily Classes' })
    await open('/')

    const section = await scrollToSection('Vedic Courses')

    expect(await section.findByRole('link', { name: /^Register/ })).toHaveAttribute(
      'href',
      `/coursesregister?type=Daily+Classes&id=${id}&name=Gita+%26+You`,
    )
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

    for (const name of ['Upcoming Activities', 'Vedic Courses', 'From the Gallery']) {
      await waitFor(() => {
        screen.queryByRole('heading', { name })?.scrollIntoView()
        expect(screen.queryByRole('heading', { name })).toBeNull()
      })
    }
    expect(await region('Contact Us')).toBeVisible()
  })

  test('a list that cannot be loaded says so in its section, and Retry loads it [COURSE-4]', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    useScenario('failing')
    await open('/')

    const section = await scrollToSection('Vedic Courses')
    expect(await section.findByText('The courses could not be loaded')).toBeVisible()
    expect(section.getByText('Something went wrong, Please try again later.')).toBeVisible()
    useScenario('normal')
    // userEvent finds the button again by its name, which a section that fails later has as well.
    fireEvent.click(section.getByRole('button', { name: 'Retry' }))

    expect(await section.findByRole('heading', { name: 'Gita in 18 Days' })).toBeVisible()
    expect(section.queryByText('The courses could not be loaded')).toBeNull()
  })

  test.each([
    ['failing', 'Something went wrong, Please try again later.'],
    ['offline', 'Sorry, the request was unsuccessfull. Please come back later.'],
    ['html-instead-of-json', 'Something went wrong, Please try again later.'],
  ] as const)(
    'with a server that is %s the page is complete, and the failure is logged',
    async (name, warning) => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
      useScenario(name)
      await open('/')

      await waitFor(() =>
        expect(warned.mock.calls.map(([sentence]) => sentence as string)).toContain(warning),
      )
      await waitFor(() => expect(screen.queryByText('Loading the highlights')).toBeNull())
      expect(await region('About Us')).toBeVisible()
      expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull()
    },
  )

  test('the screen handles records with wrong types', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    useScenario('malformed')
    await open('/')
    await scrollToSection('Plan your visit')

    expect(await region('Contact Us')).toBeVisible()
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
  for (const distance of [/10, 34 and 78\skm$/, /^78\skm$/, /Khajuraho$/])
    expect(visit.getByText(distance)).toBeVisible()
})

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
