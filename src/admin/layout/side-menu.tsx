import { Link, useLocation, useNavigation } from 'react-router-dom'
import { isAdminPath } from '../../api/return-path'
import { menu, screenOfPath, screenLabels } from '../resources/menu'
import { adminMessages } from '../../messages/admin-screens/admin'

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
