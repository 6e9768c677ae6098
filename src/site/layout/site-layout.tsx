import { useRef, ViewTransition } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { BottomBar } from './bottom-bar'
import { Footer } from './footer'
import { Header } from './header'
import { useMenuState } from './use-menu-state'
import { commonMessages } from '../../messages/common'
import { reducedMotionQuery } from '../../ui/use-media-query'
import '../../styles/site.scss'

/** The layout of every public screen: skip link, header, the screen, footer, and the bottom bar of phones. */
export function Component() {
  const header = useRef<HTMLElement>(null)
  const menu = useMenuState(header)
  return (
    <div className="site">
      <Link
        className="skip-link position-absolute text-white fw-semibold"
        to="#main"
        onClick={(event) => {
          // Without scripts the link navigates; its URL is complete because <base> would resolve a bare hash to Home.
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
      >
        {commonMessages().skip}
      </Link>
      <Header headerRef={header} menu={menu} />
      <Main />
      <Footer />
      {!menu.isPanelOpen && <BottomBar />}
    </div>
  )
}

/** A constant, so that React does not render the page again: its sections may not be hydrated yet. */
const main = (
  <main id="main" className="bg-body" tabIndex={-1}>
    <Outlet />
  </main>
)

/** The main part of a public page, with a short cross-fade from one page to the next. */
function Main() {
  const { pathname } = useLocation()
  // Read without a subscription, because a state above sections that are not hydrated would interrupt their hydration.
  if (import.meta.env.SSR || window.matchMedia(reducedMotionQuery).matches) return main
  return (
    <ViewTransition key={pathname} default="none" enter="auto" exit="auto">
      {main}
    </ViewTransition>
  )
}
