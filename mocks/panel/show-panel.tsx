import { createRoot } from 'react-dom/client'
import type { PanelControls } from './controls'
import { Panel } from './panel'
import styles from './panel.scss?inline'

/** The admin, which has a bar at the bottom of a phone only while records are selected. */
const withoutBottomBar = 'html:has(> .in-admin:not(.has-bulk-actions-bar))'

/** Renders the panel in a shadow root, which isolates its styles from the page's. */
export function showPanel(controls: PanelControls) {
  const host = document.createElement('div')
  host.id = 'mock-panel'
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  // Rules of the page, because a shadow root cannot see the classes of the body. They win over those of `:host`, and leave
  // room for the line below the end of the page.
  const pageSheet = new CSSStyleSheet()
  pageSheet.replaceSync(
    `${withoutBottomBar} > #${host.id} { bottom: 0 }
    @media screen {
      body::after { content: ''; display: block; height: 1.375rem }
      :is(.admin, .sign-in, .screen-loading) { min-height: calc(100vh - 1.375rem) }
      .sidebar { height: calc(100vh - 1.375rem) }
    }
    html:has(> .modal-open, .list-alert .alert-box) > #${host.id} { --shrink-delay: 0s }`,
  )
  document.adoptedStyleSheets.push(pageSheet)
  isolateEvents(host)
  // Outside the body, because an open dialog hides the body's children from assistive technology.
  document.documentElement.append(host)
  createRoot(shadow).render(<Panel controls={controls} />)
}

/** Keeps the panel's events from the page's shortcuts and from the focus trap of an open dialog. */
function isolateEvents(host: HTMLElement) {
  for (const type of ['keydown', 'keyup', 'pointerdown', 'mousedown', 'click'])
    host.addEventListener(type, (event) => event.stopPropagation())
  const isHere = (event: Event) => event.composedPath().includes(host)
  addEventListener('focus', (event) => isHere(event) && event.stopPropagation(), true)
}
