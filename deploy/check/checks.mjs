// All checks of a deployed site. They write nothing.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { namesIn } from '../folder-names.mjs'
import { faultOfCompression, faultOfHeaders, isOnlyReported, policyOf } from './faults.mjs'
import { fetchUrl, inParallel, probeUploadLimit } from './http.mjs'
import { sampleKeysOf } from './sample-settings.mjs'

const types = {
  js: /^(?:text|application)\/javascript$/,
  css: /^text\/css$/,
  json: /^application\/json$/,
  webmanifest: /^application\/manifest\+json$/,
  svg: /^image\/svg\+xml$/,
  png: /^image\/png$/,
  jpg: /^image\/jpeg$/,
  webp: /^image\/webp$/,
  avif: /^image\/avif$/,
  ico: /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
  woff2: /^font\/woff2$/,
  xml: /^(?:text|application)\/xml$/,
  txt: /^text\/plain$/,
}
const lists = ['slider', 'courses', 'activities', 'igallery', 'iGallery', 'vgallery', 'vGallery']
/** Addresses of the app without a prerendered page. */
const withoutPage = ['no/such/page', 'coursesregister?type=Short%20Term&id=1&name=Gita']
const unknownFiles = [
  'assets/none-00000000.js',
  'assets/none-00000000.css',
  'none.json',
  'a/none.png',
]

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')
/** Whether the file name contains a hash of the content, so that it can be cached for ever. */
const isHashed = (name) => name.startsWith('assets/')
const isPage = ({ status, type }) => status === 200 && type === 'text/html'
const isRedirect = ({ status }) => status >= 300 && status < 400
const isClientError = ({ status }) => status >= 400 && status < 500
/** A proxy's word for an API that is not there. */
const isUnanswered = ({ status }) => status >= 502 && status <= 504
const isLocal = ({ hostname }) => /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
const ruleOf = ({ headers }) => headers['cache-control'] ?? 'absent'
const isAskedAgain = (response) => /(?:no-cache|no-store|max-age=0)\b/.test(ruleOf(response))
const outcomeOf = ({ status, error, type }) => `returned ${status || error} ${type}`.trim()

const baseIn = (html, url) => {
  const [, href] = /<base href="([^"]*)"/.exec(html.replace(/<!--[\s\S]*?-->/g, '')) ?? []
  return new URL(href ?? '', url).href
}

function parseObject(text) {
  try {
    const value = JSON.parse(text)
    return value && typeof value === 'object' ? value : undefined
  } catch {
    return undefined
  }
}

/** A check: which entries, each with its `url`, and what is wrong with one, if anything. */
const check = (entriesOf) => (name, reason, faultOf, isNote) => ({
  name,
  reason,
  isNote,
  async run(site) {
    const entries = await entriesOf(site)
    const found = await inParallel(entries, (entry) => faultOf(entry, site))
    return entries.flatMap(({ url }, at) => (found[at] ? [{ address: url, found: found[at] }] : []))
  },
})
const ofPathsBelow =
  (base) =>
  (...paths) =>
    check((site) =>
      inParallel(paths, async (path) => ({
        url: site[base](path),
        ...(await site.fetch(site[base](path))),
      })),
    )
const ofPaths = ofPathsBelow('at')
const ofApi = ofPathsBelow('api')
const isApp = ({ type, text }) => type === 'text/html' && /<div id="root"|<base href=/.test(text)
const ofUrl = (addressOf) => check((site) => [{ url: addressOf(site) }])
const ofSite = ofUrl((site) => site.url)
const ofRoutes = check((site) => site.pages())
const shownPages = async (site) => (await site.pages()).filter(({ response }) => isPage(response))
const ofPages = check(shownPages)
const servedFiles = async (site) =>
  (await site.files()).filter(({ response }) => response.status === 200)
const ofFiles = check(servedFiles)
const ofAll = check(async (site) => [...(await shownPages(site)), ...(await servedFiles(site))])
const reads = lists.map((name) => `admin/api/${name}?page=1&page_size=1`)
const ofReads = ofApi(...reads, 'admin/api/notification?page=1&page_size=1')
const ofUpload = ofUrl((site) => site.api('admin/api/slider'))

/** While this one fails, the others fail by the same cause. */
const startPage = ofPaths('index.html')(
  'start page',
  'The file index.html itself cannot be had: most often the web server may not read the folder.',
  (response) => [403, 404].includes(response.status) && outcomeOf(response),
)

