import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { removeDrafts } from './admin/form/personal-storage'
import { takeOver } from './api/prefetched'
import { watchOtherTabs } from './api/session'
import { readSettings, applySettings } from './api/settings'
import { initialLanguage, setLanguage } from './messages/language'
import { language } from './messages/translated'
import { fingerprint } from './app/settings-hash'
import { keepAdminEnglish } from './app/force-english'
import { routes } from './app/routes'
import { redirectToSignIn } from './app/auth-redirect'
import { showFrame } from './app/show-frame'
import { reloadWhenStale, retryFailedStyles } from './app/stale-chunk'
import './styles/base.scss'

retryFailedStyles()

async function start() {
  // English needs nothing more; where Hindi cannot be had it stays.
  const { early } = window
  const spoken = setLanguage(initialLanguage()).catch((error: unknown) => console.warn(error))
  applySettings(await readSettings(early?.settings))
  await spoken
  takeOver(early?.answers)
  dropSlash()
  if (__MOCK__) {
    const { startMocks } = await import('../mocks/browser')
    await startMocks()
  } else {
    void dropLeftMockWorker()
  }

  // Before the router can change the address, and before the screens' loaders ask.
  const known = early?.fingerprint === fingerprint()
  document.documentElement.classList.toggle('resettled', !known)
  if (early) early.fits &&= language() === 'en' && !location.search && known
  const router = createBrowserRouter(routes, {
    basename: new URL(document.baseURI).pathname.replace(/\/$/, ''),
    future: { v8_middleware: true },
  })
  keepAdminEnglish(router)
  redirectToSignIn(router)
  reloadWhenStale(router)
  watchOtherTabs(removeDrafts)

  const root = document.getElementById('root')!
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (early && root.hasChildNodes() && !document.documentElement.matches('.elsewhere'))
    await initialized(router)
  if (early?.fits && root.hasChildNodes() && !router.state.errors) {
    // In slices, so that a press in between is not kept waiting.
    startTransition(() => {
      hydrateRoot(root, app)
    })
  } else {
    root.replaceChildren()
    document.documentElement.classList.remove('elsewhere')
    createRoot(root).render(app)
    void showFrame(router)
  }
}

type Router = ReturnType<typeof createBrowserRouter>

/** Waits for the code and the words of the first screen: until then the page shows what the build wrote. */
const initialized = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })

/** Some hosts lead `/prabhupad` to the folder `/prabhupad/`; the app knows the address without the slash. */
function dropSlash() {
  const base = new URL(document.baseURI).pathname
  const { pathname, search, hash } = location
  if (pathname === base || !pathname.startsWith(base) || !pathname.endsWith('/')) return
  history.replaceState(history.state, '', pathname.replace(/\/+$/, '') + search + hash)
}

/** A mock build may have been tried on this origin; its worker would go on answering for the API. */
async function dropLeftMockWorker() {
  const workers = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? []
  for (const worker of workers)
    if (worker.active?.scriptURL.endsWith('/mockServiceWorker.js')) await worker.unregister()
}

void start()
