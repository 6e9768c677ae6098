// Checks of the API: the fallback to index.html must not answer for it, whatever the method. Nothing is written.
import { askUploadLimit, each } from './ask.mjs'

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

/** A page of the app, or any page where data are due. */
const isPage = ({ type, text }) => type === 'text/html' && /<div id="root"|<base href=/.test(text)
const isRedirect = ({ status }) => status >= 300 && status < 400

const failures = async (addresses, site, work) =>
  (
    await each(addresses, async (path) => {
      const url = site.api(path)
      const found = await work(url)
      return found ? [{ address: url, found }] : []
    })
  ).flat()

export const apiChecks = [
  {
    name: 'API reads',
    reason:
      'A list of the API must answer with JSON or ask for a sign-in; a page means that the fallback took it.',
    run: (site) =>
      failures(lists, site, async (url) => {
        const answer = await site.ask(`${url}${query}`)
        if (isPage(answer)) return `answered ${answer.status} with the app's page`
        if (isRedirect(answer)) return `redirects to ${answer.headers.location}`
        if (answer.status === 401 || answer.status === 403) return undefined
        return answer.status === 200 && /json/.test(answer.type)
          ? undefined
          : `answered ${answer.status || answer.error} ${answer.type}`
      }),
  },
  {
    name: 'API writes',
    reason:
      'A POST must reach the API: static hosts answer it with 405, with a page, or with a redirect that drops it.',
    run: (site) =>
      failures(['general/api/login/'], site, async (url) => {
        // An empty sign-in: refused by the API, and nothing is written.
        const answer = await site.ask(url, {
          method: 'POST',
          headers: { 'Content-Type': 'multipart/form-data; boundary=check' },
          body: '--check--\r\n',
        })
        if (isRedirect(answer)) return `redirects to ${answer.headers.location}`
        const isRefused = answer.status >= 400 && answer.status < 500
        return (isRefused || answer.status === 200) &&
          ![404, 405].includes(answer.status) &&
          answer.type !== 'text/html'
          ? undefined
          : `answered ${answer.status || answer.error} ${answer.type}`
      }),
  },
  {
    name: 'unknown API paths',
    reason:
      'A path that the API does not know must stay an error: a page in its place hides the fault.',
    run: (site) =>
      failures(unknown, site, async (url) => {
        const answer = await site.ask(url)
        if (isPage(answer)) return `answered ${answer.status} with the app's page`
        return answer.status >= 400 && answer.status < 500
          ? undefined
          : `answered ${answer.status || answer.error}`
      }),
  },
  {
    name: 'upload limit',
    reason:
      'A slide may be a photograph of several megabytes; the host must let it through to the API.',
    run: (site) =>
      failures(['admin/api/slider'], site, async (url) => {
        const status = await askUploadLimit(url, site.uploadBytes)
        // IIS refuses a large request with 404.13; the list itself is there.
        return status === 413 || status === 404
          ? `${site.uploadBytes / 1e6} MB are refused with ${status}`
          : undefined
      }),
  },
]
