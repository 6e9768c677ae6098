import { Menu, X, Mail, MapPin, Languages } from 'lucide-react'
import type { RefObject } from 'react'
import { useLocation, useRevalidator } from 'react-router-dom'
import { Brand } from './brand'
import type { MenuState } from './use-menu-state'
import { menuMessages } from '../../messages/site-screens/menus'
import { MenuButton, MenuEntry, submenuId } from './menu-entries'
import { construction, navigation } from './navigation'
import { settings } from '../../api/settings/settings'
import { langOf } from '../../lib/to-text'
import { localLines, localText } from '../../messages/translated'
import { ReachUs } from '../visit/reach-us'
import { SocialLinks } from './social-links'
import { rememberLanguage, setLanguage } from '../../messages/language'
import { isPageOutdated, prefetchPage } from '../../messages/load-page'
import { reportLoadFailure } from '../../ui/loading/lazy-with-retry'

/** Top bar, brand and menu. */
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
            className="menu-toggle btn-round scripted rounded text-primary"
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

/** The main menu: a row on wide screens, else a panel opened by the menu button. */
function Navigation({ menu }: { menu: MenuState }) {
  const { pathname } = useLocation()
  return (
    <nav className="nav-panel" id="site-menu" aria-label={menuMessages().main}>
      <ul className="list-unstyled mb-0">
        {navigation.map((entry) =>
          'items' in entry ? (
            <li
              key={entry.key}
              data-open={menu.openGroup === entry.key ? '' : undefined}
              className="nav-group position-relative"
            >
              <MenuButton group={entry} menu={menu} pathname={pathname} />
              <ul className="menu list-unstyled mb-0" id={submenuId(entry)}>
                {entry.items.map((item) => (
                  <li key={item.to}>
                    <MenuEntry
                      item={item}
                      pathname={pathname}
                      className="menu-item d-flex align-items-center gap-3 text-body text-decoration-none"
                    />
                  </li>
                ))}
              </ul>
            </li>
          ) : (
            <li key={entry.key}>
              <MenuEntry
                item={entry}
                pathname={pathname}
                className="nav-item d-flex align-items-center text-nowrap text-decoration-none"
              />
            </li>
          ),
        )}
        <li className="nav-construction">
          <MenuEntry item={construction} pathname={pathname} className="btn btn-primary" />
        </li>
      </ul>
      <ReachUs className="nav-reach pt-4" />
    </nav>
  )
}

/** Address, e-mail, social links and the language, address and e-mail in words where there is room. */
function TopBar() {
  const { address, email, site } = settings()
  const place = localText(address.short, address.shortHindi || site.hindi) || site.hindi
  const lines = localLines(address.lines, address.linesHindi).join(', ') || place
  return (
    <div
      className="top-bar plain-links position-relative z-1 bg-dark text-accent fs-5"
      data-bs-theme="dark"
    >
      <div className="container d-flex align-items-center gap-4 h-100">
        {lines && (
          <span className="d-inline-flex align-items-center gap-2 h-100 text-truncate">
            <MapPin aria-hidden="true" />
            <span className="text-truncate">
              <span className="d-lg-none" dir="auto" lang={langOf(place)}>
                {place}
              </span>
              <span className="d-none d-lg-inline" dir="auto">
                {lines}
              </span>
            </span>
          </span>
        )}
        <div className="hstack ms-auto h-100">
          {email && (
            <a
              className="top-mail btn-round d-lg-flex gap-lg-2 px-lg-2 text-nowrap"
              href={`mailto:${email}`}
              aria-label={menuMessages().email(email)}
            >
              <Mail aria-hidden="true" />
              <span className="d-none d-lg-inline">{email}</span>
            </a>
          )}
          <SocialLinks
            className="top-social d-flex align-self-start align-self-md-auto"
            linkClass="btn-round"
            isShort
          />
          <LanguageSwitch />
        </div>
      </div>
    </div>
  )
}

/** Changes the language in place: focus, URL, scroll position and typed text are kept. */
function LanguageSwitch() {
  const { name, lang } = menuMessages().otherLanguage
  const { revalidate } = useRevalidator()

  async function change() {
    try {
      await prefetchPage(lang)
      await setLanguage(lang)
    } catch (error) {
      // The language stays, and another press tries again.
      console.warn(error)
      reportLoadFailure()
      return
    }
    rememberLanguage(lang)
    if (isPageOutdated()) await revalidate()
  }

  return (
    <button
      type="button"
      className="language-switch scripted d-inline-flex align-items-center justify-content-end gap-2 h-100 ms-2 border-0 rounded bg-transparent fw-semibold"
      lang={lang}
      onClick={() => void change()}
    >
      <Languages className="d-none d-md-block" aria-hidden="true" /> <span>{name}</span>
    </button>
  )
}
