import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  build,
  db,
  emptyDb,
  holdRequest,
  requests,
  useScenario as setScenario,
} from '../../mocks/testing'
import { clearResponseCache } from '../../src/api/response-cache'
import { open } from '../open'
import { press } from '../queries'
import { setOnline } from '../set-online'

const message = {
  Name: 'Ananya Mishra',
  Email: 'ananya@example.org',
  Subject: 'Stay in Kartik',
  Message: 'We are four people and would like to stay.',
}
const registration = {
  Name: 'उमा त्रिपाठी',
  Email: 'a+b@example.co.in',
  'Mobile number': '+91 00000 00000',
  Address: 'House 12, Ram Ghat',
  Comment: 'मैं पहली बार गीता पढ़ रही हूँ।',
}
const gita = '/coursesregister?type=Short+Term&id=7&name=Gita+in+18+Days'

const field = (label: string) => screen.findByRole('textbox', { name: new RegExp(`^${label}`) })
const sent = () => requests.filter(({ method }) => method === 'POST')
const storedOutbox = () => localStorage.getItem('unsent')
const box = (name: string) => screen.findByRole('group', { name })
const aMessage = 'A message is kept here'
const aRegistration = 'A registration is kept here'

async function write(texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await userEvent.fill(await field(label), text)
}

/** Sends a message while offline and returns the box that says it is kept on the device. */
async function sendWithoutNetwork() {
  await open('/contactus')
  await write(message)
  setScenario('offline')
  await press('Send Message')
  return box(aMessage)
}

/** Unmounts the app, restores the network and opens this path, as a later visit does. */
async function comeBack(path: string) {
  cleanup()
  setScenario('normal')
  return open(path)
}

describe('a message without a response', () => {
  test('is kept, and a note says where, for how long, and that it may have arrived [OFFLINE-2]', async () => {
    const note = await sendWithoutNetwork()

    expect(await screen.findByText('Something went wrong, Please try again later.')).toBeVisible()
    for (const part of [
      'The connection broke before an answer came, so it may have arrived.',
      'It is kept on this device only, for 7 days.',
      'If others use this device too, please discard it.',
      'Press “Send Message” to try again.',
    ])
      expect(note).toHaveTextContent(part)
    expect(note.closest('[role="status"]')).not.toBeNull()
    expect(await field('Message')).toHaveValue(message.Message)
  })

  test('that was sent offline is reported as unsent, and is not sent by itself once online', async () => {
    setOnline(false)
    const note = await sendWithoutNetwork()
    expect(note).toHaveTextContent('There was no network, so it was not sent.')
    expect(note).toHaveTextContent('When the network is back, press “Send Message”.')

    setScenario('normal')
    setOnline(true)
    expect(note).toHaveTextContent('Press “Send Message” to try again.')
    expect(sent()).toHaveLength(1)
    await press('Send Message')

    expect(await screen.findByText(/^Thank you Ananya Mishra/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('group', { name: aMessage })).toBeNull())
    expect(storedOutbox()).toBeNull()
  })

  test('is offered at the next visit, filled in by one press and sent by another [OFFLINE-2]', async () => {
    await sendWithoutNetwork()
    await comeBack('/kamadgiri')

    await userEvent.click(await screen.findByRole('link', { name: 'Look at it' }))
    await box(aMessage)
    expect(await field('Message')).toHaveValue('')
    await press('Fill it in')

    for (const [label, text] of Object.entries(message))
      expect(await field(label)).toHaveValue(text)
    expect(screen.getByText(`${message.Subject.length} / 50`)).toBeVisible()
    await waitFor(async () => expect(await box(aMessage)).toHaveFocus())
    expect(sent()).toHaveLength(1)

    await userEvent.dblClick(screen.getByRole('button', { name: 'Send Message' }))
    expect(await screen.findByText(/^Thank you Ananya Mishra/)).toBeVisible()
    expect(sent()).toHaveLength(2)
    expect(storedOutbox()).toBeNull()
  })

  test('can be discarded, which moves the focus to the form', async () => {
    await sendWithoutNetwork()
    await comeBack('/contactus')

    await press('Discard')

    expect(screen.queryByRole('group', { name: aMessage })).toBeNull()
    await waitFor(async () => expect(await field('Name')).toHaveFocus())
    expect(storedOutbox()).toBeNull()
  })
})

test.each(['failing', 'refused', 'unauthorised', 'html-instead-of-json'] as const)(
  'is not kept when a server that is %s has responded',
  async (scenario) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await open('/contactus')
    await write(message)
    setScenario(scenario)
    await press('Send Message')

    expect(await screen.findByText('Something went wrong, Please try again later.')).toBeVisible()
    expect(screen.queryByRole('group', { name: aMessage })).toBeNull()
    expect(storedOutbox()).toBeNull()
  },
)

