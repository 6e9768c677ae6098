import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { removeDrafts } from './admin/form/drafts/personal-storage'
import { adoptPrefetched } from './api/prefetched'
import { warnOfBlockedApi } from './api/blocked-api'
import { warnOfSampleSettings } from './api/settings/sample-settings'
import { watchOtherTabs } from './api/session'
import { applySettings, readSettings, settings, settingsHash } from './api/settings/settings'
import { initialLanguage, setLanguage } from './messages/language'
import { language } from './messages/translated'
import { delayBack } from './app/navigation/delay-back'
import { overrideAdminLocale } from './app/navigation/override-admin-locale'
import { routes } from './app/routes'
import { redirectToSignIn } from './app/navigation/auth-redirect'
import { showFrame } from './app/show-frame'
import { reloadWhenStale } from './app/stale-chunk'
import { retryFailedStyles } from './app/retry-failed-styles'
import './styles/base.scss'

retryFailedStyles()
warnOfBlockedApi()

async function start() {
  const { boot } = window
  // When the Hindi messages cannot be loaded, the app starts in English.
  const languageLoaded = setLanguage(initialLanguage()).catch((error: unknown) =>
    console.warn(error),
  )
  applySettings(await readSettings(boot?.settings))
  await languageLoaded
  adoptPrefetched(boot?.responses)
  removeTrailingSlash()
  if (__MOCK__) {
    const { startMocks } = await import('../mocks/browser')
    await startMocks()
  } else {
    warnOfSampleSettings(settings(), location.hostname)
    void removeMockWorker()
  }

  // Decided here, because the router may change the address and Home's loader reads the result.
  const hasSameSettings = boot?.settingsHash === settingsHash()
  document.documentElement.classList.toggle('settings-changed', !hasSameSettings)
  if (boot)
    boot.matchesPrerender &&=
      boot.matchesAddress() && language() === 'en' && !location.search && hasSameSettings
  const releaseBack = delayBack()
  const afterCommit = () => {
    boot?.endWatch()
    releaseBack()
  }
  const router = createBrowserRouter(routes, {
    basename: new URL(document.baseURI).pathname.replace(/\/$/, ''),
    // Leaves a reloaded page's position to use-scroll-after-reload.ts; the router would restore it at the next press.
    hydrationData: {},
    future: { v8_middleware: true },
  })
  overrideAdminLocale(router)
  redirectToSignIn(router)
  reloadWhenStale(router)
  watchOtherTabs(removeDrafts)

  const root = document.getElementById('root')!
  const isPageShown = root.hasChildNodes() && !document.documentElement.matches('.prerender-hidden')
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
      <AfterCommit run={afterCommit} />
    </StrictMode>
  )
  if (isPageShown) {
    await initialized(router)
    // The visitor may have scrolled: the page must not move, except to the section of its address. React Router scrolls the
    // first screen to its top and has no option for it.
    if (!location.hash || boot?.hasInput) router.state.restoreScrollPosition = false
  }
  if (boot?.matchesPrerender && isPageShown && !router.state.errors) {
    // A transition hydrates in time slices, so that clicks are handled in between.
    startTransition(() => {
      hydrateRoot(root, app)
    })
  } else {
    // React replaces a page that is shown in one step, so that the page keeps its height and scroll position.
    if (!isPageShown) root.replaceChildren()
    document.documentElement.classList.remove('prerender-hidden')
    createRoot(root).render(app)
    void showFrame(router)
  }
}

/** Calls `run` once React has committed the first screen. */
function AfterCommit({ run }: { run: () => void }) {
  useEffect(run, [run])
  return null
}

type Router = ReturnType<typeof createBrowserRouter>

/** Waits for the code and data of the first screen, so that the prerendered content is not replaced by a spinner. */
const initialized = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })

/** Some hosts redirect `/prabhupad` to `/prabhupad/`; no route of the app has a trailing slash. */
function removeTrailingSlash() {
  const base = new URL(document.baseURI).pathname
  const { pathname, search, hash } = location
  if (pathname === base || !pathname.startsWith(base) || !pathname.endsWith('/')) return
  history.replaceState(history.state, '', pathname.replace(/\/+$/, '') + search + hash)
}

/** Removes the service worker of a mock build that ran on this origin: it would keep responding to API calls. */
async function removeMockWorker() {
  // Firefox logs a line for every look at the registrations where storage is blocked; no worker controls a page there.
  if (!navigator.serviceWorker?.controller) return
  const workers = await navigator.serviceWorker.getRegistrations().catch(() => [])
  for (const worker of workers)
    if (worker.active?.scriptURL.endsWith('/mockServiceWorker.js')) await worker.unregister()
}

void start()
