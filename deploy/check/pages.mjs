// Checks of pages: every route, with and without a trailing slash, and addresses without a file.
import { inParallel } from './http.mjs'
import { faultOfCompression } from './compression.mjs'
import { sha256 } from './folder.mjs'
import { faultOfHeaders, noteOfPolicy } from './policy.mjs'

/** Addresses of the app without a prerendered page. */
const withoutPage = ['no/such/page', 'coursesregister?type=Short%20Term&id=1&name=Gita']

/** The response for every page's address; follows one redirect. */
export async function fetchPages(site) {
  const { routes } = site.folder
  const slashed = routes.filter(Boolean).map((route) => `${route}/`)
  return inParallel([...routes, ...slashed, ...withoutPage], async (route) => {
    const url = site.at(route)
    const first = await site.fetch(url)
    const location = first.status >= 300 && first.status < 400 && first.headers.location
    const target = location ? new URL(location, url).href : url
    return {
      route,
      url,
      first,
      location,
      target,
      last: location ? await site.fetch(target) : first,
    }
  })
}

const isPage = ({ status, type }) => status === 200 && type === 'text/html'

/** The base URL of a page. */
const baseIn = (html, url) => {
  const [, href] = /<base href="([^"]*)"/.exec(html.replace(/<!--[\s\S]*?-->/g, '')) ?? []
  return new URL(href ?? '', url).href
}

/** While this one fails, the others fail by the same cause. */
export const startPageCheck = {
  name: 'start page',
  reason:
    'The file index.html itself cannot be had: most often the web server may not read the folder.',
  async run(site) {
    const address = site.at('index.html')
    const { status } = await site.fetch(address)
    return [403, 404].includes(status) ? [{ address, found: `returned ${status}` }] : []
  },
}

const pageChecks = [
  {
    name: 'routes',
    reason: 'A route of the app must return 200 with a page.',
    faultOf: ({ last }) =>
      isPage(last) ? undefined : `returned ${last.status || last.error} ${last.type}`,
  },
  {
    name: 'redirects',
    reason: 'A redirect may only add or remove the slash; host, port, scheme and query stay.',
    faultOf({ url, location, target, last }) {
      if (!location) return undefined
      const [from, to] = [new URL(url), new URL(target)]
      const isSlash = to.pathname.replace(/\/$/, '') === from.pathname.replace(/\/$/, '')
      if (from.origin !== to.origin || !isSlash || from.search !== to.search)
        return `redirects to ${location}`
      return last.status >= 300 && last.status < 400
        ? `redirected again, from ${target}`
        : undefined
    },
  },
  {
    name: 'base',
    reason:
      'Relative scripts, styles and links of a page must resolve below the address of the site.',
    faultOf({ last, target }, site) {
      if (!isPage(last)) return undefined
      const base = baseIn(last.text, target)
      return base === site.url ? undefined : `its <base> is ${base}`
    },
  },
  {
    name: 'page headers',
    reason: 'Every page needs the security policy (docs/deployment.md, Headers).',
    faultOf: ({ last }) => (isPage(last) ? faultOfHeaders(last) : undefined),
  },
  {
    name: 'policy enforcement',
    reason:
      'A policy that is only reported stops nothing: enforce it once no console names a violation.',
    isNote: true,
    faultOf: ({ last }) => (isPage(last) ? noteOfPolicy(last) : undefined),
  },
  {
    name: 'page compression',
    reason: 'Uncompressed, or compressed at the lowest level, a page is up to four times as large.',
    faultOf: ({ last }) => (isPage(last) ? faultOfCompression(last) : undefined),
  },
  {
    name: 'page caching',
    reason:
      'A page must be requested again each time: an old one names scripts that no longer exist.',
    faultOf({ last }) {
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
      'The page of a route must be the one of the built folder; otherwise the upload is incomplete.',
    faultOf({ route, last }, { folder }) {
      const name = route.replace(/\/$/, '')
      if (!isPage(last) || !folder.routes.includes(name)) return undefined
      const own = name ? `${name}/index.html` : 'index.html'
      const accepted = [own, 'index.html'].map((file) => sha256(folder.read(file)))
      return accepted.includes(sha256(last.body)) ? undefined : `is not ${own} of the folder`
    },
  },
].map(({ name, reason, isNote = false, faultOf }) => ({
  name,
  reason,
  isNote,
  async run(site) {
    const pages = await site.pages()
    return pages.flatMap((page) => {
      const found = faultOf(page, site)
      return found ? [{ address: page.url, found }] : []
    })
  },
}))

export { pageChecks }
