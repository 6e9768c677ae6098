// The misconfigurations that deploy/check.mjs must report.
import { fileResponse, type Misconfiguration } from './deploy-check-host'

const isApi = (path: string) => /^(?:general|admin)\/api\//.test(path)
const isPage = (response: { headers: object }) =>
  JSON.stringify(response.headers).includes('text/html')

/** Changes headers of matching responses. */
const withHeaders =
  (headers: Record<string, string | string[]>, when: (path: string) => boolean): Misconfiguration =>
  (response, { path }) =>
    when(path) ? { ...response, headers: { ...response.headers, ...headers } } : response

const withoutHeader =
  (name: string): Misconfiguration =>
  (response) => ({
    ...response,
    headers: Object.fromEntries(Object.entries(response.headers).filter(([key]) => key !== name)),
  })

/** The policy in the header that browsers only report. */
export const reportOnly =
  (policyOf: (policy: string) => string): Misconfiguration =>
  (response, request) => {
    const policy = policyOf(response.headers['Content-Security-Policy'] as string)
    const rest = withoutHeader('Content-Security-Policy')(response, request)
    return {
      ...rest,
      headers: { ...rest.headers, 'Content-Security-Policy-Report-Only': policy },
    }
  }

/** Two policies, as a proxy and the host behind it could send. */
const twice: Misconfiguration = (response) => {
  const policy = response.headers['Content-Security-Policy'] as string
  return {
    ...response,
    headers: { ...response.headers, 'Content-Security-Policy': [policy, policy] },
  }
}

/** Description, the check that must fail, and the change to the responses of a correct host. */
export const misconfigurations: [string, string, Misconfiguration][] = [
  [
    'the server may not read the folder',
    'start page',
    (response, { path }) => (isApi(path) ? response : { ...response, status: 403 }),
  ],
  [
    'nothing responds at the address of the API',
    'API address',
    (response, { path }) => (isApi(path) ? { ...response, status: 502 } : response),
  ],
  [
    'no fallback for routes',
    'routes',
    (response, { path }) => (path.startsWith('no/such') ? { ...response, status: 404 } : response),
  ],
  [
    'the slash is added at the port behind the proxy',
    'redirects',
    (response, { path }) =>
      path === 'courses'
        ? { status: 301, body: '', headers: { Location: 'http://127.0.0.1:1/courses/' } }
        : response,
  ],
  [
    'the start page redirects to itself',
    'redirects',
    (response, { path }) =>
      path === '' ? { status: 302, body: '', headers: { Location: '/' } } : response,
  ],
  [
    'the base of another sub-path',
    'base',
    (response) =>
      isPage(response)
        ? { ...response, body: response.body.replace(/base href="[^"]*"/, 'base href="/x/"') }
        : response,
  ],
  [
    'no policy on pages',
    'page headers',
    (response) =>
      isPage(response)
        ? withoutHeader('Content-Security-Policy')(response, { method: '', path: '', bytes: 0 })
        : response,
  ],
  ['the policy is sent twice', 'page headers', twice],
  [
    'the policy that is tried lets scripts of any host in',
    'page headers',
    reportOnly((policy) => policy.replace("script-src 'self'", 'script-src *')),
  ],
  ['no nosniff', 'file headers', withoutHeader('X-Content-Type-Options')],
  [
    'pages are cached for an hour',
    'page caching',
    (response) =>
      isPage(response)
        ? { ...response, headers: { ...response.headers, 'Cache-Control': 'max-age=3600' } }
        : response,
  ],
  [
    'config.json is cached for a day',
    'file caching',
    withHeaders({ 'Cache-Control': 'max-age=86400' }, (path) => path === 'config.json'),
  ],
  [
    'assets without immutable',
    'asset caching',
    withHeaders({ 'Cache-Control': 'no-cache' }, (path) => path.startsWith('assets/app')),
  ],
  [
    'a page of an older build',
    'page content',
    (response, { path }) =>
      path === 'courses' ? { ...response, body: `${response.body} ` } : response,
  ],
  [
    'a file is missing',
    'files',
    (response, { path }) => (path === 'art/lamp.svg' ? { ...response, status: 404 } : response),
  ],
  [
    'the web manifest without a type',
    'types',
    withHeaders({ 'Content-Type': 'application/octet-stream' }, (path) =>
      path.endsWith('.webmanifest'),
    ),
  ],
  ['no compression', 'compression', (response) => ({ ...response, gzip: undefined })],
  [
    'compression at the lowest level',
    'compression',
    (response) => (response.gzip === undefined ? response : { ...response, gzip: 1 }),
  ],
  ['no Vary beside compression', 'vary', withoutHeader('Vary')],
  ['nothing to revalidate by', 'revalidation', withoutHeader('ETag')],
  [
    'a request for a lost script returns a page',
    'unknown files',
    (response, { path }) =>
      response.status === 404 && path.startsWith('assets/') ? fileResponse('index.html') : response,
  ],
  [
    'a 404 is kept for a year',
    'headers of errors',
    (response) =>
      response.status === 404
        ? { ...response, headers: { ...response.headers, 'Cache-Control': 'max-age=31536000' } }
        : response,
  ],
  [
    'web.config can be read',
    'private files',
    (response, { path }) => (path === 'web.config' ? { ...response, status: 200 } : response),
  ],
  [
    'the folder is listed',
    'directory lists',
    (response, { path }) =>
      path === 'assets/' ? { ...response, body: '<title>Index of /assets/</title>' } : response,
  ],
  [
    'the fallback takes reads of the API',
    'API reads',
    (response, { method, path }) =>
      method === 'GET' && isApi(path) && response.status === 200
        ? fileResponse('index.html')
        : response,
  ],
  [
    'one spelling of the API is not passed on',
    'API reads',
    (response, { path }) => (path.includes('iGallery') ? { ...response, status: 404 } : response),
  ],
  [
    'the fallback takes writes of the API',
    'API writes',
    (response, { method, path }) =>
      method === 'POST' && isApi(path) ? { ...fileResponse('index.html'), status: 405 } : response,
  ],
  [
    'a write is redirected to its path without a slash',
    'API writes',
    (response, { path }) =>
      path === 'general/api/login/'
        ? { status: 301, body: '', headers: { Location: '/general/api/login' } }
        : response,
  ],
  [
    'the fallback takes unknown paths of the API',
    'unknown API paths',
    (response, { path }) => (path === 'admin/api/none' ? fileResponse('index.html') : response),
  ],
  [
    'uploads above a megabyte are refused',
    'upload limit',
    (response, { bytes }) => (bytes > 1_000_000 ? { ...response, status: 413 } : response),
  ],
  [
    'version.json is of another commit',
    'version',
    (response, { path }) =>
      path === 'version.json'
        ? { ...response, body: response.body.replace('0123', 'fedc') }
        : response,
  ],
  [
    'config.json is cut off',
    'settings',
    (response, { path }) =>
      path === 'config.json' ? { ...response, body: '{"apiBase"' } : response,
  ],
]
