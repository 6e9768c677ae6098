import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  emptyDb,
  holdRequest,
  requests,
  sampleAccount,
  sampleToken,
  useScenario,
} from '../../mocks/testing'
import { keepFieldValues } from '../../src/app/keep-field-values'
import { watchOtherTabs } from '../../src/api/session'
import { openAdmin, sent } from '../admin-screen'
import { open, storeSampleLogin } from '../open'
import { press } from '../queries'

const userId = () => screen.findByLabelText(/User ID/)
const password = () => screen.getByLabelText(/^Password/)
const login = () => screen.getByRole('button', { name: 'LOGIN' })

async function signIn(account: { email: string; password: string } = sampleAccount) {
  await userEvent.fill(await userId(), account.email)
  await userEvent.fill(password(), account.password)
  await userEvent.click(login())
}

test('the sample account signs in and gets to the admin [LOGIN-2] [AUTH-1]', async () => {
  const { address } = await open('/signin')

  await signIn()

  await waitFor(() => expect(address()).toBe('/admin'))
  expect(JSON.parse(localStorage.getItem('login-info')!)).toEqual({
    userMessage: 'Authentication successful',
    token: sampleToken,
    email: sampleAccount.email,
  })
})

test('the User ID loses signs that nobody sees, the password is sent as typed [DATA-10]', async () => {
  await open('/signin')

  await signIn({ email: '\ufeffadmin@example.org\u200b', password: ' \u00a0Passwo\u0308rd\u200b ' })

  await screen.findByText('Invalid user id or password.')
  expect(requests.at(-1)!.body).toEqual([
    ['email', 'admin@example.org'],
    ['password', ' \u00a0Passwo\u0308rd\u200b '],
  ])
})

test('an admin URL redirects to sign-in, which leads back [LOGIN-2] [AUTH-3]', async () => {
  const { address } = await open('/admin/slider?size=25')
  await waitFor(() => expect(address()).toBe('/signin?from=%2Fadmin%2Fslider%3Fsize%3D25'))
  expect(screen.queryByText(/Access forbidden/)).toBeNull()

  await signIn()

  await waitFor(() => expect(address()).toBe('/admin/slider?size=25'))
})

test.each([['//evil.example'], ['https://evil.example'], ['/admin/../x'], ['/contactus']])(
  'the return path %s is ignored [LOGIN-2]',
  async (from) => {
    const { address } = await open(`/signin?from=${encodeURIComponent(from)}`)

    await signIn()

    await waitFor(() => expect(address()).toBe('/admin'))
  },
)

test("wrong credentials show the server's message and keep what was typed [LOGIN-3]", async () => {
  await open('/signin')

  await signIn({ email: 'someone@example.org', password: 'nothing' })

  expect(await screen.findByText('Invalid user id or password.')).toBeVisible()
  expect(await userId()).toHaveValue('someone@example.org')
  expect(password()).toHaveValue('nothing')
})

test.each(['failing', 'offline', 'html-instead-of-json'] as const)(
  'a server that is %s leads to the general sentence [LOGIN-3]',
  async (scenario) => {
    await open('/signin')
    useScenario(scenario, { only: 'POST /general/api/login/' })

    await signIn()

    expect(await screen.findByText('Something went wrong, Please try again later.')).toBeVisible()
  },
)

test('both fields are required, and nothing is sent without them [LOGIN-1]', async () => {
  await open('/signin')
  await userId()

  await userEvent.click(login())

  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('User ID is required.'))
  expect(screen.getByRole('alert')).toHaveTextContent('Password is required.')
  expect(await userId()).toHaveAccessibleDescription('User ID is required.')
  expect(password()).toHaveAccessibleDescription('Password is required.')
  expect(requests).toEqual([])
})

test('a spinner covers the screen while sign-in waits [LOGIN-1]', async () => {
  await open('/signin')
  const release = holdRequest('POST /general/api/login/')

  await signIn()

  expect(await screen.findByText('Signing in…')).toBeVisible()
  release()
  await waitFor(() => expect(screen.queryByText('Signing in…')).toBeNull())
})

test('Forget Password names who resets passwords, and closing returns the focus [LOGIN-4]', async () => {
  await open('/signin')
  await userId()
  const opener = screen.getByRole('button', { name: 'Forget Password' })

  await userEvent.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Forget Password' })
  expect(dialog).toHaveTextContent('info@example.org')

  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(opener).toHaveFocus())
})

