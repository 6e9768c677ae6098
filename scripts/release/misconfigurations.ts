// The misconfigurations that deploy/check.mjs must report.
import { fileResponse, type Misconfiguration } from './deploy-check-host'

const isApi = (path: string) => /^(?:general|admin)\/api\//.test(path)
const isPage = (answer: { headers: object }) => JSON.stringify(answer.headers).includes('text/html')

/** Changes headers of matching answers. */
const withHeaders =
  (headers: Record<string, string | string[]>, when: (path: string) => boolean): Misconfiguration =>
  (answer, { path }) =>
    when(path) ? { ...answer, headers: { ...answer.headers, ...headers } } : answer

const withoutHeader =
  (name: string): Misconfiguration =>
  (answer) => ({
    ...answer,
    headers: Object.fromEntries(Object.entries(answer.headers).filter(([key]) => key !== name)),
  })

/** The policy in the header that browsers only report. */
export const reportOnly =
  (policyOf: (policy: string) => string): Misconfiguration =>
  (answer, request) => {
    const policy = policyOf(answer.headers['Content-Security-Policy'] as string)
    const rest = withoutHeader('Content-Security-Policy')(answer, request)
    return {
      ...rest,
      headers: { ...rest.headers, 'Content-Security-Policy-Report-Only': policy },
    }
  }

/** Two policies, as a proxy and the host behind it could send. */
const twice: Misconfiguration = (answer) => {
  const policy = answer.headers['Content-Security-Policy'] as string
  return { ...answer, headers: { ...answer.headers, 'Content-Security-Policy': [policy, policy] } }
}

/** Description, the check that must fail, and the change to the answers of a correct host. */
export const misconfigurations: [string, string, Misconfiguration][] = [
  [
    'no fallback for routes',
    'routes',
    (answer, { path }) => (path.startsWith('no/such') ? { ...answer, status: 404 } : answer),
  ],
  [
    'the slash is added at the port behind the proxy',
    'redirects',
    (answer, { path }) =>
      path === 'courses'
        ? { status: 301, body: '', headers: { Location: 'http://127.0.0.1:1/courses/' } }
        : answer,
  ],
  [
    'the start page redirects to itself',
    'redirects',
    (answer, { path }) =>
      path === '' ? { status: 302, body: '', headers: { Location: '/' } } : answer,
  ],
  [
    'the base of another sub-path',
    'base',
    (answer) =>
      isPage(answer)
        ? { ...answer, body: answer.body.replace(/base href="[^"]*"/, 'base href="/x/"') }
        : answer,
  ],
  [
    'no policy on pages',
    'page headers',
    (answer) =>
      isPage(answer)
        ? withoutHeader('Content-Security-Policy')(answer, { method: '', path: '', bytes: 0 })
        : answer,
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
    (answer) =>
      isPage(answer)
        ? { ...answer, headers: { ...answer.headers, 'Cache-Control': 'max-age=3600' } }
        : answer,
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
    (answer, { path }) => (path === 'courses' ? { ...answer, body: `${answer.body} ` } : answer),
  ],
  [
    'a file is missing',
    'files',
    (answer, { path }) => (path === 'art/lamp.svg' ? { ...answer, status: 404 } : answer),
  ],
  [
    'the web manifest without a type',
    'types',
    withHeaders({ 'Content-Type': 'application/octet-stream' }, (path) =>
      path.endsWith('.webmanifest'),
    ),
  ],
  ['no compression', 'compression', (answer) => ({ ...answer, gzip: undefined })],
  [
    'compression at the lowest level',
    'compression',
    (answer) => (answer.gzip === undefined ? answer : { ...answer, gzip: 1 }),
  ],
  ['no Vary beside compression', 'vary', withoutHeader('Vary')],
  ['nothing to revalidate by', 'revalidation', withoutHeader('ETag')],
  [
    'a lost script is answered with a page',
    'unknown files',
    (answer, { path }) =>
      answer.status === 404 && path.startsWith('assets/') ? fileResponse('index.html') : answer,
  ],
  [
    'a 404 is kept for a year',
    'headers of errors',
    (answer) =>
      answer.status === 404
        ? { ...answer, headers: { ...answer.headers, 'Cache-Control': 'max-age=31536000' } }
        : answer,
  ],
  [
    'web.config can be read',
    'private files',
    (answer, { path }) => (path === 'web.config' ? { ...answer, status: 200 } : answer),
  ],
  [
    'the folder is listed',
    'directory lists',
    (answer, { path }) =>
      path === 'assets/' ? { ...answer, body: '<title>Index of /assets/</title>' } : answer,
  ],
  [
    'the fallback takes reads of the API',
    'API reads',
    (answer, { method, path }) =>
      method === 'GET' && isApi(path) && answer.status === 200
        ? fileResponse('index.html')
        : answer,
  ],
  [
    'one spelling of the API is not passed on',
    'API reads',
    (answer, { path }) => (path.includes('iGallery') ? { ...answer, status: 404 } : answer),
  ],
  [
    'the fallback takes writes of the API',
    'API writes',
    (answer, { method, path }) =>
      method === 'POST' && isApi(path) ? { ...fileResponse('index.html'), status: 405 } : answer,
  ],
  [
    'a write is redirected to its path without a slash',
    'API writes',
    (answer, { path }) =>
      path === 'general/api/login/'
        ? { status: 301, body: '', headers: { Location: '/general/api/login' } }
        : answer,
  ],
  [
    'the fallback takes unknown paths of the API',
    'unknown API paths',
    (answer, { path }) => (path === 'admin/api/none' ? fileResponse('index.html') : answer),
  ],
  [
    'uploads above a megabyte are refused',
    'upload limit',
    (answer, { bytes }) => (bytes > 1_000_000 ? { ...answer, status: 413 } : answer),
  ],
  [
    'version.json is of another commit',
    'version',
    (answer, { path }) =>
      path === 'version.json' ? { ...answer, body: answer.body.replace('0123', 'fedc') } : answer,
  ],
  [
    'config.json is cut off',
    'settings',
    (answer, { path }) => (path === 'config.json' ? { ...answer, body: '{"apiBase"' } : answer),
  ],
]
