import { safeStorage } from '../../data/safe-storage'

const storageKey = 'single-keys'
const storage = safeStorage('localStorage')

/** Whether single-key shortcuts work. Speech input triggers them by accident, so they can be off (WCAG 2.1.4). */
export const areSingleKeysOn = () => storage.read(storageKey) !== 'off'

/** Switches single-key shortcuts for this browser, or until the tab closes if storage is blocked. */
export const switchSingleKeys = (isOn: boolean) => storage.write(storageKey, isOn ? 'on' : 'off')

const textInputSelector =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'

/** Whether a key press is text input. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(textInputSelector) !== null

/** Whether a key press is a shortcut of the screen: without modifier, outside of fields and dialogs. */
export const isScreenShortcut = (event: KeyboardEvent) =>
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) &&
  !isTyping(event.target) &&
  !isDialogOpen()

/** Whether a dialog or a drawer is open. */
export const isDialogOpen = () => document.querySelector('dialog[open], [role="dialog"]') !== null
