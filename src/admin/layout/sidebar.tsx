import { SquareArrowOutUpRight, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigation } from 'react-router-dom'
import { settings } from '../../api/settings'
import { art } from '../../messages/page'
import { isAdminPath } from '../../api/return-path'
import { menu, screenOfPath, screenLabels } from './menu'
import { adminMessages } from '../../messages/admin'

/** The menu at the side; collapsed, its entries are icons with tooltips [ADMIN-3]. */
export function Sidebar({ collapsed }: { collapsed: boolean }) {
  return (
    <aside id="menu" className="sidebar" data-collapsed={collapsed ? '' : undefined}>
      <div className="sidebar-head">
        <SiteMark />
      </div>
      <Menu tips={collapsed} />
    </aside>
  )
}

/** The menu on a phone: a modal dialog, which traps the focus and returns it [ADMIN-3]. */
export function Drawer({ onClose }: { onClose: () => void }) {
  const texts = adminMessages
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // The class stops the page below from scrolling.
    document.body.classList.add('in-drawer')
    return () => document.body.classList.remove('in-drawer')
  }, [])
  const close = () => dialog.current?.close()
  return (
    <dialog
      id="menu"
      ref={dialog}
      className="drawer"
      aria-label={texts.menu}
      onClose={onClose}
      onClick={(event) => {
        // A click on the backdrop has the dialog itself as its target.
        if (event.target === event.currentTarget) close()
      }}
    >
      <div className="drawer-inside">
        <div className="sidebar-head">
          <SiteMark />
          <button type="button" className="act" aria-label={texts.closeMenu} onClick={close}>
            <X aria-hidden="true" />
          </button>
        </div>
        <Menu onLeave={close} />
        <ViewSite />
      </div>
    </dialog>
  )
}

function SiteMark() {
  return (
    <>
      <img src={art('mark-temple')} alt="" width="36" height="36" />
      <span className="mark-text">
        <b dir="auto">{settings().site.name}</b>
        <span>{adminMessages.name}</span>
      </span>
    </>
  )
}

/** Opens the public site in a new tab, so that typed text is not lost. */
export function ViewSite() {
  return (
    <Link className="btn btn-quiet view-site" to="/" target="_blank">
      <SquareArrowOutUpRight aria-hidden="true" /> {adminMessages.viewSite}
    </Link>
  )
}

function Menu({ tips = false, onLeave }: { tips?: boolean; onLeave?: () => void }) {
  const texts = adminMessages
  const currentScreen = screenOfPath(useLocation().pathname)
  const next = useNavigation().location?.pathname
  const pendingScreen = next && isAdminPath(next) ? screenOfPath(next) : undefined
  return (
    <nav className="side-menu" aria-label={texts.menu}>
      {menu.map(({ group, entries }) => (
        <div key={group ?? ''} className="side-group">
          {group && (
            <p className="side-label" id={`menu-${group}`}>
              <span>{texts.groups[group]}</span>
            </p>
          )}
          <ul aria-labelledby={group && `menu-${group}`}>
            {entries.map(({ screen, icon: Icon }) => {
              const { label } = screenLabels[screen]
              return (
                <li key={screen}>
                  <Link
                    className="side-item"
                    to={`/admin/${screen}`}
                    aria-current={screen === currentScreen ? 'page' : undefined}
                    data-coming={screen === pendingScreen || undefined}
                    data-tip={tips ? label : undefined}
                    data-tip-side="right"
                    onClick={onLeave}
                  >
                    <Icon aria-hidden="true" />
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
