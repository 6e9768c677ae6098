import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { holdRequest, sampleAccount, useScenario } from '../../mocks/testing'
import { openAdmin, sent } from '../admin-screen'
import { button, dialog, press } from '../queries'

const weak = 'Weak Password, Please try again later.'
const different = 'Password and confirm password is not same, Please try again later.'
const wrong = 'Something went wrong, Please try again later.'

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`))
const current = () => field('Current Password')
const fresh = () => field('New Password')
const confirmed = () => field('Confirm Password')
const changes = () => sent('PUT', '/general/api/login')
const openScreen = () => openAdmin('/admin/changepass')
/** The sentences of the alert, once there are any. */
const saidInAlert = async () =>
  (await within(screen.getByRole('alert')).findAllByRole('listitem')).map(
    (item) => item.textContent,
  )
const tip = () => screen.queryByRole('tooltip')

async function type(old: string, next: string, again = next) {
  await userEvent.fill(current(), old)
  await userEvent.fill(fresh(), next)
  await userEvent.fill(confirmed(), again)
}

async function change(old: string, next: string, again = next) {
  await type(old, next, again)
  await press('Submit')
}

test('the three fields hide their text, and the browser can fill and save them', async () => {
  await openScreen()

  for (const input of [current(), fresh(), confirmed()])
    expect(input).toHaveAttribute('type', 'password')
  expect(current()).toHaveAttribute('autocomplete', 'current-password')
  expect(fresh()).toHaveAttribute('autocomplete', 'new-password')
  expect(confirmed()).toHaveAttribute('autocomplete', 'new-password')
})

test('a change sends e-mail, current and new password, shows an alert and empties the fields [PASSWORD-3]', async () => {
  await openScreen()

  await change(sampleAccount.password, 'Mandir#2027')

  expect(await screen.findByText('Password changed successfully.')).toBeVisible()
  expect(screen.getByText('Info')).toBeVisible()
  expect(changes()).toHaveLength(1)
  expect(changes()[0]).toMatchObject({
    path: '/general/api/login',
    body: [
      ['email', sampleAccount.email],
      ['password', sampleAccount.password],
      ['new_pass', 'Mandir#2027'],
    ],
  })
  for (const input of [current(), fresh(), confirmed()])
    await waitFor(() => expect(input).toHaveValue(''))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('leading and trailing spaces are part of a password', async () => {
  await openScreen()

  await change(' old ', ' Mandir#2027 ')

  for (const place of await screen.findAllByText('Current password is wrong.'))
    expect(place).toBeVisible()
  expect(changes()[0]!.body).toEqual([
    ['email', sampleAccount.email],
    ['password', ' old '],
    ['new_pass', ' Mandir#2027 '],
  ])
})

test('all three are required, and nothing is sent without them [PASSWORD-1]', async () => {
  await openScreen()

  await press('Submit')

  expect(await saidInAlert()).toEqual([
    'Current Password is required.',
    'New Password is required.',
    'Confirm Password is required.',
  ])
  expect(changes()).toEqual([])
})

test('both errors are in one alert, and each at its field [PASSWORD-2] [ALERT-1]', async () => {
  await openScreen()

  await change(sampleAccount.password, 'mandir', 'temple')

  expect(await saidInAlert()).toEqual([weak, different])
  expect(screen.getByText('Error')).toBeVisible()
  expect(fresh()).toHaveAccessibleDescription(new RegExp(weak))
  expect(confirmed()).toHaveAccessibleDescription(different)
  expect(current()).not.toHaveAttribute('aria-invalid')
  expect(changes()).toEqual([])
})

test('the five rules are ticked while the new password is typed', async () => {
  await openScreen()
  const rules = () =>
    within(screen.getByRole('list', { name: 'What the new password needs' }))
      .getAllByRole('listitem')
      .map((rule) => rule.textContent)

  await userEvent.type(fresh(), 'mandir27')

  expect(rules()).toEqual([
    'Done: At least 8 characters',
    'Missing: An uppercase letter',
    'Done: A lowercase letter',
    'Done: A digit',
    'Missing: A special character',
  ])
  expect(screen.getByText('3 of 5 met')).toBeInTheDocument()
})

test('the eye shows a password and hides it again', async () => {
  await openScreen()

  await press('Show New Password')
  expect(fresh()).toHaveAttribute('type', 'text')
  expect(confirmed()).toHaveAttribute('type', 'password')

  await press('Hide New Password')
  expect(fresh()).toHaveAttribute('type', 'password')
})

test('each field has its help [PASSWORD-1]', async () => {
  await openScreen()

  expect(button('Help: Current Password')).toHaveAccessibleDescription(/signed in with/)
  expect(button('Help: New Password')).toHaveAccessibleDescription(/8 or more characters/)
  expect(button('Help: Confirm Password')).toHaveAccessibleDescription(/once more/)
})

test('help opens on hover and stays while the pointer is on it', async () => {
  await openScreen()

  await userEvent.hover(button('Help: New Password'))
  expect(await screen.findByRole('tooltip')).toHaveTextContent('8 or more characters')
  await userEvent.hover(screen.getByRole('tooltip'))
  expect(tip()).toBeVisible()

  await userEvent.hover(screen.getByRole('heading', { level: 1 }))
  await waitFor(() => expect(tip()).toBeNull())
})

test('help opens on focus and closes on Escape', async () => {
  await openScreen()
  button('Show Current Password').focus()

  await userEvent.keyboard('{Tab}')
  expect(button('Help: New Password')).toHaveFocus()
  expect(await screen.findByRole('tooltip')).toBeVisible()
  await userEvent.keyboard('{Escape}')

  await waitFor(() => expect(tip()).toBeNull())
})

test("a refusal shows the server's message and keeps what was typed [PASSWORD-3]", async () => {
  await openScreen()

  await change('another', 'Mandir#2027')

  for (const place of await screen.findAllByText('Current password is wrong.'))
    expect(place).toBeVisible()
  expect(current()).toHaveValue('another')
  expect(fresh()).toHaveValue('Mandir#2027')
  expect(confirmed()).toHaveValue('Mandir#2027')
})

test.each(['failing', 'offline', 'html-instead-of-json', 'malformed'] as const)(
  'a server that is %s gets the general sentence [PASSWORD-3]',
  async (scenario) => {
    await openScreen()
    useScenario(scenario)

    await change(sampleAccount.password, 'Mandir#2027')

    expect(await screen.findByText(wrong)).toBeVisible()
    expect(fresh()).toHaveValue('Mandir#2027')
  },
)

test('an expired session shows a link to sign-in and keeps what was typed [AUTH-6]', async () => {
  const { address } = await openScreen()
  useScenario('unauthorised')
  await change(sampleAccount.password, 'Mandir#2027')
  expect(
    await screen.findByText('Access forbidden, please login to visit this page.'),
  ).toBeVisible()
  expect(address()).toBe('/admin/changepass')
  expect(current()).toHaveValue(sampleAccount.password)
  expect(confirmed()).toHaveValue('Mandir#2027')

  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))

  await waitFor(() => expect(address()).toBe('/signin?from=%2Fadmin%2Fchangepass'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a double press sends once, and the button shows the progress', async () => {
  await openScreen()
  await type(sampleAccount.password, 'Mandir#2027')
  const release = holdRequest('PUT /general/api/login')

  await userEvent.dblClick(button('Submit'))

  expect(await screen.findByRole('button', { name: 'Changing…' })).toBeVisible()
  release()
  await screen.findByText('Password changed successfully.')
  expect(changes()).toHaveLength(1)
})

test('Cancel asks when something was typed, and Keep editing keeps it [PASSWORD-1]', async () => {
  const { address } = await openScreen()
  await userEvent.fill(current(), 'Temple')

  await press('Cancel')
  const question = await dialog()
  expect(question.getByRole('heading', { name: 'Unsaved changes' })).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/admin/changepass')
  expect(current()).toHaveValue('Temple')
  await waitFor(() => expect(button('Cancel')).toHaveFocus())
})

test('closing the tab asks for confirmation, and only while something is typed', async () => {
  await openScreen()
  const listening = listenersOf('beforeunload')

  expect(listening()).toHaveLength(0)
  await userEvent.fill(current(), 'Temple')
  expect(listening()).toHaveLength(1)
  const closing = new Event('beforeunload', { cancelable: true })
  listening()[0]!(closing)
  expect(closing.defaultPrevented).toBe(true)
  await userEvent.clear(current())
  expect(listening()).toHaveLength(0)
})

test('passwords are not written to any storage', async () => {
  await openScreen()

  await change('another', 'Mandir#2027')
  await screen.findAllByText('Current password is wrong.')

  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/another|Mandir#2027/)
})

/**
 * Returns a function that lists the listeners added and not removed since this call. Dispatching
 * `beforeunload` on the window would also disconnect the mock server's worker.
 */
function listenersOf(type: string): () => EventListener[] {
  const added = vi.spyOn(window, 'addEventListener')
  const removed = vi.spyOn(window, 'removeEventListener')
  const given = (spy: typeof added | typeof removed) =>
    spy.mock.calls.filter(([name]) => name === type).map(([, listener]) => listener)
  return () =>
    given(added).filter((listener) => !given(removed).includes(listener)) as EventListener[]
}
