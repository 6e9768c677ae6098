import { useRef } from 'react'
import { Link, Outlet } from 'react-router-dom'
import '../../styles/site.scss'
import { BottomBar } from './bottom-bar'
import { Footer } from './footer'
import { Header } from './header'
import { useOpening } from './use-menu-state'
import { commonMessages } from '../../messages/common'

/** The frame of every public screen: skip link, header, the screen, footer, and the phone's bottom bar. */
export function Component() {
  const header = useRef<HTMLElement>(null)
  const opening = useOpening(header)
  return (
    <div className="site">
      <Link
        className="skip-link"
        to="#main"
        onClick={(event) => {
          // Only without scripts through the address, which the link names whole: under <base> a bare hash is Home's.
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
      >
        {commonMessages().skip}
      </Link>
      <Header frame={header} opening={opening} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      {!opening.panel && <BottomBar />}
    </div>
  )
}
