import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type DialectName } from '../../mocks/engine/dialects'
import { operations } from '../../mocks/engine/operations'
import { setFaults } from '../../mocks/engine/scenarios/faults'
import { emptyDb, sampleAccount, setDialect, useScenario } from '../../mocks/testing'
import { token } from '../../src/api/stored-login'
import { setLanguage } from '../../src/messages/language'
import { openAdmin, sent } from '../admin-screen'
import { open } from '../open'
import { pictureFile } from '../picture-files'
import { button, dialog, press, textbox } from '../queries'
import { announced } from '../shared-page'
import { tooLong } from '../too-long'

const alertAbout = (text: string) => {
  const alerts = screen.getAllByRole('alert').filter((alert) => alert.textContent.includes(text))
  expect(alerts).toHaveLength(1)
  return alerts[0]!
}
const hasSidewaysScroll = () =>
  document.documentElement.scrollWidth > document.documentElement.clientWidth
const message = {
  name: 'Ananya Mishra',
  email: 'ananya@example.org',
  subject: 'Stay in Kartik',
  message: 'We are four people and would like to stay.',
}
const contactField = (name: keyof typeof message) =>
  document.querySelector<HTMLInputElement>(`form [name="${name}"]`)!

async function sendMessage() {
  await waitFor(() => expect(contactField('name')).toBeVisible())
  for (const [name, text] of Object.entries(message))
    await userEvent.fill(contactField(name as keyof typeof message), text)
  await userEvent.click(contactField('name').form!.querySelector('[type="submit"]')!)
}

async function typeCourse() {
  await press('Add')
  await userEvent.fill(await textbox('Title'), 'Gita')
  await userEvent.selectOptions(screen.getByLabelText(/^Course type/), 'Daily Classes')
}

afterEach(() => setLanguage('en'))

test.each(Object.entries(tooLong) as [DialectName, (field: string) => string][])(
  'a server that speaks %s says at the field why a message was refused, and what was typed stays [REFUSAL-2]',
  async (name, sentence) => {
    setDialect(name)
    if (name === 'laravel') await setLanguage('hi')
    await page.viewport(360, 640)
    await open('/contactus')
    useScenario('refused', { only: 'POST /general/api/contactus/' })

    await sendMessage()

    const said = sentence(name === 'nest' ? 'Name' : 'name')
    await waitFor(() => expect(contactField('name')).toBeInvalid())
    expect(contactField('name')).toHaveAccessibleDescription(
      expect.stringContaining(said) as string,
    )
    expect(contactField('message')).toHaveValue(message.message)
    expect(alertAbout(said)).toBeVisible()
    expect([...announced].filter((text) => text.includes(said))).toHaveLength(1)
    expect(hasSidewaysScroll()).toBe(false)
  },
)

test('the words about a refused add follow its fixed sentence, until the field changes [REFUSAL-2] [WIRE-10]', async () => {
  setDialect('drf')
  await openAdmin('/admin/courses')
  await typeCourse()
  useScenario('refused', { only: 'POST /admin/api/courses' })

  await press('Submit')

  const said = tooLong.drf('title')
  const title = await textbox('Title')
  await waitFor(() => expect(title).toBeInvalid())
  expect(title).toHaveValue('Gita')
  const words = within(alertAbout(said)).getAllByRole('listitem')
  expect(words[0]).toHaveTextContent('Something went wrong, unable to create record.')
  expect(words[1]).toHaveTextContent(said)
  await userEvent.fill(title, 'The Gita')
  expect(title).not.toBeInvalid()
})

// A refusal by field, one in words, and one without a word.
test.each(['laravel', 'rails', 'aspnet'] as const)(
  'a server that speaks %s has a wrong password called so [LOGIN-3]',
  async (name) => {
    setDialect(name)
    await open('/signin')
    await userEvent.fill(await screen.findByLabelText(/User ID/), sampleAccount.email)
    await userEvent.fill(screen.getByLabelText(/^Password/), 'wrong')

    await userEvent.click(button('LOGIN'))

    const words = /User ID or the password is wrong|do not match|Invalid Email/
    expect((await screen.findAllByText(words))[0]).toBeVisible()
    expect(screen.queryByText(/Something went wrong/)).toBeNull()
  },
)

test('a missing right is told in the words of the server, with a way to another account [REFUSAL-6]', async () => {
  setDialect('drf')
  const { address } = await openAdmin('/admin/courses')
  await typeCourse()
  // Without a day this framework refuses the day first.
  await userEvent.fill(screen.getByLabelText('Start date'), '2026-12-01')
  setFaults([{ operation: 'POST /admin/api/courses', response: 403 }])

  await press('Submit')

  expect(
    await screen.findByText('You do not have permission to perform this action.'),
  ).toBeVisible()
  const link = (await dialog()).getByRole('link', { name: 'Sign in with another account' })
  expect(link).toHaveAttribute('href', expect.stringContaining('signin?from='))
  expect(address()).toBe('/admin/courses')
})

