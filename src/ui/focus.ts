/** Where the focus goes when the element that had it is gone. */

/** The heading of the screen. */
export const screenHeading = () => document.querySelector<HTMLElement>('main h1')

/** Focuses an element, of whatever kind, without moving the page. */
export function focusStill(element: HTMLElement | null) {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

export const focusHeading = () => focusStill(screenHeading())

/** Whether nothing has the focus, because its element was removed. */
export const isFocusLost = () => document.activeElement === document.body

/** Focuses the first element of a container that matches, and returns it. */
export function focusIn(container: ParentNode | null | undefined, selector: string) {
  const element = container?.querySelector<HTMLElement>(selector)
  element?.focus()
  return element
}

/** Focuses the first field that a person can type into or choose from. */
export const focusFirstField = (container: ParentNode | null | undefined) =>
  focusIn(container, 'input:not([type="hidden"], [type="file"], :disabled), select, textarea')

const rowParts = {
  /** What opens the record in the reading pane. */
  link: '.row-link',
  checkbox: 'input',
  /** The last action, or what unfolds the card of a phone. */
  action: '.cell-actions button:last-of-type, .record-toggle',
}

/** A part of a list's row; the last row where the list has become shorter. */
export function rowPart(index: number, part: keyof typeof rowParts) {
  const rows = document.querySelectorAll('[data-row]')
  const row = rows[Math.min(index, rows.length - 1)]
  return row?.querySelector<HTMLElement>(rowParts[part]) ?? null
}
