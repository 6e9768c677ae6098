import { SquareArrowOutUpRight } from 'lucide-react'
import { Link, useLocation, useNavigation } from 'react-router-dom'
import { settings } from '../../api/settings/settings'
import { artUrl } from '../../messages/page'
import './sidebar.scss'
import { adminMessages } from '../../messages/admin-screens/admin'
import { isAdminPath } from '../../api/return-path'
import { menu, screenOfPath, screenLabels } from '../resources/menu'

/** The menu at the side; collapsed, its entries are icons with tooltips. */
export function Sidebar({ collapsed }: { collapsed: boolean }) {
  return (
    <aside
      id="menu"
      aria-label={adminMessages.sidebar}
      className="sidebar d-print-none position-sticky top-0 flex-shrink-0 overflow-x-hidden overflow-y-auto bg-body"
      data-collapsed={collapsed ? '' : undefined}
    >
      <div className="sidebar-header d-flex position-sticky top-0 z-3 align-items-center gap-3 overflow-hidden border-bottom bg-body-secondary">
        <SiteMark />
      </div>
      <div className="px-3 pt-3 pb-5">
        <SideMenu tips={collapsed} />
      </div>
    </aside>
  )
}

/** Logo and name of the site, and the name of the admin. */
export function SiteMark() {
  return (
    <>
      <img src={artUrl('mark-temple')} alt="" width="36" height="36" />
      <span className="site-mark d-flex flex-column min-w-0 text-nowrap">
        <b className="site-name fs-3 font-heading lh-sm text-truncate" dir="auto">
          {settings().site.name}
        </b>
        <span className="fs-6 text-body-secondary lh-sm">{adminMessages.name}</span>
      </span>
    </>
  )
}

/** Opens the public site in a new tab, so that typed text is not lost. */
export function ViewSite({ className }: { className: string }) {
  return (
    <Link
      className={`btn btn-quiet justify-content-start overflow-hidden ${className}`}
      to="/"
      target="_blank"
    >
      <SquareArrowOutUpRight className="flex-shrink-0" aria-hidden="true" />
      <span className="text-truncate">{adminMessages.viewSite}</span>
    </Link>
  )
}

/** The links to all screens in their groups. `tips` shows the names as tooltips. */
export function SideMenu({ tips = false, onLeave }: { tips?: boolean; onLeave?: () => void }) {
  const texts = adminMessages
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
  // During a navigation the title is that of the next screen, so the mark moves to its entry at once.
  const currentScreen = screenOfPath(next && isAdminPath(next) ? next : pathname)
  return (
    <nav className="side-menu" aria-label={texts.menu}>
      {menu.map(({ group, entries }) => (
        <div key={group ?? ''}>
          {group && (
            <p
              className="side-label position-relative m-0 fs-6 fw-semibold text-nowrap text-body-secondary"
              id={`menu-${group}`}
            >
              <span>{texts.groups[group]}</span>
            </p>
          )}
          <ul className="nav flex-column" aria-labelledby={group && `menu-${group}`}>
            {entries.map(({ screen, icon: Icon }) => {
              const { label } = screenLabels[screen]
              const isCurrent = screen === currentScreen
              return (
                <li key={screen}>
                  <Link
                    className={`nav-link ring-inside position-relative d-flex align-items-center rounded gap-3 text-nowrap ${isCurrent ? 'fw-semibold' : ''}`}
                    to={`/admin/${screen}`}
                    aria-current={isCurrent ? 'page' : undefined}
                    data-tip={tips ? label : undefined}
                    data-tip-side="right"
                    onClick={onLeave}
                  >
                    <Icon
                      className={isCurrent ? undefined : 'text-body-secondary'}
                      aria-hidden="true"
                    />
                    <span>{label}</span>
                  </Link>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </nav>
  )
}
