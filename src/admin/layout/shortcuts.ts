const storageKey = 'single-keys'
let memory: string | null = null

/** Whether single-key shortcuts work. Speech input triggers them by accident, so they can be off (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return (memory ?? localStorage.getItem(storageKey)) !== 'off'
  } catch {
    return memory !== 'off'
  }
}

/** Switches single-key shortcuts for this browser, or until the tab closes if storage is blocked. */
export function switchSingleKeys(isOn: boolean) {
  memory = isOn ? 'on' : 'off'
  try {
    localStorage.setItem(storageKey, memory)
    memory = null
  } catch {
    // Storage is blocked or full: the variable keeps the setting.
  }
}

const textInputs =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'

/** Whether a key press is text input. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(textInputs) !== null

/** Whether a key press is a shortcut of the screen: without modifier, outside of fields and dialogs. */
export const isScreenShortcut = (event: KeyboardEvent) =>
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) &&
  !isTyping(event.target) &&
  !isDialogOpen()

/** Whether a dialog or a drawer is open. */
export const isDialogOpen = () => document.querySelector('dialog[open], [role="dialog"]') !== null
