import { render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CrashPage } from '../../src/app/error-pages/error-pages'
import { open } from '../open'

test('an unknown URL shows header, footer and a link to Home [SHELL-3]', async () => {
  const { address } = await open('/no/such/page')

  expect(await screen.findByRole('heading', { name: '404 Not Found' })).toBeVisible()
  expect(screen.getByText('No Pages found')).toBeVisible()
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()

  await userEvent.click(
    within(screen.getByRole('main')).getByRole('link', { name: 'Back to Home' }),
  )
  await waitFor(() => expect(address()).toBe('/'))
})

test.each([
  ['/policies/privacy-policy', '/policies/privancy-policy'],
  ['/policies/terms-and-conditions', '/policies/terms-and-condirions'],
  ['/index.html', '/'],
  ['/courses/index.html', '/courses'],
])('%s redirects to %s [SHELL-2]', async (path, target) => {
  const { address } = await open(path)

  await waitFor(() => expect(address()).toBe(target))
})

test('a route change moves the focus to the new heading [A11Y-3]', async () => {
  const { go } = await open('/')
  await screen.findByRole('contentinfo')

  await go('/contactus')

  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Contact Us' })).toHaveFocus(),
  )
})

test('the hash target gets the focus, also on the first load [A11Y-3]', async () => {
  await open('/#donate')

  await waitFor(() => expect(document.getElementById('donate')).toHaveFocus())
  await waitFor(() => expect(window.scrollY).toBeGreaterThan(500))
})

/** Renders a route with this failing loader and the app's error screen. */
function openBroken(loader: () => never) {
  const broken = { path: '*', loader, ErrorBoundary: CrashPage, HydrateFallback: () => null }
  const router = createMemoryRouter([broken])
  onTestFinished(() => router.dispose())
  render(<RouterProvider router={router} />)
}

test.each([
  [405, '405 Method Not Allowed'],
  [400, '400 Bad Request'],
])('a route error %i shows "%s" [SHELL-4]', async (status, title) => {
  openBroken(() => {
    throw new Response('', { status })
  })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
})

test.each([true, false])(
  'any other error offers Reload, and its stack only in development (%s) [SHELL-4]',
  async (dev) => {
    vi.stubEnv('DEV', dev)
    onTestFinished(() => void vi.unstubAllEnvs())
    openBroken(() => {
      throw new Error('a fault in the code')
    })
    expect(
      await screen.findByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
    expect(document.querySelector('pre') !== null).toBe(dev)
  },
)
