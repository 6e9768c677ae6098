import { createRoot } from 'react-dom/client'
import type { Controls } from './controls'
import { Panel } from './panel'
import styles from './panel.css?inline'

/** Puts the panel beside the page: its styles and the page's do not reach each other. */
export function showPanel(controls: Controls) {
  const host = document.createElement('div')
  host.id = 'mock-panel'
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  leaveThePageAlone(host)
  // Not in the body: an open dialog hides the body's children from assistive technology.
  document.documentElement.append(host)
  createRoot(shadow).render(<Panel controls={controls} />)
}

/** A key pressed here turns no page, and an open dialog does not take the focus back. */
function leaveThePageAlone(host: HTMLElement) {
  for (const type of ['keydown', 'keyup', 'pointerdown', 'mousedown', 'click'])
    host.addEventListener(type, (event) => event.stopPropagation())
  const isHere = (event: Event) => event.composedPath().includes(host)
  addEventListener('focus', (event) => isHere(event) && event.stopPropagation(), true)
}