test('a list that the account may not read offers another account [REFUSAL-6]', async () => {
  setDialect('drf')
  setFaults([{ operation: 'GET /admin/api/courses', response: 403 }])

  const { address } = await openAdmin('/admin/courses')

  expect(
    await screen.findByText('You do not have permission to perform this action.'),
  ).toBeVisible()
  expect(screen.getByRole('heading', { name: 'The courses could not be loaded' })).toBeVisible()
  expect(screen.queryByText(/internet connection/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Sign in with another account' })).toBeVisible()
  expect(address()).toBe('/admin/courses')
})

test('a dashboard with a figure that the account may not read offers another account [REFUSAL-6]', async () => {
  setDialect('drf')
  setFaults([{ operation: 'GET /admin/api/courses', response: 403 }])

  await openAdmin('/admin')

  expect(await screen.findByText('One figure could not be loaded.')).toBeVisible()
  expect(screen.getByText('You do not have permission to perform this action.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sign in with another account' })).toHaveAttribute(
    'href',
    expect.stringContaining('/signin'),
  )
})

test('a dashboard whose reads are throttled says when to come back [REFUSAL-10]', async () => {
  setDialect('drf')
  setFaults(
    operations
      .filter(({ name }) => name.startsWith('GET '))
      .map(({ name }) => ({ operation: name, response: 429 })),
  )

  await openAdmin('/admin')

  expect((await screen.findAllByText(/^Too many requests\. Try again in 5\d/)).length).toBe(2)
  expect(screen.queryByText(/internet connection/)).toBeNull()
})

test('a 401 to a wrong current password is told at its field [REFUSAL-5]', async () => {
  await openAdmin('/admin/changepass')
  setFaults([{ operation: 'PUT /general/api/login', response: 401 }])
  const current = screen.getByLabelText(/^Current Password/)
  await userEvent.fill(current, 'another')
  await userEvent.fill(screen.getByLabelText(/^New Password/), 'Mandir#2027')
  await userEvent.fill(screen.getByLabelText(/^Confirm Password/), 'Mandir#2027')

  await press('Submit')

  await waitFor(() => expect(current).toBeInvalid())
  expect(current).toHaveAccessibleDescription(
    expect.stringContaining('The current password is wrong.') as string,
  )
  expect(token()).toBeDefined()
})

test('after a 500 an add is uncertain, and says so last [REFUSAL-9]', async () => {
  await openAdmin('/admin/courses')
  await typeCourse()
  setFaults([{ operation: 'POST /admin/api/courses', response: 500 }])

  await press('Submit')

  const said = 'It may have been saved: look at the list before you send it again.'
  expect(await screen.findByText(said)).toBeVisible()
  const items = within(alertAbout(said)).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Something went wrong, unable to create record.',
    said,
    expect.stringMatching(/^Reference: /),
  ])
  expect(sent('POST', '/admin/api/courses')).toHaveLength(1)
})

test('after a 429 the seconds are shown, and the button waits [REFUSAL-10]', async () => {
  setDialect('drf')
  await open('/contactus')
  setFaults([{ operation: 'POST /general/api/contactus/', response: 429, times: 1 }])

  await sendMessage()

  const counts = await screen.findAllByText(/^Too many requests\. Try again in 5\d seconds\.$/)
  expect(counts.some((count) => count.ariaHidden === 'true')).toBe(true)
  await waitFor(() => expect(button('Send Message')).toHaveAttribute('aria-disabled', 'true'))
  button('Send Message').focus()
  await userEvent.keyboard('{Enter}')
  expect(sent('POST', '/general/api/contactus/')).toHaveLength(1)
  expect(contactField('message')).toHaveValue(message.message)
})

test('a 429 ends an import before the line, which stays ready [REFUSAL-10] [IMPORT-3]', async () => {
  emptyDb()
  setDialect('drf')
  await openAdmin('/admin/notification')
  await press('Import CSV')
  await userEvent.fill(
    await screen.findByRole('textbox', { name: 'Or paste the lines here' }),
    'noti\nOne\nTwo',
  )
  await press('Preview')
  setFaults([{ operation: 'POST /admin/api/notification', response: 429 }])

  await press('Add 2 lines')

  expect((await screen.findAllByText(/^Too many requests\. Try again in 5\d/)).length).toBe(2)
  await waitFor(() => expect(button('Add 2 lines')).toHaveAttribute('aria-disabled', 'true'))
  expect(sent('POST', '/admin/api/notification')).toHaveLength(1)
})

test("a refused line shows the server's words at its fields when it is corrected [REFUSAL-2]", async () => {
  setDialect('drf')
  await openAdmin('/admin/notification')
  await press('Import CSV')
  await userEvent.fill(
    await screen.findByRole('textbox', { name: 'Or paste the lines here' }),
    'noti\nOne',
  )
  await press('Preview')
  useScenario('refused')
  await press('Add 1 line')
  await screen.findByText('Line 2 was not added.')

  await press('Correct Line 2')

  expect(await textbox('Notification')).toHaveAccessibleDescription(
    expect.stringContaining('Ensure this field has no more than 30 characters.') as string,
  )
})

test('a 429 ends many pictures, and the picture stays ready [REFUSAL-10] [FORM-14]', async () => {
  setDialect('drf')
  await openAdmin('/admin/igallery')
  await press('Add many')
  await userEvent.upload(
    await screen.findByLabelText<HTMLInputElement>('Pictures'),
    await pictureFile(60, 40, { name: 'ghat.jpg' }),
  )
  await screen.findByRole('button', { name: 'Add one picture' })
  setFaults([{ operation: 'POST /admin/api/iGallery', response: 429 }])

  await press('Add one picture')

  expect((await screen.findAllByText(/Try again in 5\d seconds/)).length).toBeGreaterThan(0)
  await waitFor(() => expect(button('Add one picture')).toHaveAttribute('aria-disabled', 'true'))
  expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull()
  expect(sent('POST', '/admin/api/iGallery')).toHaveLength(1)
})
