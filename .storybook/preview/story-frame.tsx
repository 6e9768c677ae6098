import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { createMemoryRouter, parsePath, RouterProvider, type RouteObject } from 'react-router-dom'
import { overrideAdminLocale } from '../../src/app/navigation/override-admin-locale'
import { routes } from '../../src/app/routes'
import { redirectToSignIn } from '../../src/app/navigation/auth-redirect'
import { watchRouter } from './when-settled'

const StoryContent = createContext<ReactNode>(null)
const Slot = () => use(StoryContent)

/**
 * The router of a story. A screen's story opens the app's routes at the address `at`, after visiting `from` if it is given.
 * Any other story is shown at the root of a router, because links and dialogs need one.
 */
export function StoryFrame({
  at,
  from,
  routes: storyRoutes,
  children,
}: {
  at?: string
  from?: string
  /** Routes in place of the app's, for states that no address shows. */
  routes?: RouteObject[]
  children: ReactNode
}) {
  const [router] = useState(() => {
    const created = createMemoryRouter(
      storyRoutes ?? (at ? routes : [{ path: '*', Component: Slot }]),
      {
        // A unique key: otherwise the scroll position of the previous story would be restored.
        initialEntries: [{ ...parsePath(from ?? at ?? '/'), key: crypto.randomUUID() }],
      },
    )
    overrideAdminLocale(created)
    watchRouter(created)
    return created
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
    <StoryContent value={children}>
      <RouterProvider router={router} />
    </StoryContent>
  )
}
