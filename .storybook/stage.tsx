import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { createMemoryRouter, parsePath, RouterProvider, type RouteObject } from 'react-router-dom'
import { keepAdminEnglish } from '../src/app/force-english'
import { routes } from '../src/app/routes'
import { redirectToSignIn } from '../src/app/auth-redirect'
import { watchRouter } from './settled'

const Shown = createContext<ReactNode>(null)
const Slot = () => use(Shown)

/**
 * Where a story stands. A story of a screen is an address: the real routes open there, coming `from` another
 * screen where the way matters. Any other story stands at the root of a router, for its links and dialogs.
 */
export function Stage({
  at,
  from,
  own,
  children,
}: {
  at?: string
  from?: string
  /** Routes of its own, for what no address of the app brings about. */
  own?: RouteObject[]
  children: ReactNode
}) {
  const [router] = useState(() => {
    const made = createMemoryRouter(own ?? (at ? routes : [{ path: '*', Component: Slot }]), {
      // A key of its own: else a story would be scrolled to where the one before it was left.
      initialEntries: [{ ...parsePath(from ?? at ?? '/'), key: crypto.randomUUID() }],
    })
    keepAdminEnglish(made)
    watchRouter(made)
    return made
  })
  useEffect(() => redirectToSignIn(router), [router])
  useEffect(() => {
    if (!from || !at) return
    if (router.state.initialized) return void router.navigate(at)
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      void router.navigate(at)
    })
    return stop
  }, [router, from, at])
  return (
    <Shown value={children}>
      <RouterProvider router={router} />
    </Shown>
  )
}
