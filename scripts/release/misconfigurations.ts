// The misconfigurations that deploy/check.mjs must report.
import { fileResponse, type HostResponse, type Misconfiguration } from './deploy-check-host'

type When = (path: string, response: HostResponse) => boolean
const isApi: When = (path) => /^(?:general|admin)\/api\//.test(path)
const isPage: When = (_, { headers }) => JSON.stringify(headers).includes('text/html')
const is =
  (name: string): When =>
  (path) =>
    path === name

/** Changes the responses for some paths. */
const change =
  (when: When, part: (response: HostResponse) => Partial<HostResponse>): Misconfiguration =>
  (response, { path }) =>
    when(path, response) ? { ...response, ...part(response) } : response
const status = (when: When, code: number) => change(when, () => ({ status: code }))
const body = (when: When, edit: (text: string) => string) =>
  change(when, (response) => ({ body: edit(response.body) }))
const header = (when: When, name: string, value: string) =>
  change(when, ({ headers }) => ({ headers: { ...headers, [name]: value } }))
const redirect = (path: string, Location: string, code = 301) =>
  change(is(path), () => ({ status: code, body: '', headers: { Location }, gzip: undefined }))
const without = (name: string, when: When = () => true) =>
  change(when, ({ headers }) => ({
    headers: Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name)),
  }))

/** The policy in the header that browsers only report. */
export const reportOnly =
  (policyOf: (policy: string) => string): Misconfiguration =>
  (response, request) => {
    const policy = policyOf(response.headers['Content-Security-Policy'] as string)
    const { headers, ...rest } = without('Content-Security-Policy')(response, request)
    return { ...rest, headers: { ...headers, 'Content-Security-Policy-Report-Only': policy } }
  }

/** As helmet writes it. */
export const withoutFrames: Misconfiguration = (response) => {
  const policy = response.headers['Content-Security-Policy'] as string
  const strict = policy.replace(/frame-src [^;]*/, "frame-src 'none'")
  return { ...response, headers: { ...response.headers, 'Content-Security-Policy': strict } }
}

/** Two policies, as a proxy and the host behind it could send. */
const twice: Misconfiguration = (response) => {
  const policy = response.headers['Content-Security-Policy'] as string
  const headers = { ...response.headers, 'Content-Security-Policy': [policy, policy] }
  return { ...response, headers }
}

const isSite: When = (...request) => !isApi(...request)
const isAnswered =
  (code: number): When =>
  (path, response) =>
    isApi(path, response) && response.status === code
const gzip = (level?: number) =>
  change(
    (_, response) => response.gzip !== undefined,
    () => ({ gzip: level }),
  )
/** The page of the fallback in place of the response. */
const fallback = (when: When, part = {}) =>
  change(when, () => ({ ...fileResponse('index.html'), ...part }))

/** Description, the check that must fail, and the change to the responses of a correct host. */
export const misconfigurations: [string, string, Misconfiguration][] = [
  ['the server may not read the folder', 'start page', status(isSite, 403)],
  ['nothing responds at the address of the API', 'API reads', status(isApi, 502)],
  ['no fallback for routes', 'routes', status((path) => path.startsWith('no/such'), 404)],
  ['the slash is added at another port', 'redirects', redirect('courses', 'http://127.0.0.1:1/')],
  ['the start page redirects to itself', 'redirects', redirect('', '/', 302)],
  ['another base', 'base', body(isPage, (text) => text.replace(/base href="[^"]*/, '$&x/'))],
  ['no policy on pages', 'headers', without('Content-Security-Policy', isPage)],
  ['the policy is sent twice', 'headers', twice],
  [
    'the policy that is tried lets scripts of any host in',
    'headers',
    reportOnly((policy) => policy.replace("script-src 'self'", 'script-src *')),
  ],
  ['no nosniff', 'headers', without('X-Content-Type-Options')],
  ['pages are cached for an hour', 'caching', header(isPage, 'Cache-Control', 'max-age=3600')],
  [
    'config.json is cached for a day',
    'caching',
    header(is('config.json'), 'Cache-Control', 'max-age=86400'),
  ],
  [
    'assets without immutable',
    'caching',
    header((path) => path.startsWith('assets/app'), 'Cache-Control', 'no-cache'),
  ],
  ['a page of an older build', 'page content', body(is('courses'), (text) => `${text} `)],
  ['a file is missing', 'files', status(is('art/lamp.svg'), 404)],
  ['no type', 'types', header(is('manifest.webmanifest'), 'Content-Type', 'text/plain')],
  ['no compression', 'compression', gzip()],
  ['compression at the lowest level', 'compression', gzip(1)],
  ['no Vary beside compression', 'vary', without('Vary')],
  ['nothing to revalidate by', 'revalidation', without('ETag')],
  [
    'a request for a lost script returns a page',
    'unknown files',
    fallback((path, { status }) => status === 404 && path.startsWith('assets/')),
  ],
  [
    'a 404 is kept for a year',
    'unknown files',
    header((_, { status }) => status === 404, 'Cache-Control', 'max-age=31536000'),
  ],
  ['web.config can be read', 'private files', status(is('web.config'), 200)],
  ['the folder is listed', 'directory lists', body(is('assets/'), () => 'Index of /assets/')],
  ['the fallback takes reads of the API', 'API reads', fallback(isAnswered(200))],
  ['one spelling is lost', 'API reads', status((path) => path.includes('iGallery'), 404)],
  [
    'the fallback takes writes of the API',
    'API writes',
    fallback(isAnswered(401), { status: 405 }),
  ],
  [
    'a write is redirected to its path without a slash',
    'API writes',
    redirect('general/api/login/', '/general/api/login'),
  ],
  ['the fallback takes unknown API paths', 'unknown API paths', fallback(is('admin/api/none'))],
  [
    'uploads above a megabyte are refused',
    'upload limit',
    (response, { bytes }) => (bytes > 1_000_000 ? { ...response, status: 413 } : response),
  ],
  [
    'version.json is of another commit',
    'version',
    body(is('version.json'), (text) => text.replace('0123', 'fedc')),
  ],
  ['config.json is cut off', 'settings', body(is('config.json'), () => '{"apiBase"')],
]
