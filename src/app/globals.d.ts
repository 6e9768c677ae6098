/** Whether this build carries the mock server; a constant, so that a production bundle drops the branch. */
declare const __MOCK__: boolean

/** The year of the build: the copyright line of a page that was written then. */
declare const __YEAR__: number

interface Window {
  /** What src/app/boot.ts began before the app was there; absent in development and in a mock build. */
  early?: {
    /** Whether the page was rendered for this address and language. */
    fits: boolean
    /** The settings it was rendered with (src/app/settings-hash.ts). */
    fingerprint: string | undefined
    settings: Promise<Response>
    /** Calls of Home, by their addresses. */
    answers: Map<string, Promise<Response>>
  }
}
