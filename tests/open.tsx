import { act, render, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { sampleAccount, sampleToken } from '../mocks/engine/account'
import { remember } from '../src/api/session'
import { keepAdminEnglish } from '../src/app/force-english'
import { routes } from '../src/app/routes'
import { redirectToSignIn } from '../src/app/auth-redirect'

/** Signs the sample account in, as if it had been done before. */
export function signedIn() {
  remember({ userMessage: 'Authentication successful', token: sampleToken }, sampleAccount.email)
}

/**
 * Scrolls to an element until what loads near it is there. One scroll is not enough: what loads above the element can
 * move it out of the window again.
 */
export const scrollUntil = <T,>(element: HTMLElement, find: () => T) =>
  waitFor(() => {
    element.scrollIntoView()
    return find()
  })

/** Opens the whole app at an address, as a browser would, and waits until a screen stands. */
export async function open(path: string) {
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    future: { v8_middleware: true },
  })
  onTestFinished(keepAdminEnglish(router))
  onTestFinished(redirectToSignIn(router))
  render(<RouterProvider router={router} />)
  await waitFor(() => {
    if (!router.state.initialized || !document.querySelector('main'))
      throw new Error(`${path} has not opened`)
  })
  return {
    router,
    /** Where the app is: path and search. */
    address: () => router.state.location.pathname + router.state.location.search,
    go: (to: string | number) => act(() => router.navigate(to as string)),
  }
}
