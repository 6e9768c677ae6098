// Classic script in <head> of every prerendered page; in those of folders it blocks rendering until stamp.mjs has written their
// base, and in others the first paint waits for it a little, so it imports small modules only.
// Its data attributes say what the page was rendered for (scripts/build/prerender).
import { issuerKey, loginKey, loginStorage, token } from '../api/stored-login'
import { prefetchKey } from '../api/prefetched'
import { withoutUser } from '../lib/parse-url'
import { visitLanguage } from '../messages/visit-language'
import { inputEvents } from '../ui/input-events'
import { showFirstPicture, type Rows } from './first-picture'
import { endWatch, load, startApp, watchStart } from './start-app'

const { dataset } = document.currentScript!
const { path = '', settingsHash, api, files, credentials } = dataset
const { code = '', entry, list, calls, picture } = dataset
// Pages in subfolders are built without knowing the site's root. An address with user and password (`//name:word@host`)
// would be the base of every request, and no browser sends such a one.
const stampedBase = document.querySelector('base')
if (!stampedBase || document.baseURI !== withoutUser(document.baseURI)) {
  const base = document.createElement('base')
  base.href = stampedBase ? withoutUser(document.baseURI) : siteRoot(path)
  // The browser uses the first <base> of a document.
  document.head.prepend(base)
}
const resolveUrl = (address: string, base?: string) =>
  new URL(address, new URL(base || './', document.baseURI)).href

// Container queries came with Chrome 105, Firefox 110 and Safari 16.
if (!CSS.supports('container-type', 'inline-size')) {
  const tellOldBrowser = () => void load(resolveUrl('old-browser.js'))
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tellOldBrowser)
  else tellOldBrowser()
}

watchStart(entry === undefined)

const { noticeUntil } = document.documentElement.dataset
// India's day; hidden before it is drawn, so that nothing moves.
if (noticeUntil && noticeUntil < new Date(Date.now() + 19_800_000).toISOString().slice(0, 10))
  document.documentElement.classList.add('notice-over')

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
  endWatch,
}
for (const type of inputEvents)
  addEventListener(type, () => (window.boot!.hasInput = true), { once: true, passive: true })
// The markup belongs to another page: it is hidden until the app renders.
if (!matchesPrerender) document.documentElement.classList.add('prerender-hidden')
document.documentElement.classList.remove('unbooted')
startApp({
  entry: entry && resolveUrl(entry),
  code: matchesPrerender ? code.split(' ').map((file) => resolveUrl(file)) : [],
})

// A signed-in person may see other data: then the app itself sends these requests with the token.
if (calls && matchesAddress() && !loginStorage.read(loginKey)) {
  const [firstResponse] = calls.split(' ').map((call) => prefetchCall(call))
  if (picture)
    void firstResponse!
      .then(async (response) => {
        const rows = (await response.clone().json()) as Rows
        showFirstPicture(rows, picture, (file) => resolveUrl(file, files || api))
      })
      .catch(() => undefined)
}

if (matchesPrerender && list) prefetchList(list)

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
    cache: authorization ? 'no-store' : 'no-cache',
    headers: { Accept: 'application/json', ...(authorization && { Authorization: authorization }) },
    credentials: credentials === 'omit' ? 'omit' : 'same-origin',
  })
  responses.set(prefetchKey(url, authorization), response)
  return response
}

/**
 * Asks for the rows of an admin list while its code loads. The token goes only to the API that issued it, because this page
 * may have been built with the address of another one. Searches are left to the app.
 */
function prefetchList(call: string) {
  const query = new URLSearchParams(location.search)
  if (query.has('search') || !token() || loginStorage.read(issuerKey) !== resolveUrl('./', api))
    return
  const pageQuery = `page=${query.get('page') ?? 1}&page_size=${query.get('size') ?? 10}`
  void prefetchCall(`${call.slice(1)}?${pageQuery}`, `Bearer ${token()}`)
}
