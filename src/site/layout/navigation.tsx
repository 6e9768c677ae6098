import { useLocation } from 'react-router-dom'
import { MenuButton, MenuEntry } from './menu-entries'
import type { MenuState } from './use-menu-state'
import { menuMessages } from '../../messages/site-screens/menus'

/** The main menu: a row on wide screens, else a panel opened by the menu button [SHELL-8]. */
export function Navigation({ menu }: { menu: MenuState }) {
  const { pathname } = useLocation()
  const texts = menuMessages()
  return (
    <nav className="nav-panel" id="site-menu" aria-label={texts.main}>
      <ul className="list-unstyled mb-0">
        {texts.navigation.map((entry) =>
          'items' in entry ? (
            <li
              key={entry.label}
              data-open={menu.openGroup === entry.label ? '' : undefined}
              className="nav-group position-relative"
            >
              <MenuButton group={entry} menu={menu} pathname={pathname} />
              <ul className="menu list-unstyled mb-0" id={`menu-${entry.label.toLowerCase()}`}>
                {entry.items.map((item) => (
                  <li key={item.to}>
                    <MenuEntry item={item} pathname={pathname} />
                  </li>
                ))}
              </ul>
            </li>
          ) : (
            <li key={entry.label}>
              <MenuEntry item={entry} pathname={pathname} />
            </li>
          ),
        )}
        <li className="nav-construction">
          <MenuEntry item={texts.construction} pathname={pathname} className="btn btn-primary" />
        </li>
      </ul>
    </nav>
  )
}
