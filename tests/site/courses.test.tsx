import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  build,
  db,
  emptyDb,
  holdRequest,
  requests,
  setListOptions,
  worker,
} from '../../mocks/testing'
import { setLanguage } from '../../src/messages/language'
import { open } from '../open'

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const types = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)

/** Adds courses of two types in mixed order, so that the screen has to group them. */
function twoKinds() {
  emptyDb()
  build.course({ title: 'Japa Circle', courseType: 'Daily Classes' })
  build.course({ title: 'Bhakti Shastri', courseType: 'Long Term Courses' })
  build.course({ title: 'Evening Gita', courseType: 'Daily Classes' })
}

test('courses are grouped by type, with one heading a type in order of first appearance [COURSE-1]', async () => {
  twoKinds()
  await open('/courses')
  await heading('Daily Classes')

  expect(types()).toEqual(['Daily Classes', 'Long Term Courses'])
  expect(
    within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Japa Circle', 'Evening Gita', 'Bhakti Shastri'])
})

test.each([412, 1280])(
  'at %i px each course is a card with picture, title, description, duration, start and Register [COURSE-2]',
  async (width) => {
    await page.viewport(width, 900)
    emptyDb()
    for (const title of ['Gita', 'Mridanga'])
      build.course({
        title,
        description: 'Ten basic beats.',
        duration: '2 Months, 45 Days',
        startDate: '2099-01-05',
        startTime: '16:00',
      })
    await open('/courses')
    await heading('Short Term Courses')

    const cards = screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'))
    expect(cards).toHaveLength(2)
    for (const [index, title] of ['Gita', 'Mridanga'].entries()) {
      const card = within(cards[index]!)
      expect(card.getByRole('heading', { level: 3, name: title })).toBeVisible()
      expect(card.getByRole('presentation')).toBeVisible()
      expect(card.getByText('Ten basic beats.')).toBeVisible()
      expect(card.getByText('Duration: 2 Months, 45 Days')).toBeVisible()
      expect(card.getByText(/^Start from 5 Jan 2099, 4:00\sPM\sIST$/)).toBeVisible()
      expect(card.getByRole('link', { name: `Register for ${title}` })).toBeVisible()
    }
  },
)

test.each([
  ['courses', 412, 1],
  ['courses', 800, 1],
  ['courses', 801, 2],
  ['courses', 1280, 3],
  ['activities', 412, 1],
  ['activities', 801, 2],
  ['activities', 1280, 3],
] as const)(
  'of /%s at %i px %i stand in a row, on phones with the picture beside the text [COURSE-6] [ACT-5]',
  async (path, width, count) => {
    await page.viewport(width, 900)
    emptyDb()
    for (const title of ['One', 'Two', 'Three', 'Four']) {
      build.course({ title, startDate: '2099-01-01' })
      build.activity({ title, date: '2099-01-01' })
    }
    await open(`/${path}`)
    await screen.findByRole('heading', { level: 3, name: 'Four' })

    const titles = screen.getAllByRole('heading', { level: 3 })
    const box = (element: Element) => element.getBoundingClientRect()
    const [first] = titles
    expect(titles.filter((title) => box(title).top === box(first!).top)).toHaveLength(count)
    const picture = box(within(first!.closest('li')!).getByRole('presentation'))
    expect(picture.width).toBeGreaterThanOrEqual(120)
    expect(picture.right <= box(first!).left).toBe(width <= 800)
    expect(picture.bottom <= box(first!).top).toBe(width > 800)
  },
)

test('the courses of a group are in the order of their days [COURSE-6]', async () => {
  emptyDb()
  build.course({ title: 'Third', startDate: '2099-03-01' })
  build.course({ title: 'Some day', startDate: 'soon' })
  build.course({ title: 'Past', startDate: '2001-01-01' })
  build.course({ title: 'First', startDate: '2099-01-01', startTime: '18:00' })
  build.course({ title: 'Second', startDate: '2099-01-01', startTime: '19:00' })
  await open('/courses')
  await heading('Short Term Courses')

  const titles = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)
  expect(titles).toEqual(['First', 'Second', 'Third', 'Past', 'Some day'])
  expect(screen.getByText(/^Start from soon, 6:00\sPM\sIST$/)).toBeVisible()
})

