// Checks of pages: every route, with and without a slash at its end, and addresses that are no file.
import { each } from './ask.mjs'
import { faultOfCompression } from './compression.mjs'
import { sha256 } from './folder.mjs'
import { faultOfHeaders } from './policy.mjs'

/** Addresses that the app draws and that have no page of their own. */
const unwritten = ['no/such/page', 'coursesregister?type=Short%20Term&id=1&name=Gita']

/** Every address of a page with its answer; a redirect is followed once. */
export async function askPages(site) {
  const { routes } = site.folder
  const slashed = routes.filter(Boolean).map((route) => `${route}/`)
  return each([...routes, ...slashed, ...unwritten], async (route) => {
    const url = site.at(route)
    const first = await site.ask(url)
    const location = first.status >= 300 && first.status < 400 && first.headers.location
    const target = location ? new URL(location, url).href : url
    return { route, url, first, location, target, last: location ? await site.ask(target) : first }
  })
}

const isPage = ({ status, type }) => status === 200 && type === 'text/html'

/** The address that relative links of a page resolve against. */
const baseIn = (html, url) => {
  const [, href] = /<base href="([^"]*)"/.exec(html.replace(/<!--[\s\S]*?-->/g, '')) ?? []
  return new URL(href ?? '', url).href
}

const pageChecks = [
  {
    name: 'routes',
    reason: 'A route of the app must answer 200 with a page, when its address is typed as well.',
    judge: ({ last }) =>
      isPage(last) ? undefined : `answered ${last.status || last.error} ${last.type}`,
  },
  {
    name: 'redirects',
    reason: 'A redirect may only add or remove the slash; host, port, scheme and query stay.',
    judge({ url, location, target, last }) {
      if (!location) return undefined
      const [from, to] = [new URL(url), new URL(target)]
      const isSlash = to.pathname.replace(/\/$/, '') === from.pathname.replace(/\/$/, '')
      if (from.origin !== to.origin || !isSlash || from.search !== to.search)
        return `leads to ${location}`
      return last.status >= 300 && last.status < 400
        ? `redirected again, from ${target}`
        : undefined
    },
  },
  {
    name: 'base',
    reason:
      'Relative scripts, styles and links of a page must resolve below the address of the site.',
    judge({ last, target }, site) {
      if (!isPage(last)) return undefined
      const base = baseIn(last.text, target)
      return base === site.url ? undefined : `its <base> leads to ${base}`
    },
  },
  {
    name: 'page headers',
    reason: 'The security policy belongs to every page (docs/deployment.md, Headers).',
    judge: ({ last }) => (isPage(last) ? faultOfHeaders(last) : undefined),
  },
  {
    name: 'page compression',
    reason: 'Uncompressed, or compressed at the lowest level, a page is up to four times as large.',
    judge: ({ last }) => (isPage(last) ? faultOfCompression(last) : undefined),
  },
  {
    name: 'page caching',
    reason: 'A page must be asked for again each time: an old one names scripts that are gone.',
    judge({ last }) {
      const rule = last.headers['cache-control']
      if (!isPage(last)) return undefined
      return /(?:no-cache|no-store|max-age=0)\b/.test(rule ?? '')
        ? undefined
        : `Cache-Control is ${rule ?? 'absent'}`
    },
  },
  {
    name: 'page content',
    reason:
      'The page of a route is the one of the built folder; another one is an incomplete upload.',
    judge({ route, last }, { folder }) {
      const name = route.replace(/\/$/, '')
      if (!isPage(last) || !folder.routes.includes(name)) return undefined
      const own = name ? `${name}/index.html` : 'index.html'
      const accepted = [own, 'index.html'].map((file) => sha256(folder.read(file)))
      return accepted.includes(sha256(last.body)) ? undefined : `is not ${own} of the folder`
    },
  },
].map(({ name, reason, judge }) => ({
  name,
  reason,
  async run(site) {
    const pages = await site.pages()
    return pages.flatMap((page) => {
      const found = judge(page, site)
      return found ? [{ address: page.url, found }] : []
    })
  },
}))

export { pageChecks }
