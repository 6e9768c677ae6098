/** Whether this build contains the mock server; a constant, so that a production bundle drops the branch. */
declare const __MOCK__: boolean

/** The year of the build, for the copyright line of prerendered pages. */
declare const __YEAR__: number

interface Document {
  /** Chromium prepares a page in advance. */
  readonly prerendering?: boolean
}

interface Window {
  /** What src/app/boot.ts started before the app; absent in development and in a mock build. */
  boot?: {
    /** Whether the page was rendered for this address, language, query and settings. */
    matchesPrerender: boolean
    /** Whether the page was rendered for the current address, which can change before the app starts. */
    matchesAddress: () => boolean
    /** The hash of the settings that the page was rendered with (src/api/settings/settings.ts). */
    settingsHash: string | undefined
    settings: Promise<Response>
    /** API calls by URL, or by URL and Authorization header. */
    responses: Map<string, Promise<Response>>
    /** Whether the visitor has scrolled, pressed or typed since the page was loaded. */
    hasInput: boolean
    /** Called when the app has started: a later error is no failure of the start. */
    endWatch: () => void
  }
  /** Whether the app's code has come. */
  hasAppCode?: boolean
}
