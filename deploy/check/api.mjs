// Checks that requests reach the API instead of the fallback to index.html. They write nothing.
import { inParallel, probeUploadLimit } from './http.mjs'

const lists = [
  'admin/api/slider',
  'admin/api/courses',
  'admin/api/activities',
  'admin/api/igallery',
  'admin/api/iGallery',
  'admin/api/vgallery',
  'admin/api/vGallery',
  'admin/api/notification',
]
const unknown = ['general/api/none', 'admin/api/none', 'admin/api/slider/none/none']
const query = '?page=1&page_size=1'

/** Whether the response is a page of the app. */
const isPage = ({ type, text }) => type === 'text/html' && /<div id="root"|<base href=/.test(text)
/** A proxy's word for an API that is not there. */
const isUnanswered = ({ status }) => status >= 502 && status <= 504
const isRedirect = ({ status }) => status >= 300 && status < 400

const failures = async (addresses, site, work) =>
  (
    await inParallel(addresses, async (path) => {
      const url = site.api(path)
      const found = await work(url)
      return found ? [{ address: url, found }] : []
    })
  ).flat()

export const apiChecks = [
  {
    name: 'API address',
    reason:
      'The host passes requests on, and nothing responds at the address of the API: it does not run, or the address is wrong.',
    run: (site) =>
      failures(lists, site, async (url) => {
        const response = await site.fetch(`${url}${query}`)
        return isUnanswered(response) ? `returned ${response.status}` : undefined
      }),
  },
  {
    name: 'API reads',
    reason: 'A list of the API must return JSON or 401; a page means that the fallback responded.',
    run: (site) =>
      failures(lists, site, async (url) => {
        const response = await site.fetch(`${url}${query}`)
        if (isUnanswered(response)) return undefined
        if (isPage(response)) return `returned ${response.status} with the app's page`
        if (isRedirect(response)) return `redirects to ${response.headers.location}`
        if (response.status === 401 || response.status === 403) return undefined
        return response.status === 200 && /json/.test(response.type)
          ? undefined
          : `returned ${response.status || response.error} ${response.type}`
      }),
  },
  {
    name: 'API writes',
    reason:
      'A POST must reach the API: static hosts return 405, a page, or a redirect that loses the body.',
    run: (site) =>
      failures(['general/api/login/'], site, async (url) => {
        // An empty sign-in, which the API rejects without writing anything.
        const response = await site.fetch(url, {
          method: 'POST',
          headers: { 'Content-Type': 'multipart/form-data; boundary=check' },
          body: '--check--\r\n',
        })
        if (isUnanswered(response)) return undefined
        if (isRedirect(response)) return `redirects to ${response.headers.location}`
        const isRefused = response.status >= 400 && response.status < 500
        return (isRefused || response.status === 200) &&
          ![404, 405].includes(response.status) &&
          response.type !== 'text/html'
          ? undefined
          : `returned ${response.status || response.error} ${response.type}`
      }),
  },
  {
    name: 'unknown API paths',
    reason: 'An unknown path of the API must return an error: a page would hide the mistake.',
    run: (site) =>
      failures(unknown, site, async (url) => {
        const response = await site.fetch(url)
        if (isUnanswered(response)) return undefined
        if (isPage(response)) return `returned ${response.status} with the app's page`
        return response.status >= 400 && response.status < 500
          ? undefined
          : `returned ${response.status || response.error}`
      }),
  },
  {
    name: 'upload limit',
    reason: 'A slide can be a photograph of several megabytes, which the host must accept.',
    run: (site) =>
      failures(['admin/api/slider'], site, async (url) => {
        const status = await probeUploadLimit(url, site.uploadBytes)
        // IIS rejects a large request with 404.13.
        return status === 413 || status === 404
          ? `${site.uploadBytes / 1e6} MB are rejected with ${status}`
          : undefined
      }),
  },
  {
    name: 'upload limit behind a guard',
    reason: 'A refusal without a token came before the size was looked at: try a large slide.',
    isNote: true,
    run: (site) =>
      failures(['admin/api/slider'], site, async (url) => {
        const status = await probeUploadLimit(url, site.uploadBytes)
        return status === 401 || status === 403 ? `returned ${status}` : undefined
      }),
  },
  {
    name: 'policy and API',
    reason: 'An API of another origin must be in connect-src of the policy of the pages.',
    run: (site) =>
      failures([''], site, async (url) => {
        const { origin } = new URL(url)
        if (origin === new URL(site.url).origin) return undefined
        const sources = sourcesOf(await site.fetch(site.url), 'connect-src')
        return sources.includes(origin) || sources.includes('https:') || sources.includes('*')
          ? undefined
          : `is not in connect-src ${sources.join(' ')}`
      }),
  },
]

/** The sources of a directive of a page's policy. */
const sourcesOf = ({ headers }, directive) =>
  (headers['content-security-policy'] ?? '')
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([name]) => name === directive)
    ?.slice(1) ?? []
