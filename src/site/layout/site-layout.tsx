import { useRef } from 'react'
import { Link } from 'react-router-dom'
import '../../styles/site.scss'
import { BottomBar } from './bottom-bar'
import { Footer } from './footer'
import { Header } from './header'
import { Main } from './main'
import { useMenuState } from './use-menu-state'
import { commonMessages } from '../../messages/common'

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
