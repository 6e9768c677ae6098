// Runs before the app, as a classic script in <head> of each page that the build has written; plain code, because
// every visitor waits for it. Its tag says what the page was rendered for (scripts/build/prerender).
const { path = '', fingerprint, api, files, code = '', entry } = document.currentScript!.dataset
// A page in a folder of its own has its <base> below this: that one is written before anybody knows the page's address.
if (!document.querySelector('base')) {
  const base = document.createElement('base')
  base.href = siteAbove(path)
  // Of two the first counts.
  document.head.prepend(base)
}
const at = (address: string, base?: string) =>
  new URL(address, new URL(base || './', document.baseURI)).href

const here = `${location.pathname}/`.slice(new URL(document.baseURI).pathname.length)
const asked = here.replace(/\/+$/, '')
const fits = asked === path && language() === 'en'
const answers: NonNullable<Window['early']>['answers'] = new Map()
window.early = {
  fits,
  fingerprint,
  settings: begun(at('config.json'), { cache: 'no-cache', priority: 'low' }),
  answers,
}
if (!fits) {
  // Another page's content is not to be seen while the app comes, and its code is not wanted.
  document.documentElement.classList.add('elsewhere')
  bringApp()
} else if (entry && !document.hidden) {
  // A page that is whole can be read at once: what brings it to life comes when that has been painted.
  whenSeen(bringWithCode)
} else {
  bringWithCode()
}

// With a token the app asks itself: who is signed in sees what the token shows.
if ((asked === '' || asked === 'home') && !stored('login-info')) {
  const slides = ask('admin/api/slider')
  void ask('admin/api/notification')
  void slides
    .then(async (answer) =>
      drawFirst(((await answer.clone().json()) as Slides).record_per_page?.[0]?.filePath),
    )
    .catch(() => undefined)
}

export {}

interface Slides {
  record_per_page?: { filePath?: unknown }[]
}

/** After the first words stand on the screen; the frame before that would still share the line and the machine with them. */
function whenSeen(act: () => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint'))
    return requestAnimationFrame(() => setTimeout(act))
  const paints = new PerformanceObserver((seen) => {
    if (!seen.getEntriesByName('first-contentful-paint').length) return
    paints.disconnect()
    act()
  })
  paints.observe({ type: 'paint', buffered: true })
}

/** The code of this screen, and the app where the page has no tag for it. */
function bringWithCode() {
  for (const file of code.split(' ')) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    // What is seen first, styles and faces, comes before what brings it to life.
    link.fetchPriority = 'low'
    link.href = at(file)
    document.head.append(link)
  }
  bringApp()
}

function bringApp() {
  if (entry) void import(/* @vite-ignore */ at(entry))
}

/** Where the site lies that has `page` at this address, with a slash at its end or without. */
function siteAbove(page: string) {
  const steps = location.pathname
    .replace(/index\.html$/, '')
    .split('/')
    .filter(Boolean)
  return [location.origin, ...steps.slice(0, -page.split('/').length), ''].join('/')
}

/** The rule of content/language.ts. */
function language() {
  const named = new URLSearchParams(location.search).get('lang')
  const known = named === 'en' || named === 'hi' ? named : stored('language')
  return known === 'hi' ? 'hi' : 'en'
}

function stored(key: string) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function begun(url: string, init: RequestInit) {
  const answer = fetch(url, init)
  // Whoever takes it over hears of a failure; where nobody does, nobody needs to.
  answer.catch(() => undefined)
  return answer
}

function ask(call: string) {
  const url = at(call, api)
  const answer = begun(url, {
    headers: { Accept: 'application/json' },
    credentials: 'same-origin',
  })
  answers.set(url, answer)
  return answer
}

/** Shows the first slide's picture in its place, where the page has one by now. An address that needs more care than this is left to the app. */
function drawFirst(file: unknown) {
  if (typeof file !== 'string' || !/^(https?:\/)?[~\w./-]+$/.test(file) || file.includes('..'))
    return
  const picture = document.querySelector<HTMLImageElement>('img[data-early]') ?? new Image()
  picture.fetchPriority = 'high'
  picture.src = file.includes(':') ? file : at(file.replace(/^~?\/+/, ''), files || api)
}
