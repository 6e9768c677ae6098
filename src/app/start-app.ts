import { isOwnFailure } from './own-failure'

const { classList } = document.documentElement
const watch = new AbortController()

/**
 * Shows the form of index.html at once when a script of the app is missing or fails; it shows a slow one by itself after ten
 * seconds. Pictures and styles have their own remedies.
 *
 * @param hasTag whether the page has a script tag for the app, which may have failed before this script came
 */
export function watchStart(hasTag: boolean) {
  const onError = (event: Event) => {
    if (isOwnFailure(event, new URL('assets/', document.baseURI).href)) tellFailedStart()
  }
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(type, onError, { capture: true, signal: watch.signal })
  const onLoad = () => {
    if (!window.hasAppCode) tellFailedStart()
  }
  if (!hasTag) return
  if (document.readyState === 'complete') onLoad()
  else addEventListener('load', onLoad, { signal: watch.signal })
}

function tellFailedStart() {
  classList.add('start-failed')
}

/** The app has started: a later error is no failure of the start. */
export function endWatch() {
  watch.abort()
  classList.remove('start-failed')
}

/**
 * Preloads the code of this screen, and starts the app where the page has no script tag for it.
 *
 * @param app.entry the address of the app's script, where the page has no tag for it
 */
export function startApp(app: { entry?: string; code: string[] }) {
  // The initial viewport can be read without scripts, so they must not delay it.
  if (app.entry && app.code.length && !document.hidden) afterFirstPaint(() => loadApp(app))
  else loadApp(app)
}

function loadApp({ entry, code }: { entry?: string; code: string[] }) {
  for (const file of code) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    // Styles and fonts are needed for the first paint, scripts are not.
    link.fetchPriority = 'low'
    link.href = file
    document.head.append(link)
  }
  if (entry) void load(entry)
}

/** Runs a script; the browser logs one that is missing. */
export function load(file: string) {
  return import(/* @vite-ignore */ file).catch(tellFailedStart)
}

/** Calls back after the first contentful paint, so that downloads do not compete with it. */
function afterFirstPaint(callback: () => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint'))
    return requestAnimationFrame(() => setTimeout(callback))
  const observer = new PerformanceObserver((entries) => {
    if (!entries.getEntriesByName('first-contentful-paint').length) return
    observer.disconnect()
    callback()
  })
  observer.observe({ type: 'paint', buffered: true })
}
