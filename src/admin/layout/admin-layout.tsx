import { Menu } from 'lucide-react'
import { useLayoutEffect, useState, type ComponentType } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import { settings } from '../../api/settings'
import { art } from '../../messages/art'
import '../../styles/office.scss'
import { isAdminPath } from '../../api/return-path'
import { useFirstSign } from '../../ui/use-first-interaction'
import { phone, useMedia } from '../../ui/media'
import { Skeleton } from '../list/list-states'
import { screenAt } from './menu'
import { OfficeFooter } from './admin-footer'
import { OfficeKeys } from './admin-shortcuts'
import { Drawer, Sidebar, ViewSite } from './sidebar'
import { UserMenu } from './user-menu'
import { adminMessages } from '../../messages/admin'
import { commonMessages } from '../../messages/common'

// Awaited, not `then`: where styles cannot be had, the bundler's preloading would throw past a handler of that.
const bringTooltips = async () => (await import('../../ui/tooltip')).Tooltips

/** The frame of the back office [ADMIN-1]: sidebar or drawer, top bar, the screen, footer. */
export function Component() {
  const texts = adminMessages
  const small = useMedia(phone)
  const narrow = useMedia('(max-width: 1199.98px)')
  const [choice, setChoice] = useState<boolean>()
  const [drawer, setDrawer] = useState(false)
  const [help, setHelp] = useState(false)
  const [Tooltips, setTooltips] = useState<ComponentType>()
  const collapsed = choice ?? narrow
  // Dialogs hang on the body; they are the office's while it stands.
  useLayoutEffect(() => {
    document.body.classList.add('in-office')
    return () => document.body.classList.remove('in-office')
  }, [])

  // They repeat names: a browser without the network does without.
  useFirstSign(() => {
    void bringTooltips()
      .then((found) => setTooltips(() => found))
      .catch(() => undefined)
  })

  return (
    <div className="office" data-collapsed={collapsed ? '' : undefined}>
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
      <div className="office-body">
        <header className="office-bar">
          <button
            type="button"
            className="office-toggle"
            aria-label={texts.menu}
            aria-expanded={small ? drawer : !collapsed}
            aria-controls="menu"
            onClick={() => (small ? setDrawer(true) : setChoice(!collapsed))}
          >
            <Menu aria-hidden="true" />
          </button>
          {small ? (
            <span className="office-mark">
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
        <OfficeFooter />
      </div>
      {Tooltips && <Tooltips />}
      <OfficeKeys help={help} onHelp={setHelp} />
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
