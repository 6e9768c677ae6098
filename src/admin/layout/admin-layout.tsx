import { Menu, ChevronDown, Keyboard, KeyRound, LogOut, UserRound } from 'lucide-react'
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import { otherPerson, shownPerson } from '../../api/session'
import { settings } from '../../api/settings/settings'
import { artUrl } from '../../messages/page'
import '../../styles/admin.scss'
import './admin-layout.scss'
import { isAdminPath } from '../../api/return-path'
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry'
import { phoneQuery, tabletQuery, useMediaQuery } from '../../ui/use-media-query'
import { FindEverywhere } from '../find/find-everywhere'
import { ScreenSkeleton } from './screen-skeleton'
import { screenOfPath } from '../resources/menu'
import { AdminShortcuts } from './admin-shortcuts'
import { Sidebar, ViewSite } from './sidebar'
import { adminMessages } from '../../messages/admin-screens/admin'
import { commonMessages } from '../../messages/common'
import { DropdownButton, type DropdownEntry } from '../../ui/dropdown/dropdown-button'
import { Tooltips } from '../../ui/tooltip/tooltip'

const MenuDrawer = lazyWithRetry(async () => (await import('./menu-drawer')).MenuDrawer)

const OtherPersonDialog = lazyWithRetry(
  async () => (await import('./other-person-dialog')).OtherPersonDialog,
)

/** The layout of the admin: sidebar or drawer, top bar, screen and footer. */
export function Component() {
  const texts = adminMessages
  const isPhone = useMediaQuery(phoneQuery)
  const isTablet = useMediaQuery(tabletQuery)
  const [chosenCollapsed, setChosenCollapsed] = useState<boolean>()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const collapsed = chosenCollapsed ?? isTablet
  const other = useSyncExternalStore(otherPerson.subscribe, otherPerson.get)
  // Dialogs are children of the body, so the body gets the class that styles them for the admin.
  useLayoutEffect(() => {
    document.body.classList.add('in-admin')
    return () => document.body.classList.remove('in-admin')
  }, [])

  useEffect(() => catchDroppedFiles(), [])

  // On a phone the drawer is the only menu.
  useEffect(() => {
    if (isPhone) MenuDrawer.preload()
  }, [isPhone])

  return (
    <div className="admin d-flex" data-collapsed={collapsed ? '' : undefined}>
      <a
        className="skip-link position-absolute text-white fw-semibold"
        href="#main"
        onClick={(event) => {
          // With <base>, a link to a bare hash would leave the page.
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
      >
        {commonMessages().skip}
      </a>
      {!isPhone && <Sidebar collapsed={collapsed} />}
      {isPhone && isDrawerOpen && <MenuDrawer onClose={() => setDrawerOpen(false)} />}
      <div className="d-flex flex-column flex-fill min-w-0">
        <header className="admin-bar container-inline-size d-flex d-print-none position-sticky top-0 align-items-center gap-2 px-1 px-md-4 border-bottom bg-white">
          <button
            type="button"
            className="btn-icon"
            aria-label={texts.menu}
            aria-expanded={isPhone ? isDrawerOpen : !collapsed}
            aria-controls="menu"
            onClick={() => (isPhone ? setDrawerOpen(true) : setChosenCollapsed(!collapsed))}
          >
            <Menu className="size-24" aria-hidden="true" />
          </button>
          {isPhone ? (
            <span className="d-flex flex-fill align-items-center gap-2 overflow-hidden">
              <img src={artUrl('mark-temple')} alt="" width="28" height="28" />
              <b className="site-name fs-3 font-heading lh-sm text-truncate" dir="auto">
                {settings().site.name}
              </b>
            </span>
          ) : (
            <ViewSite className="ms-auto px-1" />
          )}
          <FindEverywhere onHelp={() => setHelpOpen(true)} />
          <UserMenu onHelp={() => setHelpOpen(true)} />
        </header>
        <main id="main" className="flex-fill w-100" tabIndex={-1}>
          <ScreenOrSkeleton />
        </main>
        <AdminFooter />
      </div>
      {other !== undefined && <OtherPersonDialog person={other} />}
      <Tooltips />
      <AdminShortcuts help={isHelpOpen} onHelp={setHelpOpen} />
    </div>
  )
}

/** A file that is dropped beside its field would open in place of the page, with what was typed. */
function catchDroppedFiles() {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  window.addEventListener('dragover', refuse)
  window.addEventListener('drop', refuse)
  return () => {
    window.removeEventListener('dragover', refuse)
    window.removeEventListener('drop', refuse)
  }
}

/** The screen, or a skeleton while another screen loads. Another page of the same list keeps the old rows. */
function ScreenOrSkeleton() {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
  // On the first load the route renders this skeleton, which it gets from the outlet's context.
  if (!next || next === pathname || !isAdminPath(next))
    return <Outlet context={<ScreenSkeleton screen={screenOfPath(pathname)} />} />
  return <ScreenSkeleton screen={screenOfPath(next)} />
}

function UserMenu({ onHelp }: { onHelp: () => void }) {
  const { admin, account, signedInAs } = adminMessages
  const email = shownPerson()
  const entries: DropdownEntry[] = [
    { label: account.profile, icon: UserRound, to: '/igallery' },
    { label: account.changePassword, icon: KeyRound, to: '/admin/changepass' },
    { label: account.keys, icon: Keyboard, onPress: onHelp },
    { label: account.logout, icon: LogOut, to: '/logout', startsGroup: true },
  ]
  // The first part alone, because a whole address leaves no room for the rest of the bar.
  const [name = ''] = email.split('@')
  return (
    <>
      {name && (
        <span
          className="account-name d-none d-md-inline text-truncate fs-5 text-body-secondary"
          dir="auto"
        >
          {name}
        </span>
      )}
      <DropdownButton
        label={admin}
        head={email && signedInAs(email)}
        className="btn btn-quiet px-2 text-body"
        entries={entries}
      >
        <span
          className="avatar size-36 text-bg-primary d-flex flex-shrink-0 align-items-center justify-content-center rounded-circle fs-6 fw-semibold"
          aria-hidden="true"
          data-letter={(name || admin).charAt(0).toUpperCase()}
        />
        <span className="d-none d-md-inline">{admin}</span>
        <ChevronDown className="d-none d-md-inline" aria-hidden="true" />
      </DropdownButton>
    </>
  )
}

/** The vendor of the admin with links; empty settings are left out. */
function AdminFooter() {
  const texts = adminMessages
  const { name, url, social } = settings().vendor
  const rights = texts.rights(new Date().getFullYear(), name)
  const links = social.filter((link) => link.name && link.url)
  return (
    <footer className="admin-footer d-flex d-print-none flex-column flex-md-row align-items-center justify-content-center justify-content-md-between w-100 px-4 px-md-5 py-2 fs-5 text-body-secondary">
      {name &&
        (url ? (
          <a
            className="py-3 py-md-2 text-reset text-decoration-none"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
          >
            {rights}
          </a>
        ) : (
          <span>{rights}</span>
        ))}
      {links.length > 0 && (
        <ul className="nav" aria-label={texts.vendorLinks}>
          {links.map((link, index) => (
            <li key={index}>
              <a
                className="d-block px-2 py-3 py-md-2 text-reset"
                href={link.url}
                target="_blank"
                rel="noopener noreferrer"
              >
                {link.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </footer>
  )
}
