import { formatLink, defaultSettings, parseLink, type MockSettings } from './mock-settings'

const key = 'mock'

/** Keeps a setting until the tab closes, in the words of a link. */
export function saveTabSettings(setting: MockSettings) {
  try {
    sessionStorage.setItem(key, formatLink(setting))
  } catch {
    // Blocked storage: the setting holds until the next reload.
  }
}

/** What the tab was set to. Who is signed in is the app's own to remember. */
export function loadTabSettings(): MockSettings {
  try {
    return parseLink(sessionStorage.getItem(key) ?? '')?.settings ?? defaultSettings
  } catch {
    return defaultSettings
  }
}
