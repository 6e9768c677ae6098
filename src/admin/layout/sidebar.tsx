import { SquareArrowOutUpRight, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigation } from 'react-router-dom'
import { settings } from '../../api/settings'
import { art } from '../../messages/art'
import { isAdminPath } from '../../api/return-path'
import { menu, screenAt, screenLabels } from './menu'
import { adminMessages } from '../../messages/admin'

/** The menu beside the screen; collapsed, its entries are icons whose names are tooltips [ADMIN-3]. */
export function Sidebar({ collapsed }: { collapsed: boolean }) {
  return (
    <aside id="menu" className="sidebar" data-collapsed={collapsed ? '' : undefined}>
      <div className="sidebar-head">
        <Mark />
      </div>
      <Menu tips={collapsed} />
    </aside>
  )
}

/** The same menu on a phone: over the screen, with the focus kept in it and given back [ADMIN-3]. */
export function Drawer({ onClose }: { onClose: () => void }) {
  const texts = adminMessages
  const place = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    place.current?.showModal()
    // The screen below must not scroll along.
    document.body.classList.add('in-drawer')
    return () => document.body.classList.remove('in-drawer')
  }, [])
  const close = () => place.current?.close()
  return (
    <dialog
      id="menu"
      ref={place}
      className="drawer"
      aria-label={texts.menu}
      onClose={onClose}
      onClick={(event) => {
        // Only the backdrop is the dialog itself; what lies on it is its child.
        if (event.target === event.currentTarget) close()
      }}
    >
      <div className="drawer-inside">
        <div className="sidebar-head">
          <Mark />
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

function Mark() {
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

/** Leads to the public site, in a tab of its own: what is typed here stays. */
export function ViewSite() {
  return (
    <Link className="btn btn-quiet view-site" to="/" target="_blank">
      <SquareArrowOutUpRight aria-hidden="true" /> {adminMessages.viewSite}
    </Link>
  )
}

function Menu({ tips = false, onLeave }: { tips?: boolean; onLeave?: () => void }) {
  const texts = adminMessages
  const here = screenAt(useLocation().pathname)
  const next = useNavigation().location?.pathname
  const coming = next && isAdminPath(next) ? screenAt(next) : undefined
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
                    aria-current={screen === here ? 'page' : undefined}
                    data-coming={screen === coming || undefined}
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