export const checks = [
  startPage,
  ofRoutes(
    'routes',
    'A route of the app must return 200 with a page.',
    ({ response }) => !isPage(response) && outcomeOf(response),
  ),
  ofRoutes(
    'redirects',
    'A redirect may only add or remove the slash; host, port, scheme and query stay.',
    ({ url, location, target, response }) => {
      if (!location) return undefined
      const [from, to] = [new URL(url), new URL(target)]
      const isSlash = to.pathname.replace(/\/$/, '') === from.pathname.replace(/\/$/, '')
      if (from.origin !== to.origin || !isSlash || from.search !== to.search)
        return `redirects to ${location}`
      return isRedirect(response) && `redirected again, from ${target}`
    },
  ),
  ofPages(
    'base',
    'Relative scripts, styles and links of a page must resolve below the address of the site.',
    ({ response, target }, site) => {
      const base = baseIn(response.text, target)
      return base !== site.url && `its <base> is ${base}`
    },
  ),
  ofAll(
    'headers',
    'Every page and file needs the security headers (docs/deployment.md, Headers): an SVG can be opened as a page.',
    ({ response }) => faultOfHeaders(response),
  ),
  ofPages(
    'policy enforcement',
    'A policy that is only reported stops nothing: enforce it once no console names a violation.',
    ({ response }) => isOnlyReported(response) && 'the policy is only reported',
    true,
  ),
  ofPaths('')(
    'frames',
    'A policy without frames costs videos and the map: visitors get a picture and a link.',
    (response) =>
      isPage(response) &&
      policyOf(response).get('frame-src') === "'none'" &&
      "the policy has frame-src 'none'",
    true,
  ),
  ofAll(
    'compression',
    'Uncompressed, or compressed at the lowest level, the site is up to four times as large.',
    ({ name = '.html', response }) =>
      /\.(?:html|js|css|json|svg|webmanifest)$/.test(name) && faultOfCompression(response),
  ),
  ofAll(
    'caching',
    'Names in assets/ change with their content and are kept for ever; a page or another file must be requested again each time.',
    ({ name = '', response }) => {
      const rule = ruleOf(response)
      const isKept = /\bimmutable\b/.test(rule) && /\bmax-age=31536000\b/.test(rule)
      // The assets in a page's own folder may be cached or not (docs/deployment.md, Headers).
      const isRight = isHashed(name)
        ? isKept && !/\bno-(?:cache|store)\b/.test(rule)
        : name.includes('assets/') || isAskedAgain(response)
      return !isRight && `Cache-Control is ${rule}`
    },
  ),
  ofPages(
    'page content',
    'The page of a route must be the one of the built folder; otherwise the upload is incomplete.',
    ({ route, response }, { folder }) => {
      const name = route.replace(/\/$/, '')
      if (!folder.routes.includes(name)) return undefined
      const own = name ? `${name}/index.html` : 'index.html'
      const isOf = (file) => sha256(response.body) === sha256(folder.read(file))
      return !isOf(own) && !isOf('index.html') && `is not ${own} of the folder`
    },
  ),
  check((site) => site.files())(
    'files',
    'Every file of the built folder must be served, byte for byte.',
    ({ name, response }, { folder }) => {
      if (response.status !== 200) return outcomeOf(response)
      return sha256(response.body) !== sha256(folder.read(name)) && 'is not the file of the folder'
    },
  ),
  ofFiles(
    'types',
    'With nosniff a browser rejects a script, style or font of a wrong type.',
    ({ name, response }) => {
      const expected = types[name.split('.').at(-1)]
      return expected && !expected.test(response.type) && `its type is ${response.type || 'absent'}`
    },
  ),
  ofFiles(
    'vary',
    'Without Vary: Accept-Encoding a shared cache sends compressed bytes to clients that cannot read them.',
    ({ response: { headers } }) =>
      headers['content-encoding'] &&
      !/accept-encoding/i.test(headers.vary ?? '') &&
      `Vary is ${headers.vary ?? 'absent'}`,
  ),
  ofFiles(
    'revalidation',
    'An unchanged file must return 304, or every visit loads it again.',
    async ({ name, url, response }, site) => {
      if (name !== 'config.json') return undefined
      const { etag, 'last-modified': modified } = response.headers
      if (!etag && !modified) return 'neither ETag nor Last-Modified'
      const headers = etag ? { 'If-None-Match': etag } : { 'If-Modified-Since': modified }
      const { status } = await site.fetch(url, { headers })
      return status !== 304 && `returned ${status} for its own ETag`
    },
  ),
  ofPaths(...unknownFiles)(
    'unknown files',
    'A missing file must return 404, with the policy and not cached: a page instead of a script leaves the screen blank.',
    (response) => {
      if (response.status !== 404) return outcomeOf(response)
      return /max-age=[1-9]/.test(ruleOf(response))
        ? `a 404 with Cache-Control: ${ruleOf(response)}`
        : faultOfHeaders(response)
    },
  ),
  ofPaths('web.config', '.git/HEAD', '.htaccess')(
    'private files',
    'Visitors must not read the configuration of the host or the repository.',
    ({ status, type }) => status === 200 && type !== 'text/html' && 'can be read',
  ),
  ofPaths('assets/')(
    'directory lists',
    'A directory list shows every file to everybody.',
    ({ text }) => /index of|directory listing/i.test(text) && 'lists the folder',
  ),
  ofReads(
    'API reads',
    'A list of the API must return JSON or 401. A page means that the fallback responded, 502 to 504 that the API does not run or its address is wrong.',
    (response) => {
      if (isRedirect(response)) return `redirects to ${response.headers.location}`
      const isList = response.status === 200 && /json/.test(response.type)
      const isGuarded = [401, 403].includes(response.status) && !isApp(response)
      return !isList && !isGuarded && outcomeOf(response)
    },
  ),
  ofUrl((site) => site.api('general/api/login/'))(
    'API writes',
    'A POST must reach the API: static hosts return 405, a page, or a redirect that loses the body.',
    async ({ url }, site) => {
      // An empty sign-in, which the API rejects without writing anything.
      const response = await site.fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'multipart/form-data; boundary=check' },
        body: '--check--\r\n',
      })
      if (isUnanswered(response)) return undefined
      if (isRedirect(response)) return `redirects to ${response.headers.location}`
      const isAnswer = response.status === 200 || isClientError(response)
      const isOfHost = [404, 405].includes(response.status) || response.type === 'text/html'
      return (!isAnswer || isOfHost) && outcomeOf(response)
    },
  ),
  ofApi('general/api/none', 'admin/api/none', 'admin/api/slider/none/none')(
    'unknown API paths',
    'An unknown path of the API must return an error: a page would hide the mistake.',
    (response) =>
      !isUnanswered(response) &&
      (isApp(response) || !isClientError(response)) &&
      outcomeOf(response),
  ),
  ofUpload(
    'upload limit',
    'A slide can be a photograph of several megabytes, which the host must accept.',
    async ({ url }, { uploadBytes }) => {
      const status = await probeUploadLimit(url, uploadBytes)
      // IIS rejects a large request with 404.13.
      return [413, 404].includes(status) && `${uploadBytes / 1e6} MB are rejected with ${status}`
    },
  ),
  ofUpload(
    'upload limit behind a guard',
    'A refusal without a token came before the size was looked at: try a large slide.',
    async ({ url }, { uploadBytes }) => {
      const status = await probeUploadLimit(url, uploadBytes)
      return [401, 403].includes(status) && `returned ${status}`
    },
    true,
  ),
  ofUrl((site) => site.api(''))(
    'policy and API',
    'An API of another origin must be in connect-src of the policy of the pages.',
    async ({ url }, site) => {
      const { origin } = new URL(url)
      const sources = policyOf(await site.fetch(site.url)).get('connect-src') ?? ''
      const isAllowed = [origin, 'https:', '*'].some((each) => sources.split(' ').includes(each))
      return origin !== new URL(site.url).origin && !isAllowed && `is not in connect-src ${sources}`
    },
  ),
  ofPaths('version.json')(
    'version',
    'The deployed build must be the one of the folder, or the one named with --commit.',
    (response, site) => {
      const { commit, version } = parseObject(response.text) ?? {}
      if (response.status !== 200 || !version) return outcomeOf(response)
      const expected = site.commit ?? site.folder.version.commit
      if (!expected || commit?.startsWith(expected) || (commit && expected.startsWith(commit)))
        return undefined
      return `is commit ${commit ?? 'unknown'}, not ${expected}`
    },
  ),
  check((site) =>
    (site.previous ? namesIn(site.previous).filter(isHashed) : []).map((name) => ({
      url: site.at(name),
    })),
  )(
    'earlier assets',
    'Open tabs still request files of the previous build; keep them for a day (--previous names its folder).',
    async ({ url }, site) => {
      const { status } = await site.fetch(url)
      return status !== 200 && `returned ${status}`
    },
  ),
  ofSite(
    'https',
    'Sign-in and forms need https, and http must redirect to it.',
    async ({ url }, site) => {
      const { protocol, port, hostname } = new URL(url)
      if (protocol === 'http:') return !isLocal({ hostname }) && 'is served without https'
      // An https site on another port has no http port to test.
      if (port) return undefined
      const { status, headers } = await site.fetch(url.replace('https:', 'http:'))
      const redirects = [301, 308].includes(status) && headers.location?.startsWith('https:')
      return status !== 0 && !redirects && `returned ${status}`
    },
  ),
  ofSite(
    'HSTS',
    'Without Strict-Transport-Security the first request of each visit may still go over http.',
    async ({ url }, site) => {
      if (!url.startsWith('https:') || isLocal(new URL(url))) return undefined
      const { headers } = await site.fetch(url)
      return !headers['strict-transport-security'] && 'no Strict-Transport-Security'
    },
  ),
  ofPaths('config.json')(
    'settings',
    'config.json must be JSON, and on a public host it must not have the sample bank, UPI id or site.',
    ({ status, text }, site) => {
      // Without the file the defaults apply; the check "files" reports it if the folder has one.
      if (status !== 200) return undefined
      const settings = parseObject(text)
      if (!settings) return 'is not JSON'
      const samples = isLocal(new URL(site.url)) ? [] : sampleKeysOf(settings)
      return samples.length > 0 && `has sample values: ${samples.join(', ')}`
    },
  ),
]

