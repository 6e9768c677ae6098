import { startTransition, StrictMode, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom'
import { removeDrafts } from './admin/drafts/personal-storage'
import { adoptPrefetched } from './api/prefetched'
import { warnOfBlockedApi } from './api/blocked-api'
import { warnOfSampleSettings } from './api/settings/sample-settings'
import { isAdminPath } from './api/return-path'
import { watchOtherTabs } from './api/session'
import { token } from './api/stored-login'
import { applySettings, readSettings, settings, settingsHash } from './api/settings/settings'
import { initialLanguage, setLanguage } from './messages/language'
import { language } from './messages/translated'
import { deferPopState } from './app/navigation/defer-pop-state'
import { keepScrollPosition } from './app/navigation/first-scroll'
import { keepFieldValues } from './app/keep-field-values'
import { overrideAdminLocale } from './app/navigation/override-admin-locale'
import { removeFormerWorkers } from './app/former-workers'
import { refreshWhenOld } from './app/navigation/refresh-when-old'
import { showDeployerNotice } from './app/notices/deployer-notice'
import { routes } from './app/routes'
import { redirectToSignIn } from './app/navigation/auth-redirect'
import { reloadWhenStale } from './app/stale-chunk'
import { watchFailedStyles } from './ui/loading/failed-styles'
import './styles/base.scss'
import './styles/utilities.scss'

window.hasAppCode = true
watchFailedStyles()
warnOfBlockedApi()

/** The start of the app, in this order: the router needs the settings, the language and the answers that came early. */
async function start() {
  await readDeployment()
  await prepareServer()
  comparePrerender()
  const basename = new URL(document.baseURI).pathname.replace(/\/$/, '')
  const table = await withFirstLayout(routes, basename)
  // Until React has committed the first screen, Back is left to the router that is to come.
  const releaseBack = deferPopState()
  const router = createBrowserRouter(table, {
    basename,
    // Leaves a reloaded page's position to first-scroll.ts; the router would restore it at the next press.
    hydrationData: {},
    future: { v8_middleware: true },
  })
  watch(router)
  await show(router, () => {
    window.boot?.endWatch()
    releaseBack()
  })
}

/** Settings and language of the visit, and the answers that boot.ts asked for early. */
async function readDeployment() {
  const boot = await bootScript()
  // When the Hindi messages cannot be loaded, the app starts in English.
  const languageLoaded = setLanguage(initialLanguage()).catch((error: unknown) =>
    console.warn(error),
  )
  const given = await readSettings(boot?.settings)
  applySettings(given)
  await languageLoaded
  // Where config.json cannot be read, a stamped notice stays.
  if (Object.keys(given ?? {}).length) showDeployerNotice()
  adoptPrefetched(boot?.responses)
  removeTrailingSlash()
}

/** The mock server, or what a deployment warns of. */
async function prepareServer() {
  if (__MOCK__) {
    const { startMocks } = await import('../mocks/browser')
    await startMocks()
  } else {
    warnOfSampleSettings(settings(), location.hostname)
    void removeFormerWorkers(settings().formerWorkers)
  }
}

/** Whether the HTML is that of this visit; decided before the router may change the address. Home's loader reads it. */
function comparePrerender() {
  const { boot } = window
  const hasSameSettings = boot?.settingsHash === settingsHash()
  document.documentElement.classList.toggle('settings-changed', !hasSameSettings)
  if (boot)
    boot.matchesPrerender &&=
      boot.matchesAddress() && language() === 'en' && !location.search && hasSameSettings
}

type Router = ReturnType<typeof createBrowserRouter>

/** What accompanies the app for as long as its page is open. */
function watch(router: Router) {
  overrideAdminLocale(router)
  redirectToSignIn(router)
  reloadWhenStale(router)
  refreshWhenOld(router)
  watchOtherTabs(removeDrafts)
  keepFieldValues()
}

/** Hydrates the page that the server sent, or renders in its place. */
async function show(router: Router, afterCommit: () => void) {
  const root = document.getElementById('root')!
  const isPageShown = root.hasChildNodes() && !document.documentElement.matches('.prerender-hidden')
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
      <AfterCommit beforePaint={keepScrollPosition()} run={afterCommit} />
    </StrictMode>
  )
  if (isPageShown) await initialized(router)
  if (window.boot?.matchesPrerender && isPageShown && !router.state.errors) {
    // A transition hydrates in time slices, so that clicks are handled in between.
    startTransition(() => {
      hydrateRoot(root, app)
    })
  } else {
    // React replaces a page that is shown in one step, so that the page keeps its height and scroll position.
    if (!isPageShown) root.replaceChildren()
    document.documentElement.classList.remove('prerender-hidden')
    createRoot(root).render(app)
  }
}

/** What the boot script has started. It may come after the app, and is waited for until the page is loaded without it. */
async function bootScript() {
  const script = [...document.scripts].find(({ dataset }) => 'path' in dataset)
  if (!window.boot && script && document.readyState !== 'complete')
    await new Promise((resolve) => {
      for (const type of ['load', 'error']) script.addEventListener(type, resolve)
      addEventListener('load', resolve)
    })
  return window.boot
}

/** Calls both functions once React has committed the first screen; a sibling after it, so that its effects come last. */
function AfterCommit({ beforePaint, run }: { beforePaint: () => void; run: () => void }) {
  useLayoutEffect(beforePaint, [beforePaint])
  useEffect(run, [run])
  return null
}

/**
 * The routes with the header or sidebar of the first screen loaded: a router waits for the code and data of the whole screen
 * before it shows a layout that is lazy, and a slow server may delay those by half a minute.
 */
async function withFirstLayout(table: RouteObject[], basename: string): Promise<RouteObject[]> {
  const matches = matchRoutes(table, location, basename) ?? []
  // Without a token the admin's guard redirects to sign-in.
  if (matches.some(({ pathname }) => isAdminPath(pathname)) && !token()) return table
  // A failure is left to the router, which loads the code again and shows the error.
  const codes = matches.map(({ route }) =>
    typeof route.lazy === 'function' ? route.lazy().catch(() => undefined) : undefined,
  )
  const loaded = new Map<RouteObject, object>()
  for (const [index, { route }] of matches.slice(0, -1).entries()) {
    const code = await codes[index]
    if (code) loaded.set(route, { ...code, lazy: undefined })
  }
  return withCode(table, loaded)
}

const withCode = (table: RouteObject[], loaded: Map<RouteObject, object>): RouteObject[] =>
  table.map(
    (route) =>
      ({
        ...route,
        ...loaded.get(route),
        ...(route.children && { children: withCode(route.children, loaded) }),
      }) as RouteObject,
  )

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

void start()
