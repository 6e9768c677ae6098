import type { Auth, MockSettings } from '../engine/browser/mock-settings'

/** What the panel can do with the mock server of its tab. */
export interface PanelControls {
  /** Which build this is. */
  build: string
  /** Whether the data came out of a file. */
  isImported: boolean
  getSettings: () => MockSettings
  /** Keeps a setting for the tab and loads the page anew. */
  applySettings: (setting: MockSettings) => void
  /** Changes what needs no new page: the delay and the calls that fail. */
  changeNetwork: (setting: Pick<MockSettings, 'delay' | 'faults'>) => void
  /** An address of this page that brings the present setting about. */
  createLink: () => string
  /** Who is signed in, by e-mail; undefined for nobody. */
  getSignedInEmail: () => string | undefined
  signInAs: (as: Auth) => void
  reload: () => void
  /** Forgets every write and the setting, and loads the page anew. */
  reset: () => Promise<void>
  exportData: () => string
  /** Takes a file's data over; throws a sentence when it cannot. */
  importData: (text: string) => Promise<void>
}
