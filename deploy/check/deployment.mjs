// Checks of the deployment as a whole: which build it is, what earlier visitors need, https, and the settings.
import { each } from './ask.mjs'
import { isFingerprinted, namesIn } from './folder.mjs'

const isLocal = ({ hostname }) => /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname)

/** Values of the sample settings that must not reach visitors; payments would go nowhere, or to somebody else. */
const samples = [
  'sample@upi',
  '0000 0000 0000',
  'EXMP0000000',
  'Sample Mandir',
  'Sample Temple Trust',
]

export const deploymentChecks = [
  {
    name: 'version',
    reason: 'The deployed build must be the one of the folder, or the one named with --commit.',
    async run(site) {
      const url = site.at('version.json')
      const { status, text, error } = await site.ask(url)
      const { commit, version } = parsed(text) ?? {}
      if (status !== 200 || !version)
        return [{ address: url, found: `answered ${status || error}` }]
      const expected = site.commit ?? site.folder.version.commit
      if (!expected || (commit && (commit.startsWith(expected) || expected.startsWith(commit))))
        return []
      return [{ address: url, found: `is commit ${commit ?? 'unknown'}, not ${expected}` }]
    },
  },
  {
    name: 'earlier assets',
    reason:
      'Open tabs still ask for the files of the build before; keep them for a day (--previous names it).',
    run: async (site) =>
      (
        await each(
          site.previous ? namesIn(site.previous).filter(isFingerprinted) : [],
          async (name) => {
            const { status } = await site.ask(site.at(name))
            return status === 200 ? [] : [{ address: site.at(name), found: `answered ${status}` }]
          },
        )
      ).flat(),
  },
  {
    name: 'https',
    reason: 'Sign-in and forms need https, and http must lead there.',
    async run(site) {
      const url = new URL(site.url)
      if (url.protocol === 'http:')
        return isLocal(url) ? [] : [{ address: site.url, found: 'is served without https' }]
      // A port of its own has no http beside it.
      if (url.port) return []
      const plain = site.url.replace('https:', 'http:')
      const { status, headers } = await site.ask(plain)
      const leads = [301, 308].includes(status) && headers.location?.startsWith('https:')
      return status === 0 || leads ? [] : [{ address: plain, found: `answered ${status}` }]
    },
  },
  {
    name: 'HSTS',
    reason:
      'Without Strict-Transport-Security the first request of each visit may still go over http.',
    async run(site) {
      if (!site.url.startsWith('https:') || isLocal(new URL(site.url))) return []
      const { headers } = await site.ask(site.url)
      return headers['strict-transport-security']
        ? []
        : [{ address: site.url, found: 'no Strict-Transport-Security' }]
    },
  },
  {
    name: 'settings',
    reason:
      'config.json must be JSON, and on a public host it must not name the sample bank, UPI id or site.',
    async run(site) {
      const address = site.at('config.json')
      const { status, text } = await site.ask(address)
      // An absent file leaves the defaults; "files" tells where the folder has one.
      if (status !== 200) return []
      if (!parsed(text)) return [{ address, found: 'is not JSON' }]
      if (isLocal(new URL(site.url))) return []
      const sample = samples.find((value) => text.includes(value))
      return sample ? [{ address, found: `holds the sample value "${sample}"` }] : []
    },
  },
]

function parsed(text) {
  try {
    const value = JSON.parse(text)
    return value && typeof value === 'object' ? value : undefined
  } catch {
    return undefined
  }
}
