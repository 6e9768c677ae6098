import type { Auth, Setting } from '../engine/browser/links'

/** What the panel can do with the mock server of its tab. */
export interface Controls {
  /** Which build this is. */
  build: string
  /** Whether the data came out of a file. */
  imported: boolean
  setting: () => Setting
  /** Keeps a setting for the tab and loads the page anew. */
  apply: (setting: Setting) => void
  /** Changes what needs no new page: the delay and the calls that fail. */
  change: (setting: Pick<Setting, 'delay' | 'faults'>) => void
  /** An address of this page that brings the present setting about. */
  link: () => string
  /** Who is signed in, by e-mail; undefined for nobody. */
  account: () => string | undefined
  signIn: (as: Auth) => void
  reload: () => void
  /** Forgets every write and the setting, and loads the page anew. */
  reset: () => Promise<void>
  exported: () => string
  /** Takes a file's data over; throws a sentence when it cannot. */
  imports: (text: string) => Promise<void>
}