/**
 * Runs all checks of a deployed site. Resolves to `{ name, reason, failures, notes }` for each, of a site without a
 * start page only to that; throws if the site does not respond. `api` is relative to the site, `dist` and `previous` are folders of this and the previous build.
 */
export async function checkDeployment(given, options = {}) {
  const site = siteAt(given, options)
  const { status, error } = await site.fetch(site.url)
  if (status === 0) throw new Error(`${site.url} does not respond: ${error}.`)
  const results = []
  for (const { name, reason, isNote, run } of checks) {
    const found = await run(site)
    results.push({ name, reason, failures: isNote ? [] : found, notes: isNote ? found : [] })
    if (name === startPage.name && found.length) break
  }
  return results
}

function siteAt(given, { dist = 'dist', api, commit, previous, uploadMegabytes = 20 }) {
  const url = new URL(given.endsWith('/') ? given : `${given}/`).href
  const folder = readFolder(dist)
  const { apiBase } = parseObject(folder.readText('config.json')) ?? {}
  const apiUrl = new URL(api ?? apiBase ?? '', url).href
  const once = (work) => {
    let result
    return () => (result ??= work())
  }
  const at = (path) => new URL(path, url).href
  const fetchAt = async (path) => ({ url: at(path), response: await fetchUrl(at(path)) })
  return {
    ...{ url, folder, commit, previous, at, fetch: fetchUrl },
    uploadBytes: uploadMegabytes * 1e6,
    api: (path) => new URL(path, apiUrl.endsWith('/') ? apiUrl : `${apiUrl}/`).href,
    pages: once(() => {
      const slashed = folder.routes.filter(Boolean).map((route) => `${route}/`)
      return inParallel([...folder.routes, ...slashed, ...withoutPage], async (route) => {
        const { url, response: first } = await fetchAt(route)
        const location = isRedirect(first) && first.headers.location
        const target = new URL(location || '', url).href
        const response = location ? await fetchUrl(target) : first
        return { route, url, location, target, response }
      })
    }),
    files: once(() =>
      inParallel(folder.files, async (name) => ({ name, ...(await fetchAt(name)) })),
    ),
  }
}

/** Reads a built folder; throws if index.html or version.json is missing. */
function readFolder(dir) {
  if (!existsSync(join(dir, 'index.html')) || !existsSync(join(dir, 'version.json')))
    throw new Error(`"${dir}" holds no index.html and version.json: name the folder with --dist.`)
  const names = namesIn(dir)
  const read = (name) => readFileSync(join(dir, name))
  const pages = names.filter((name) => /(?:^|\/)index\.html$/.test(name))
  return {
    /** Paths below the base; '' is the start page. */
    routes: pages.map((name) => name.replace(/\/?index\.html$/, '')),
    /** Files that are requested by name, without those that only servers and deployers read. */
    files: names.filter((name) => !/\.(?:html|br|gz)$|^web\.config$|^SHA256SUMS$/.test(name)),
    version: JSON.parse(read('version.json').toString()),
    read,
    readText: (name) => (names.includes(name) ? read(name).toString() : ''),
  }
}
