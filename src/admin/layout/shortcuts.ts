const place = 'single-keys'
let memory: string | null = null

/** Whether single keys act; a person who speaks to the computer may have switched them off (WCAG 2.1.4). */
export function singleKeys(): boolean {
  try {
    return (memory ?? localStorage.getItem(place)) !== 'off'
  } catch {
    return memory !== 'off'
  }
}

/** Switches single keys on or off, in this browser; where storage is blocked, until the tab closes. */
export function keepSingleKeys(on: boolean) {
  memory = on ? 'on' : 'off'
  try {
    localStorage.setItem(place, memory)
    memory = null
  } catch {
    // Blocked or full: the memory keeps it.
  }
}

const field =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'

/** Whether a key belongs to what is being typed. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(field) !== null

/** Whether a key was pressed by itself, for the screen: not into a field, nor while a dialog is open. */
export const isForScreen = (event: KeyboardEvent) =>
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) &&
  !isTyping(event.target) &&
  document.querySelector('dialog[open], [role="dialog"]') === null
