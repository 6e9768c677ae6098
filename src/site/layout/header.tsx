import { Menu, X } from 'lucide-react'
import type { RefObject } from 'react'
import { Brand } from './brand'
import { Navigation } from './navigation'
import { TopBar } from './top-bar'
import type { MenuState } from './use-menu-state'
import { menuMessages } from '../../messages/site-screens/menus'

/** Top bar, brand and menu [SHELL-5]. */
export function Header({
  headerRef,
  menu,
}: {
  headerRef: RefObject<HTMLElement | null>
  menu: MenuState
}) {
  const texts = menuMessages()
  const { isPanelOpen } = menu
  return (
    <header
      ref={headerRef}
      className="site-header"
      data-panel={isPanelOpen ? '' : undefined}
      onBlur={(event) => {
        // Tab moved the focus out of the header. A press on its background has no `relatedTarget` and must not close the menu.
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) menu.close()
      }}
    >
      <TopBar />
      <div className="nav-bar position-relative bg-body">
        <div className="container d-flex align-items-center justify-content-between gap-4">
          <Brand />
          <button
            type="button"
            className="menu-toggle scripted rounded text-primary"
            aria-label={isPanelOpen ? texts.closeMenu : texts.openMenu}
            aria-expanded={isPanelOpen}
            aria-controls="site-menu"
            onClick={menu.togglePanel}
          >
            {isPanelOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </button>
          <Navigation menu={menu} />
        </div>
      </div>
    </header>
  )
}
