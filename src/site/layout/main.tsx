import { ViewTransition } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { reducedMotionQuery } from '../../ui/use-media-query'

/** A constant, so that React does not render the page again: its sections may not be hydrated yet. */
const main = (
  <main id="main" className="bg-body" tabIndex={-1}>
    <Outlet />
  </main>
)

/** The main part of a public page, with a short cross-fade from one page to the next [A11Y-13]. */
export function Main() {
  const { pathname } = useLocation()
  // Read without a subscription, because a state above sections that are not hydrated would interrupt their hydration.
  if (import.meta.env.SSR || window.matchMedia(reducedMotionQuery).matches) return main
  return (
    <ViewTransition key={pathname} default="none" enter="auto" exit="auto">
      {main}
    </ViewTransition>
  )
}
