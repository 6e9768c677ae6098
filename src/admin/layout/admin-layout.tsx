import { Menu } from 'lucide-react'
import { useLayoutEffect, useState, type ComponentType } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import { settings } from '../../api/settings'
import { art } from '../../messages/page'
import '../../styles/admin.scss'
import { isAdminPath } from '../../api/return-path'
import { useFirstInteraction } from '../../ui/use-first-interaction'
import { phoneQuery, useMediaQuery } from '../../ui/use-media-query'
import { Skeleton } from '../list/list-states'
import { screenAt } from './menu'
import { AdminFooter } from './admin-footer'
import { AdminShortcuts } from './admin-shortcuts'
import { Drawer, Sidebar, ViewSite } from './sidebar'
import { UserMenu } from './user-menu'
import { adminMessages } from '../../messages/admin'
import { commonMessages } from '../../messages/common'

// Awaited, not `then`: where styles cannot be had, the bundler's preloading would throw past a handler of that.
const bringTooltips = async () => (await import('../../ui/tooltip')).Tooltips

/** The frame of the admin [ADMIN-1]: sidebar or drawer, top bar, the screen, footer. */
export function Component() {
  const texts = adminMessages
  const small = useMediaQuery(phoneQuery)
  const narrow = useMediaQuery('(max-width: 1199.98px)')
  const [choice, setChoice] = useState<boolean>()
  const [drawer, setDrawer] = useState(false)
  const [help, setHelp] = useState(false)
  const [Tooltips, setTooltips] = useState<ComponentType>()
  const collapsed = choice ?? narrow
  // Dialogs hang on the body; they are the admin's while it stands.
  useLayoutEffect(() => {
    document.body.classList.add('in-admin')
    return () => document.body.classList.remove('in-admin')
  }, [])

  // They repeat names: a browser without the network does without.
  useFirstInteraction(() => {
    void bringTooltips()
      .then((found) => setTooltips(() => found))
      .catch(() => undefined)
  })

  return (
    <div className="admin" data-collapsed={collapsed ? '' : undefined}>
      <a
        className="skip-link"
        href="#main"
        onClick={(event) => {
          // Under <base> a bare hash would leave the page.
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
      >
        {commonMessages().skip}
      </a>
      {!small && <Sidebar collapsed={collapsed} />}
      {small && drawer && <Drawer onClose={() => setDrawer(false)} />}
      <div className="admin-body">
        <header className="admin-bar">
          <button
            type="button"
            className="admin-toggle"
            aria-label={texts.menu}
            aria-expanded={small ? drawer : !collapsed}
            aria-controls="menu"
            onClick={() => (small ? setDrawer(true) : setChoice(!collapsed))}
          >
            <Menu aria-hidden="true" />
          </button>
          {small ? (
            <span className="admin-mark">
              <img src={art('mark-temple')} alt="" width="28" height="28" />
              <b dir="auto">{settings().site.name}</b>
            </span>
          ) : (
            <ViewSite />
          )}
          <UserMenu onHelp={() => setHelp(true)} />
        </header>
        <main id="main" tabIndex={-1}>
          <Screen />
        </main>
        <AdminFooter />
      </div>
      {Tooltips && <Tooltips />}
      <AdminShortcuts help={help} onHelp={setHelp} />
    </div>
  )
}

/** While another screen is on its way its outline stands here; another part of the same list keeps the rows. */
function Screen() {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
  // The first screen's outline is shown by its route, until the router has its data.
  if (!next || next === pathname || !isAdminPath(next))
    return <Outlet context={<Skeleton screen={screenAt(pathname)} />} />
  return <Skeleton screen={screenAt(next)} />
}
