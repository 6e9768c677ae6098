// Checks of what must not be served: unknown files, directory lists, configuration files.
import { inParallel } from './http.mjs'
import { faultOfHeaders } from './policy.mjs'

const unknownFiles = [
  'assets/none-00000000.js',
  'assets/none-00000000.css',
  'none.json',
  'courses/none.png',
]
const privateFiles = ['web.config', '.git/HEAD', '.htaccess']

const missingFiles = (faultOf) => async (site) =>
  (
    await inParallel(unknownFiles, async (name) => {
      const url = site.at(name)
      const found = faultOf(await site.fetch(url))
      return found ? [{ address: url, found }] : []
    })
  ).flat()

export const missingChecks = [
  {
    name: 'unknown files',
    reason: 'A missing file must return 404: a page instead of a script leaves the screen blank.',
    run: missingFiles(({ status, type, error }) =>
      status === 404 ? undefined : `returned ${status || error} ${type}`,
    ),
  },
  {
    name: 'headers of errors',
    reason: 'An error page needs the policy too, and a 404 must not be cached for a year.',
    run: missingFiles((response) => {
      if (response.status !== 404) return undefined
      const rule = response.headers['cache-control'] ?? ''
      return /max-age=[1-9]/.test(rule)
        ? `a 404 with Cache-Control: ${rule}`
        : faultOfHeaders(response)
    }),
  },
  {
    name: 'private files',
    reason: 'Visitors must not read the configuration of the host or the repository.',
    run: async (site) =>
      (
        await inParallel(privateFiles, async (name) => {
          const { status, type } = await site.fetch(site.at(name))
          const isServed = status === 200 && type !== 'text/html'
          return isServed ? [{ address: site.at(name), found: 'can be read' }] : []
        })
      ).flat(),
  },
  {
    name: 'directory lists',
    reason: 'A directory list shows every file to everybody.',
    async run(site) {
      const { text } = await site.fetch(site.at('assets/'))
      return /index of|directory listing/i.test(text)
        ? [{ address: site.at('assets/'), found: 'lists the folder' }]
        : []
    },
  },
]
