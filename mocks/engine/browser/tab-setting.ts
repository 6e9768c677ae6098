import { linkOf, plain, readLink, type Setting } from './links'

const key = 'mock'

/** Keeps a setting until the tab closes, in the words of a link. */
export function keepForTab(setting: Setting) {
  try {
    sessionStorage.setItem(key, linkOf(setting))
  } catch {
    // Blocked storage: the setting holds until the next reload.
  }
}

/** What the tab was set to. Who is signed in is the app's own to remember. */
export function keptForTab(): Setting {
  try {
    return readLink(sessionStorage.getItem(key) ?? '')?.setting ?? plain
  } catch {
    return plain
  }
}
