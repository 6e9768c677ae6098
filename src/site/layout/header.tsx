import { Menu, X } from 'lucide-react'
import type { RefObject } from 'react'
import { Brand } from './brand'
import { Navigation } from './navigation'
import { TopBar } from './top-bar'
import type { Opening } from './use-menu-state'
import { menuMessages } from '../../messages/menus'

/** Top bar, brand and menu [SHELL-5]. */
export function Header({
  frame,
  opening,
}: {
  frame: RefObject<HTMLElement | null>
  opening: Opening
}) {
  const texts = menuMessages()
  const { panel } = opening
  return (
    <header
      ref={frame}
      className="site-header"
      data-panel={panel ? '' : undefined}
      onBlur={(event) => {
        // Leaving the header with Tab; a press on plain ground has no related target and is not leaving.
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
          opening.close()
      }}
    >
      <TopBar />
      <div className="nav-bar">
        <div className="container">
          <Brand />
          <button
            type="button"
            className="burger"
            aria-label={panel ? texts.closeMenu : texts.openMenu}
            aria-expanded={panel}
            aria-controls="site-menu"
            onClick={opening.togglePanel}
          >
            {panel ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </button>
          <Navigation opening={opening} />
        </div>
      </div>
    </header>
  )
}
