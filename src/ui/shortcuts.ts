import { safeStorage } from '../lib/safe-storage'

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

export const isDialogOpen = () => document.querySelector('dialog[open], [role="dialog"]') !== null

/**
 * The key of a shortcut. Where the layout has a letter of another script in the key's place, or the sign of the Russian and
 * Hebrew layouts on the key of the slash, it is the key at that place of an English keyboard.
 */
export function shortcutKey({ key, code, shiftKey }: KeyboardEvent): string {
  const isOtherScript = /^[\p{L}\p{M}]/u.test(key) && !/^\p{Script=Latin}/u.test(key)
  if (code === 'Slash' && (isOtherScript || /^[.,]$/.test(key))) return shiftKey ? '?' : '/'
  const letter = isOtherScript ? /^Key([A-Z])$/.exec(code)?.[1] : undefined
  if (!letter) return key
  return shiftKey ? letter : letter.toLowerCase()
}
