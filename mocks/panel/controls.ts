import type { Auth, MockSettings } from '../engine/browser/mock-settings'

/** The actions of the panel on the mock server of its tab. */
export interface PanelControls {
  /** Version and commit of the build. */
  build: string
  /** Whether the data were imported from a file. */
  isImported: boolean
  getSettings: () => MockSettings
  /** Saves settings for the tab and reloads the page. */
  applySettings: (setting: MockSettings) => void
  /** Changes the delay and the faults, which need no reload. */
  changeNetwork: (setting: Pick<MockSettings, 'delay' | 'faults'>) => void
  /** Returns a URL of this page that restores the current settings. */
  createLink: () => string
  /** Returns the signed-in e-mail address; undefined for nobody. */
  getSignedInEmail: () => string | undefined
  signInAs: (as: Auth) => void
  reload: () => void
  /** Deletes every write, restores the default settings and reloads the page. */
  reset: () => Promise<void>
  exportData: () => string
  /** Replaces all data with an exported file; rejects with a message for the user. */
  importData: (text: string) => Promise<void>
}
