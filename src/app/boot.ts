// Classic script in <head> of every prerendered page; it blocks rendering, so it imports small modules only.
// Its data attributes say what the page was rendered for (scripts/build/prerender).
import { safeStorage } from '../data/safe-storage'
import { visitLanguage } from '../messages/visit-language'
import { inputEvents } from '../ui/input-events'

const storage = safeStorage('localStorage')
const { dataset } = document.currentScript!
const { path = '', settingsHash, api, files, credentials } = dataset
const { code = '', entry, list, calls, picture } = dataset
// Pages in subfolders are built without knowing the site's root, so their <base> is added here.
if (!document.querySelector('base')) {
  const base = document.createElement('base')
  base.href = siteRoot(path)
  // The browser uses the first <base> of a document.
  document.head.prepend(base)
}
const resolveUrl = (address: string, base?: string) =>
  new URL(address, new URL(base || './', document.baseURI)).href

// Container queries came with Chrome 105, Firefox 110 and Safari 16.
if (!CSS.supports('container-type', 'inline-size'))
  addEventListener('DOMContentLoaded', () => void load('old-browser.js'))

// A script of the app that is missing or fails is told at once by the form of index.html, a slow one after ten seconds.
const watch = new AbortController()
for (const type of ['error', 'unhandledrejection'])
  addEventListener(type, tellFailure, { capture: true, signal: watch.signal })

const base = new URL(document.baseURI).pathname
const matchesAddress = () => `${location.pathname}/`.slice(base.length).replace(/\/+$/, '') === path
const matchesPrerender = matchesAddress() && visitLanguage() === 'en'
const responses: NonNullable<Window['boot']>['responses'] = new Map()
window.boot = {
  matchesPrerender,
  matchesAddress,
  settingsHash,
  settings: startFetch(resolveUrl('config.json'), { cache: 'no-cache', priority: 'low' }),
  responses,
  hasInput: false,
  endWatch: () => {
    watch.abort()
    document.documentElement.classList.remove('start-failed')
  },
}
for (const type of inputEvents)
  addEventListener(type, () => (window.boot!.hasInput = true), { once: true, passive: true })
if (!matchesPrerender) {
  // The markup belongs to another page: hide it until the app renders, and skip that page's code.
  document.documentElement.classList.add('prerender-hidden')
  loadApp()
} else if (entry && !document.hidden) {
  // The initial viewport can be read without scripts, so they must not delay it.
  afterFirstPaint(loadScreenAndApp)
} else {
  loadScreenAndApp()
}

// A signed-in person may see other data: then the app itself sends these requests with the token.
if (calls && matchesAddress() && !storage.read('login-info')) {
  const [firstResponse] = calls.split(' ').map((call) => prefetchCall(call))
  if (picture)
    void firstResponse!
      .then(async (response) => showFirstPicture((await response.clone().json()) as Rows))
      .catch(() => undefined)
}

if (matchesPrerender && list) prefetchList(list)

interface Rows {
  record_per_page?: { filePath?: unknown; date?: unknown; time?: unknown }[]
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

/** Preloads the code of this screen, and starts the app where the page has no script tag for it. */
function loadScreenAndApp() {
  for (const file of code.split(' ')) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    // Styles and fonts are needed for the first paint, scripts are not.
    link.fetchPriority = 'low'
    link.href = resolveUrl(file)
    document.head.append(link)
  }
  loadApp()
}

function loadApp() {
  if (entry) void load(entry)
}

/** Runs a script; the browser logs one that is missing. */
function load(file: string) {
  return import(/* @vite-ignore */ resolveUrl(file)).catch(() =>
    document.documentElement.classList.add('start-failed'),
  )
}

/** Notes an error of the page or a script that did not arrive; pictures and styles have their own remedies. */
function tellFailure({ target }: Event) {
  if (target === window || target instanceof HTMLScriptElement)
    document.documentElement.classList.add('start-failed')
}

/** The site's root, found by removing the segments of `page` from this address. */
function siteRoot(page: string) {
  const segments = location.pathname
    .replace(/index\.html$/, '')
    .split('/')
    .filter(Boolean)
  return [location.origin, ...segments.slice(0, -page.split('/').length), ''].join('/')
}

function startFetch(url: string, init: RequestInit) {
  const response = fetch(url, init)
  // Prevents an "unhandled rejection" when the app never awaits this response.
  response.catch(() => undefined)
  return response
}

function prefetchCall(call: string, authorization?: string) {
  const url = resolveUrl(call, api)
  const response = startFetch(url, {
    headers: { Accept: 'application/json', ...(authorization && { Authorization: authorization }) },
    credentials: credentials === 'omit' ? 'omit' : 'same-origin',
  })
  // The token is part of the key, so that a response is used only for the person who requested it (api/prefetched.ts).
  responses.set(authorization ? `${url} ${authorization}` : url, response)
  return response
}

/**
 * Asks for the rows of an admin list while its code loads. The token goes only to the API that issued it, because this page
 * may have been built with the address of another one [AUTH-2]. Searches are left to the app.
 */
function prefetchList(call: string) {
  const query = new URLSearchParams(location.search)
  if (query.has('search') || storage.read('login-api') !== resolveUrl('./', api)) return
  const token = storedToken()
  if (!token) return
  const pageQuery = `page=${query.get('page') ?? 1}&page_size=${query.get('size') ?? 10}`
  void prefetchCall(`${call.slice(1)}?${pageQuery}`, `Bearer ${token}`)
}

function storedToken() {
  try {
    const { token } = JSON.parse(storage.read('login-info') ?? '{}') as { token?: unknown }
    return typeof token === 'string' ? token : undefined
  } catch {
    return undefined
  }
}

/**
 * Loads the picture of the first row or of the next activity, into the slider or the first placeholder where the page has
 * one. Addresses outside this simple pattern are left to the app.
 */
function showFirstPicture({ record_per_page: rows = [] }: Rows) {
  const file = (picture === 'upcoming' ? nextActivity(rows) : rows[0])?.filePath
  if (typeof file !== 'string' || !/^(https?:\/)?[~\w./-]+$/.test(file) || file.includes('..'))
    return
  const image = document.querySelector<HTMLImageElement>('img[data-boot]') ?? new Image()
  image.fetchPriority = 'high'
  image.src = file.includes(':') ? file : resolveUrl(file.replace(/^~?\/+/, ''), files || api)
}

/** The next activity, today's included, as site/activities/activities-order.ts finds it. */
function nextActivity(rows: NonNullable<Rows['record_per_page']>) {
  // India is 5:30 hours ahead of UTC.
  const india = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10)
  // A date with a time zone may be another day in India, so it is left to the app.
  if (rows.some(({ date }) => /T.*(z|[+-]\d\d:?\d\d)$/i.test(String(date)))) return undefined
  const moment = ({ date, time }: (typeof rows)[number]) => `${date as string}${time as string}`
  return rows
    .filter((row) => moment(row) >= india)
    .sort((a, b) => (moment(a) < moment(b) ? -1 : 1))[0]
}
