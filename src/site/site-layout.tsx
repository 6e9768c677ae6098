import { useRef } from 'react'
import { Outlet } from 'react-router-dom'
import { words } from '../content/words'
import { BottomBar } from './shell/bottom-bar'
import { Footer } from './shell/footer'
import { Header } from './shell/header'
import { useOpening } from './shell/use-opening'
import { useLanguage } from './use-language'

/** The frame of every public screen: skip link, header, the screen, footer, and the phone's bottom bar. */
export function SiteLayout() {
  const header = useRef<HTMLElement>(null)
  const opening = useOpening(header)
  useLanguage()
  return (
    <div className="site">
      <a
        className="skip-link"
        href="#main"
        onClick={(event) => {
          // Under <base> a bare hash would leave the page.
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
      >
        {words('common').skip}
      </a>
      <Header frame={header} opening={opening} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      {!opening.panel && <BottomBar />}
    </div>
  )
}