describe('a registration without a response', () => {
  async function registerWithoutResponse() {
    await open(gita)
    await write(registration)
    await userEvent.selectOptions(await screen.findByLabelText(/^Language/), 'Hindi')
    setScenario('offline')
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await press('Register')
    return box(aRegistration)
  }

  test('is offered in the form of its course, and sent unchanged', async () => {
    await registerWithoutResponse()
    const tried = sent()[0]!.body
    const { address } = await comeBack('/')

    await userEvent.click(await screen.findByRole('link', { name: 'Look at it' }))
    await press('Fill it in')
    expect(address()).toBe(gita)
    expect(await screen.findByLabelText(/^Language/)).toHaveValue('Hindi')
    await press('Register')

    await screen.findByRole('heading', { name: 'What you sent' })
    expect(sent()[1]!.body).toEqual(tried)
    expect(storedOutbox()).toBeNull()
  })

  test('is not filled into the form of another course, which links to its own', async () => {
    await registerWithoutResponse()
    const { address } = await comeBack('/coursesregister?type=Daily+Classes&id=2&name=Japa+Circle')

    const note = await box(aRegistration)
    expect(note).toHaveTextContent('Gita in 18 Days')
    expect(screen.queryByRole('button', { name: 'Fill it in' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Open its form' }))

    await waitFor(() => expect(address()).toBe(gita))
    await press('Fill it in')
    expect(await field('Name')).toHaveValue(registration.Name)
  })
})

describe('what was typed and not sent [OFFLINE-5]', () => {
  const name = () => field('Name')

  test('is filled in again when the visitor comes back, and Clear empties form and store', async () => {
    const { go } = await open('/contactus')
    await userEvent.fill(await name(), 'Ananya Mishra')
    await go('/courses')
    await go('/contactus')

    await waitFor(async () => expect(await name()).toHaveValue('Ananya Mishra'))
    await press('Clear')
    expect(await name()).toHaveValue('')
    expect(await name()).toHaveFocus()
    await go('/courses')
    await go('/contactus')
    expect(await name()).toHaveValue('')
  })

  test('is offered without its values after half an hour', async () => {
    const { go } = await open('/contactus')
    await userEvent.fill(await name(), 'Ananya Mishra')
    const now = Date.now()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 31 * 60_000)
    onTestFinished(() => clock.mockRestore())
    await go('/courses')
    await go('/contactus')

    const offer = await screen.findByRole('group', { name: 'Something was typed here earlier' })
    expect(offer).not.toHaveTextContent('Ananya')
    expect(await name()).toHaveValue('')
    await userEvent.click(within(offer).getByRole('button', { name: 'Fill it in' }))
    expect(await name()).toHaveValue('Ananya Mishra')
  })

  test.each([
    ['is still offered', 'Your course', 'Gita in 18 Days'],
    ['is offered no more', 'This course is no longer in our list', 'Choose a course'],
  ])('with a course that %s says so and keeps the rest', async (offered, card, shown) => {
    emptyDb()
    const { id } = build.course({ title: 'Gita in 18 Days', courseType: 'Short Term Courses' })
    build.course({ title: 'Japa Circle', courseType: 'Daily Classes' })
    await open('/coursesregister')
    const course = () => screen.findByLabelText(/^Course name/)
    await screen.findByRole('option', { name: 'Gita in 18 Days' })
    await userEvent.fill(await name(), 'Ananya Mishra')
    await userEvent.selectOptions(await course(), 'Gita in 18 Days')
    cleanup()
    clearResponseCache()
    if (!offered.endsWith('still offered')) db.course.remove([id])

    await open('/coursesregister')

    expect(await screen.findByRole('complementary', { name: card })).toBeVisible()
    await waitFor(async () => expect(await course()).toHaveDisplayValue(shown))
    expect(await name()).toHaveValue('Ananya Mishra')
  })

  test.each([
    ['waits for its list', 'is kept over another reload', 'Gita in 18 Days'],
    ['was left for another type', 'does not come back', 'Choose a course'],
  ])('with a course that %s %s', async (what, _, shown) => {
    emptyDb()
    build.course({ title: 'Gita in 18 Days', courseType: 'Short Term Courses' })
    build.course({ title: 'Japa Circle', courseType: 'Daily Classes' })
    const course = () => screen.findByLabelText(/^Course name/)
    const reload = async () => {
      cleanup()
      clearResponseCache()
      await open('/coursesregister')
    }
    await open('/coursesregister')
    await screen.findByRole('option', { name: 'Gita in 18 Days' })
    await userEvent.fill(await name(), 'Ananya')
    await userEvent.selectOptions(await course(), 'Gita in 18 Days')

    if (what === 'waits for its list') {
      const release = holdRequest('GET /admin/api/courses')
      await reload()
      await userEvent.fill(await name(), 'Ananya Mishra')
      release()
    } else
      await userEvent.selectOptions(await screen.findByLabelText(/^Course type/), 'Daily Classes')
    await reload()

    await screen.findByRole('option', { name: 'Japa Circle' })
    await waitFor(async () => expect(await course()).toHaveDisplayValue(shown))
  })

  test('never gets into the form of another course', async () => {
    const { go } = await open(gita)
    await userEvent.fill(await name(), 'Ananya Mishra')

    await go('/coursesregister?type=Daily+Classes&id=2&name=Japa+Circle')
    await waitFor(async () =>
      expect(await screen.findByLabelText(/^Course name/)).toHaveValue('Japa Circle'),
    )
    expect(await name()).toHaveValue('')
    await go(gita)
    await waitFor(async () => expect(await name()).toHaveValue('Ananya Mishra'))
  })
})

describe('storage', () => {
  test('that is full: a note says that the message is kept until the page is closed', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    const note = await sendWithoutNetwork()

    expect(note).toHaveTextContent('It is kept until this page is closed.')
    expect(note).not.toHaveTextContent('7 days')
    await press('Discard')
    expect(screen.queryByRole('group', { name: aMessage })).toBeNull()
  })
})
