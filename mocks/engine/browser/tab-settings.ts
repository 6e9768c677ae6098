import { formatLink, defaultSettings, parseLink, type MockSettings } from './mock-settings'

const key = 'mock'

/** Saves settings as a link until the tab closes. */
export function saveTabSettings(setting: MockSettings) {
  try {
    sessionStorage.setItem(key, formatLink(setting))
  } catch {
    // Blocked storage: the settings last until the next reload.
  }
}

/** Loads the tab's settings. The session is not among them, because the app stores it. */
export function loadTabSettings(): MockSettings {
  try {
    return parseLink(sessionStorage.getItem(key) ?? '')?.settings ?? defaultSettings
  } catch {
    return defaultSettings
  }
}