test('logout removes the stored login and leads to sign-in [LOGIN-5]', async () => {
  storeSampleLogin()
  const { address } = await open('/logout')

  await waitFor(() => expect(address()).toBe('/signin'))
  expect(localStorage.getItem('login-info')).toBeNull()
})

test('a session that the server has ended is reported once at sign-in [AUTH-4]', async () => {
  storeSampleLogin()
  useScenario('unauthorised')
  const { address } = await open('/admin/slider')

  await waitFor(() => expect(address()).toBe('/signin?from=%2Fadmin%2Fslider'))
  expect(
    await screen.findByText('Access forbidden, please login to visit this page.'),
  ).toBeVisible()
  expect(localStorage.getItem('login-info')).toBeNull()
})

test('a logout that the browser prepares in advance acts once its page is shown [LOGIN-5]', async () => {
  storeSampleLogin()
  const prerendering = vi.spyOn(document, 'prerendering', 'get').mockReturnValue(true)
  onTestFinished(() => prerendering.mockRestore())
  const listen = vi.spyOn(document, 'addEventListener')
  onTestFinished(() => listen.mockRestore())
  const opened = open('/logout')
  await waitFor(() =>
    expect(listen.mock.calls.map(([name]) => name)).toContain('prerenderingchange'),
  )
  expect(localStorage.getItem('login-info')).not.toBeNull()

  document.dispatchEvent(new Event('prerenderingchange'))

  const { address } = await opened
  await waitFor(() => expect(address()).toBe('/signin'))
  expect(localStorage.getItem('login-info')).toBeNull()
})

test('a page from the back-forward cache shows what its forms hold [FORM-22]', async () => {
  onTestFinished(keepFieldValues())
  await open('/signin')
  await userEvent.fill(await userId(), 'meera@example.org')
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  // As WebKit resets a field on the way back.
  ;((await userId()) as HTMLInputElement).value = ''

  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

  expect(await userId()).toHaveValue('meera@example.org')
})

test('a tab in which another person has signed in says so, keeps what was typed and sends nothing [AUTH-8]', async () => {
  onTestFinished(watchOtherTabs())
  const signInElsewhere = (email: string) => {
    localStorage.setItem('login-info', JSON.stringify({ token: sampleToken, email }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'login-info' }))
  }
  emptyDb()
  await openAdmin('/admin/notification')
  await press('Add')
  const text = await screen.findByRole('textbox', { name: /^Notification/ })
  await userEvent.fill(text, 'Aarti at six')

  act(() => signInElsewhere('meera@example.org'))

  const question = within(
    await screen.findByRole('dialog', { name: 'Another person has signed in' }),
  )
  expect(question.getByRole('link', { name: `Sign in as ${sampleAccount.email}` })).toBeVisible()
  const form = text.closest('form')!
  act(() => form.requestSubmit())
  expect(
    await screen.findByText('Another person has signed in in this browser. Nothing was sent.'),
  ).toBeInTheDocument()
  expect(sent('POST', '/admin/api/')).toEqual([])

  await userEvent.click(question.getByRole('button', { name: 'Go on as meera@example.org' }))
  expect(text).toHaveValue('Aarti at six')
  await press('Submit')
  await waitFor(() => expect(sent('POST', '/admin/api/')).toHaveLength(1))
})

test('the corner of the admin names the account [AUTH-8]', async () => {
  await openAdmin('/admin/slider')

  expect(await screen.findByText(sampleAccount.email.split('@')[0]!)).toBeVisible()
  await press('Admin')
  expect(await screen.findByText(`Signed in as ${sampleAccount.email}`)).toBeVisible()
})

test('a logout in another tab ends the login here, also one made in this tab [AUTH-7]', async () => {
  const stop = watchOtherTabs()
  onTestFinished(stop)
  const { address } = await open('/signin')
  await signIn()
  await waitFor(() => expect(address()).toBe('/admin'))

  localStorage.removeItem('login-info')
  window.dispatchEvent(new StorageEvent('storage', { key: 'login-info', newValue: null }))

  await waitFor(() => expect(address()).toBe('/signin'))
  expect(screen.queryByText(/Access forbidden/)).toBeNull()
})
