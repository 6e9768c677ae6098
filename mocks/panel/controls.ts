import type { Auth, MockSettings } from '../engine/browser/mock-settings'

/** Settings that change without a reload. */
export type NetworkSettings = Pick<MockSettings, 'delay' | 'faults' | 'timings'>

/** The actions of the panel on the mock server of its tab. */
export interface PanelControls {
  /** Version and commit of the build. */
  build: string
  /** Whether the data were imported from a file. */
  isImported: boolean
  getSettings: () => MockSettings
  /** Saves settings for the tab and reloads the page. */
  applySettings: (setting: MockSettings) => void
  /** Changes delay, faults and timings, which need no reload. */
  changeNetwork: (setting: NetworkSettings) => void
  /** Returns a URL of this page that restores the current settings. */
  createLink: () => string
  /** Returns the signed-in e-mail address; undefined for nobody. */
  getSignedInEmail: () => string | undefined
  signInAs: (as: Auth) => void
  reload: () => void
  /** Deletes every write, restores the default settings and reloads the page. */
  reset: () => Promise<void>
  exportData: () => string
  /** Returns the state and the last calls as Markdown for an issue. */
  createReport: () => string
  /** Replaces all data with an exported file; rejects with a message for the user. */
  importData: (text: string) => Promise<void>
}

/** Props of every tab of the panel. */
export interface TabProps {
  controls: PanelControls
  showStatus: ShowStatus
}

/** Shows a status line; `text` is shown in a field from which it can be copied by hand. */
export type ShowStatus = (message: string, text?: string) => void
