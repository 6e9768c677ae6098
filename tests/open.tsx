import { act, render, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { sampleAccount, sampleToken } from '../mocks/engine/account'
import { storeLogin } from '../src/api/session'
import { overrideAdminLocale } from '../src/app/navigation/override-admin-locale'
import { routes } from '../src/app/routes'
import { redirectToSignIn } from '../src/app/navigation/auth-redirect'

/** Stores a login of the sample account, so that the app starts signed in. */
export function storeSampleLogin() {
  storeLogin({ userMessage: 'Authentication successful', token: sampleToken }, sampleAccount.email)
}

/**
 * Scrolls to the element until `find` succeeds and returns its result. One scroll is not enough:
 * content that loads above can move the element out of the window.
 */
export const scrollUntil = <T,>(element: HTMLElement, find: () => T) =>
  waitFor(() => {
    element.scrollIntoView()
    return find()
  })

/** Renders the whole app at this path and waits until its `main` element exists. */
export async function open(path: string) {
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    future: { v8_middleware: true },
  })
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  onTestFinished(() => {
    // It listens to the window until it is disposed of, and a navigation that it has begun then never ends.
    router.dispose()
    end()
  })
  onTestFinished(overrideAdminLocale(router))
  onTestFinished(redirectToSignIn(router))
  render(<RouterProvider router={router} />)
  await waitFor(() => {
    if (!router.state.initialized || !document.querySelector('main'))
      throw new Error(`${path} has not opened`)
  })
  return {
    router,
    /** Returns the current path and query. */
    address: () => router.state.location.pathname + router.state.location.search,
    // React draws nothing for any later test while an `act` waits, so it waits no longer than its test.
    go: (to: string | number) => act(() => Promise.race([router.navigate(to as string), ended])),
  }
}
