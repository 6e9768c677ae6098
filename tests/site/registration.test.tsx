import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { build, db, emptyDb, requests, useScenario } from '../../mocks/testing'
import { open } from '../open'

const call = 'POST /general/api/courseregister/'
const prefilled = '/coursesregister?type=Short%20Term&id=7&name=Gita%20in%2018%20Days'

const good = {
  Name: 'उमा त्रिपाठी',
  Email: 'a+b@example.co.in',
  'Mobile number': '+91 00000 00000',
  Address: 'House 12, Ram Ghat\nChitrakoot',
  Comment: 'मैं पहली बार गीता पढ़ रही हूँ।',
}

const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`))
const alert = () => screen.getByRole('alert')
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Register' }))
const sent = () => requests.filter(({ method }) => method === 'POST')

async function fill(values: Partial<typeof good> = good, language?: string) {
  for (const [label, value] of Object.entries(values))
    await userEvent.fill(await field(label), value)
  if (language) await userEvent.selectOptions(await field('Language'), language)
}

test.each(['/coursesregister', prefilled])(
  'the fields of %s stand in the order of the specification [REG-1]',
  async (path) => {
    await open(path)

    const fields = await Promise.all(
      [
        ...['Name', 'Email', 'Mobile number', 'Course type', 'Course name'],
        ...['Language', 'Address', 'Comment'],
      ].map(field),
    )
    const inOrder = document.querySelectorAll('form :is(input, select, textarea)')
    expect([...inOrder]).toEqual(fields)
  },
)

test('all languages are offered [REG-4]', async () => {
  await open(prefilled)

  const options = within(await field('Language')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Choose a language',
    'English',
    'Hindi',
    'Kannada',
    'Malayalam',
    'Telugu',
    'Other',
  ])
})

describe('the query', () => {
  test('fills type and name, which are disabled with an explanation, and is sent [REG-2]', async () => {
    emptyDb()
    await open(prefilled)
    const type = await field('Course type')
    const name = await field('Course name')

    expect(type).toBeDisabled()
    expect(type).toHaveValue('Short Term')
    expect(name).toBeDisabled()
    expect(name).toHaveValue('Gita in 18 Days')
    expect(name).toHaveAccessibleDescription(/they are sent with the form/)

    await fill(good, 'Hindi')
    await submit()
    await screen.findByRole('heading', { name: 'What you sent' })
    expect(sent()[0]!.body).toEqual(
      expect.arrayContaining([
        ['course_type', 'Short Term'],
        ['course_name', 'Gita in 18 Days'],
        ['course_id', '7'],
      ]),
    )
  })

  test('is shown as text and cut at the limits [DATA-8]', async () => {
    const name = encodeURIComponent(`<img src=x onerror=alert(1)>${'x'.repeat(5000)}`)
    await open(`/coursesregister?type=%3Cb%3E&name=${name}`)

    expect(await field('Course type')).toHaveValue('<b>')
    expect((await field('Course name')) as HTMLInputElement).toHaveValue(
      `<img src=x onerror=alert(1)>${'x'.repeat(72)}`,
    )
  })

  test('shows the course of its id', async () => {
    emptyDb()
    build.course({ title: 'Japa Circle', startTime: '05:00', endTime: '06:00' })
    await open('/coursesregister?type=Daily&id=1&name=Japa%20Circle')

    const course = within(await screen.findByRole('complementary', { name: 'Your course' }))
    expect(course.getByRole('heading', { name: 'Japa Circle' })).toBeVisible()
    expect(course.getByText(/^5:00\sAM to 6:00\sAM\sIST$/)).toBeVisible()
  })

  test('without a chosen course a link to all courses is in place of the description', async () => {
    emptyDb()
    build.course({ title: 'Gita in 18 Days', courseType: 'Short Term' })
    await open('/coursesregister')

    const card = await screen.findByRole('complementary', { name: 'Not sure which course?' })
    expect(within(card).getByRole('link', { name: 'See all courses' })).toHaveAttribute(
      'href',
      '/courses',
    )
    await userEvent.selectOptions(await field('Course name'), 'Gita in 18 Days')

    await screen.findByRole('complementary', { name: 'Your course' })
    expect(card).not.toBeInTheDocument()
  })

  test('without it the four types and then their courses can be chosen [REG-3]', async () => {
    emptyDb()
    build.course({ title: 'Gita in 18 Days', courseType: 'Short Term Courses' })
    build.course({ title: 'Japa Circle', courseType: 'Daily Classes' })
    build.course({ title: 'Evening Gita', courseType: 'Daily Classes' })
    await open('/coursesregister')
    const options = async (label: string) =>
      within(await field(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)

    expect(await options('Course type')).toEqual([
      'Choose a type',
      'Short Term',
      'Long Term',
      'Daily Classes',
      'Residential Courses',
    ])
    await userEvent.selectOptions(await field('Course type'), 'Daily Classes')
    await waitFor(async () =>
      expect(await options('Course name')).toEqual([
        'Choose a course',
        'Japa Circle',
        'Evening Gita',
      ]),
    )
    await userEvent.selectOptions(await field('Course type'), 'Long Term')
    await waitFor(async () => expect(await options('Course name')).toHaveLength(4))

    await userEvent.selectOptions(await field('Course type'), 'Daily Classes')
    await userEvent.selectOptions(await field('Course name'), 'Evening Gita')
    await fill(good, 'Other')
    await submit()
    await screen.findByRole('heading', { name: 'What you sent' })
    expect(sent()[0]!.body).toEqual(
      expect.arrayContaining([
        ['course_type', 'Daily Classes'],
        ['course_name', 'Evening Gita'],
        ['course_id', '3'],
      ]),
    )
  })

  test('without a course nothing is sent, and the field asks for one [REG-8]', async () => {
    emptyDb()
    build.course({ title: 'Gita in 18 Days', courseType: 'Short Term' })
    await open('/coursesregister')
    await fill(good, 'Hindi')

    await submit()

    expect(await screen.findByText('Please choose a course')).toBeVisible()
    expect(await field('Course name')).toHaveAccessibleDescription('Choose a course.')
    expect(sent()).toEqual([])
  })

  test('a chosen course brings its own type, and two of one name show their days [REG-8]', async () => {
    emptyDb()
    build.course({ title: 'Gita', courseType: 'Weekend Course', startDate: '2026-12-01' })
    build.course({ title: 'Gita', courseType: 'Daily Classes', startDate: '2027-01-05' })
    await open('/coursesregister')
    await userEvent.selectOptions(await field('Course type'), 'Long Term')
    await userEvent.selectOptions(await field('Course name'), 'Gita, from 1 Dec 2026')
    expect(await field('Course type')).toHaveDisplayValue('Weekend Course')

    await fill(good, 'Hindi')
    await submit()

    await screen.findByRole('heading', { name: 'What you sent' })
    expect(sent()[0]!.body).toEqual(
      expect.arrayContaining([
        ['course_type', 'Weekend Course'],
        ['course_name', 'Gita'],
        ['course_id', '1'],
      ]),
    )
  })

  test.each([
    ['another course by now', 'Japa Circle', '1', '2'],
    ['a deleted course', 'Old Course', '1', undefined],
  ])('whose id belongs to %s goes by the name [REG-2]', async (_, name, id, sentId) => {
    emptyDb()
    build.course({ title: 'Gita', courseType: 'Daily Classes' })
    build.course({ title: 'Japa Circle', courseType: 'Daily Classes' })
    await open(`/coursesregister?type=Daily+Classes&id=${id}&name=${encodeURIComponent(name)}`)

    const card = await screen.findByRole('complementary', {
      name: sentId ? 'Your course' : 'This course is no longer in our list',
    })
    if (sentId) expect(within(card).getByRole('heading', { name })).toBeVisible()
    await fill(good, 'Hindi')
    await submit()

    await screen.findByRole('heading', { name: 'What you sent' })
    const body = new Map(sent()[0]!.body as [string, string][])
    expect(body.get('course_name')).toBe(name)
    expect(body.get('course_id')).toBe(sentId)
  })

  test('leaves the choice to a further registration [REG-7]', async () => {
    emptyDb()
    build.course({ title: 'Gita in 18 Days', courseType: 'Short Term' })
    await open('/coursesregister?type=Short+Term&id=1&name=Gita+in+18+Days')
    await fill(good, 'Hindi')
    await submit()

    await userEvent.click(
      await screen.findByRole('button', { name: 'Register for another course' }),
    )

    expect(await field('Course name')).toBeEnabled()
    expect(await field('Course type')).toBeEnabled()
  })

  test('without a list of courses the name is typed [REG-3]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    useScenario('failing', { only: 'GET /admin/api/courses' })
    await open('/coursesregister?type=Short%20Term')
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1))

    await waitFor(async () => expect(await field('Course name')).toHaveRole('textbox'))
    await userEvent.fill(await field('Course name'), '  Gita  ')
    await fill(good, 'English')
    await submit()
    await screen.findByRole('heading', { name: 'What you sent' })
    expect(sent()[0]!.body).toContainEqual(['course_name', 'Gita'])
  })
})

describe('the rules', () => {
  test('all errors are in one alert, in the order of the fields, and at the fields [REG-4] [CONTACT-4]', async () => {
    await open(prefilled)
    await field('Name')
    await submit()

    const texts = [
      ['Name', 'Name must be between 4 to 50 charectors.', 'Your name, 4 to 50 letters.'],
      ['Email', 'Invalid email id format.', 'An address such as asha@example.org.'],
      ['Language', 'You must to select your prefered language.', 'Choose a language.'],
      [
        'Address',
        'Address must be between 10 to 350 charectors, excluding special charectors.',
        'Your address, 10 to 350 characters.',
      ],
      ['Comment', 'Messsage must be upto 500 charectors.', 'A comment of 5 to 500 characters.'],
    ] as const
    await waitFor(() => expect(alert()).toHaveTextContent('Error'))
    expect(
      within(alert())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(texts.map(([, sentence]) => sentence))
    for (const [label, , words] of texts) {
      expect(await field(label)).toBeInvalid()
      expect(await field(label)).toHaveAccessibleDescription(
        expect.stringContaining(words) as string,
      )
    }
    expect(sent()).toEqual([])
  })

  test('on a phone the focus moves to the alert, whose entries are in sight and link to the fields [CONTACT-4]', async () => {
    await page.viewport(412, 915)
    await open(prefilled)
    await field('Name')
    await submit()

    await waitFor(() => expect(alert()).toContainElement(document.activeElement as HTMLElement))
    for (const entry of within(alert()).getAllByRole('listitem'))
      await expect.element(page.elementLocator(entry)).toBeInViewport()
    await userEvent.click(screen.getByRole('button', { name: /^Address must be/ }))
    expect(await field('Address')).toHaveFocus()
  })
})

describe('sending', () => {
  test('shows a thank-you and a summary, and empties the fields [REG-7]', async () => {
    await open(prefilled)
    await fill(good, 'Hindi')
    await submit()

    expect(
      await screen.findByText(
        'Thank you उमा त्रिपाठी for registration. You are registered successfully.',
      ),
    ).toBeVisible()
    const summary = within(await screen.findByRole('region', { name: 'What you sent' }))
    for (const text of ['a+b@example.co.in', 'Hindi', 'Short Term', 'Gita in 18 Days'])
      expect(summary.getByText(text)).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Info Thank you उमा/))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(/^Thank you/)).toBeNull()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Register for another course' }))
    for (const label of [...Object.keys(good), 'Language'])
      expect(await field(label)).toHaveValue('')
    const form = (await field('Name')).closest('form')
    await waitFor(() => expect(form).toContainElement(document.activeElement as HTMLElement))
    expect(db.registration.list().rows.at(-1)).toMatchObject({ name: good.Name })
  })
})

describe('what was typed stays, and an alert is shown', () => {
  test.each([
    ['failing', 'Something went wrong, Please try again later.'],
    ['refused', 'Something went wrong, Please try again later.'],
    ['html-instead-of-json', 'Something went wrong, Please try again later.'],
    ['malformed', 'Something went wrong, Please try again later.'],
    ['offline', 'Something went wrong, Please try again later.'],
    ['unauthorised', 'Something went wrong, Please try again later.'],
  ] as const)('when the server is %s [CONTACT-6]', async (scenario, sentence) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { address } = await open(prefilled)
    await fill(good, 'Hindi')
    useScenario(scenario, { only: call })
    await submit()

    expect(await screen.findByText(sentence)).toBeVisible()
    for (const [label, value] of Object.entries(good)) expect(await field(label)).toHaveValue(value)
    expect(await field('Language')).toHaveValue('Hindi')
    expect(address()).toBe(prefilled)
    expect(sent()).toHaveLength(1)
  })
})
