// Checks of what must not be there: unknown files, directory lists, the configuration of a host.
import { each } from './ask.mjs'
import { faultOfHeaders } from './policy.mjs'

const unknownFiles = [
  'assets/none-00000000.js',
  'assets/none-00000000.css',
  'none.json',
  'courses/none.png',
]
const privateFiles = ['web.config', '.git/HEAD', '.htaccess']

const missingFiles = (judge) => async (site) =>
  (
    await each(unknownFiles, async (name) => {
      const url = site.at(name)
      const found = judge(await site.ask(url))
      return found ? [{ address: url, found }] : []
    })
  ).flat()

export const missingChecks = [
  {
    name: 'unknown files',
    reason:
      'A missing file must answer 404: a page in place of a lost script ends in a blank screen.',
    run: missingFiles(({ status, type, error }) =>
      status === 404 ? undefined : `answered ${status || error} ${type}`,
    ),
  },
  {
    name: 'headers of errors',
    reason: 'An error page needs the policy as well, and a 404 must not be kept for a year.',
    run: missingFiles((answer) => {
      if (answer.status !== 404) return undefined
      const rule = answer.headers['cache-control'] ?? ''
      return /max-age=[1-9]/.test(rule)
        ? `a 404 with Cache-Control: ${rule}`
        : faultOfHeaders(answer)
    }),
  },
  {
    name: 'private files',
    reason: "A host's configuration and a repository are not for visitors.",
    run: async (site) =>
      (
        await each(privateFiles, async (name) => {
          const { status, type } = await site.ask(site.at(name))
          const isServed = status === 200 && type !== 'text/html'
          return isServed ? [{ address: site.at(name), found: 'can be read' }] : []
        })
      ).flat(),
  },
  {
    name: 'directory lists',
    reason: 'A list of the folder shows every file to everybody.',
    async run(site) {
      const { text } = await site.ask(site.at('assets/'))
      return /index of|directory listing/i.test(text)
        ? [{ address: site.at('assets/'), found: 'lists the folder' }]
        : []
    },
  },
]