test('of a long description three lines are shown, and all of it after a press [COURSE-6]', async () => {
  emptyDb()
  build.course({ title: 'Short', description: 'Ten basic beats.' })
  build.course({
    title: 'Long',
    description: `${'Ten basic beats, hand by hand. '.repeat(20)}End.`,
  })
  await open('/courses')
  const text = (await screen.findByText(/End\.$/)).closest('p')!
  const closed = text.clientHeight
  expect(text.scrollHeight).toBeGreaterThan(closed)

  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }))

  expect(text.clientHeight).toBeGreaterThan(closed)
  expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toBeVisible()
})

test('a course without a title has a heading all the same [COURSE-6]', async () => {
  emptyDb()
  build.course({ title: '' })
  await open('/courses')

  expect(await screen.findByRole('heading', { level: 3, name: 'Course' })).toBeVisible()
})

test('Register links to the form with type, id and name [COURSE-2]', async () => {
  emptyDb()
  build.course({ title: 'Rāma & Sītā?', courseType: 'Daily Classes' })
  const { router } = await open('/courses')

  await userEvent.click(await screen.findByRole('link', { name: /^Register for Rāma/ }))

  await screen.findByRole('heading', { level: 1, name: 'Register for Vedic Courses' })
  expect(router.state.location.pathname).toBe('/coursesregister')
  expect([...new URLSearchParams(router.state.location.search)]).toEqual([
    ['type', 'Daily Classes'],
    ['id', '1'],
    ['name', 'Rāma & Sītā?'],
  ])
})

test('a chip shows one type, and a second press shows all', async () => {
  twoKinds()
  await open('/courses')
  const chip = await screen.findByRole('button', { name: 'Daily Classes 2' })

  await userEvent.click(chip)
  expect(chip).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(types()).toEqual(['Daily Classes']))

  await userEvent.click(chip)
  await waitFor(() => expect(types()).toEqual(['Daily Classes', 'Long Term Courses']))
})

const courseReads = () =>
  requests.filter(({ path }) => path.includes('/courses')).map(({ path }) => path.split('?')[1])

function addCourses(count: number) {
  emptyDb()
  for (let number = 1; number <= count; number += 1) build.course({ title: `Course ${number}` })
}

test('a list that the server pages without being asked is completed [COURSE-5]', async () => {
  addCourses(12)
  setListOptions({ size: 10, notFound: true })

  await open('/courses')

  expect(await screen.findByText('Course 12')).toBeVisible()
  expect(courseReads()).toEqual([undefined, 'page=2&page_size=10'])
  expect(screen.queryByText(/shown$/)).toBeNull()
})

test('a list of more than 21 pages says how much of it is shown, in both languages [COURSE-5]', async () => {
  addCourses(50)
  setListOptions({ size: 2 })

  await open('/courses')

  expect(await screen.findByText('42 of 50 shown')).toHaveRole('status')
  expect(courseReads()).toHaveLength(21)
  await act(() => setLanguage('hi'))
  expect(await screen.findByText('50 में से 42 दिखाए गए')).toBeVisible()
})

test('a server that sends the same page again and a wrong total is asked once more [COURSE-5]', async () => {
  addCourses(3)
  let count = 0
  worker.use(
    http.get('*/admin/api/courses', () => {
      count += 1
      const { rows } = db.course.list()
      return HttpResponse.json({ status: true, total_records: 9, record_per_page: rows })
    }),
  )

  await open('/courses')

  expect(await screen.findByText('3 of 9 shown')).toBeVisible()
  expect(count).toBe(2)
})

test('the completed list is shown at once on the next visit [COURSE-5]', async () => {
  addCourses(12)
  setListOptions({ size: 10 })
  const { go } = await open('/courses')
  await screen.findByText('Course 12')
  await go('/')
  holdRequest('GET /admin/api/courses')

  await go('/courses')

  expect(await screen.findByText('Course 12')).toBeVisible()
})

test('a card whose id is rounded has no anchor, and its registration no id [DATA-11]', async () => {
  addCourses(2)
  setListOptions({ longIds: true })

  await open('/courses')

  const card = (await screen.findByText('Course 2')).closest('li')!
  expect(card.querySelector('[id^=courses]')).toBeNull()
  const register = within(card).getByRole('link', { name: /^Register/ })
  expect(register.getAttribute('href')).toContain('name=Course+2')
  expect(register.getAttribute('href')).not.toContain('id=')
})
