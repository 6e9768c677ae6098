// Checks of the whole deployment: its version, assets of the previous build, https and settings.
import { inParallel } from './http.mjs'
import { namesIn } from '../folder-names.mjs'
import { isHashed } from './folder.mjs'
import { sampleKeysOf } from './sample-settings.mjs'

const isLocal = ({ hostname }) => /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname)

export const deploymentChecks = [
  {
    name: 'version',
    reason: 'The deployed build must be the one of the folder, or the one named with --commit.',
    async run(site) {
      const url = site.at('version.json')
      const { status, text, error } = await site.fetch(url)
      const { commit, version } = parseObject(text) ?? {}
      if (status !== 200 || !version)
        return [{ address: url, found: `returned ${status || error}` }]
      const expected = site.commit ?? site.folder.version.commit
      if (!expected || (commit && (commit.startsWith(expected) || expected.startsWith(commit))))
        return []
      return [{ address: url, found: `is commit ${commit ?? 'unknown'}, not ${expected}` }]
    },
  },
  {
    name: 'earlier assets',
    reason:
      'Open tabs still request files of the previous build; keep them for a day (--previous names its folder).',
    run: async (site) =>
      (
        await inParallel(
          site.previous ? namesIn(site.previous).filter(isHashed) : [],
          async (name) => {
            const { status } = await site.fetch(site.at(name))
            return status === 200 ? [] : [{ address: site.at(name), found: `returned ${status}` }]
          },
        )
      ).flat(),
  },
  {
    name: 'https',
    reason: 'Sign-in and forms need https, and http must redirect to it.',
    async run(site) {
      const url = new URL(site.url)
      if (url.protocol === 'http:')
        return isLocal(url) ? [] : [{ address: site.url, found: 'is served without https' }]
      // An https site on another port has no http port to test.
      if (url.port) return []
      const plain = site.url.replace('https:', 'http:')
      const { status, headers } = await site.fetch(plain)
      const redirects = [301, 308].includes(status) && headers.location?.startsWith('https:')
      return status === 0 || redirects ? [] : [{ address: plain, found: `returned ${status}` }]
    },
  },
  {
    name: 'HSTS',
    reason:
      'Without Strict-Transport-Security the first request of each visit may still go over http.',
    async run(site) {
      if (!site.url.startsWith('https:') || isLocal(new URL(site.url))) return []
      const { headers } = await site.fetch(site.url)
      return headers['strict-transport-security']
        ? []
        : [{ address: site.url, found: 'no Strict-Transport-Security' }]
    },
  },
  {
    name: 'settings',
    reason:
      'config.json must be JSON, and on a public host it must not have the sample bank, UPI id or site.',
    async run(site) {
      const address = site.at('config.json')
      const { status, text } = await site.fetch(address)
      // Without the file the defaults apply; the check "files" reports it if the folder has one.
      if (status !== 200) return []
      const settings = parseObject(text)
      if (!settings) return [{ address, found: 'is not JSON' }]
      if (isLocal(new URL(site.url))) return []
      const samples = sampleKeysOf(settings)
      return samples.length ? [{ address, found: `has sample values: ${samples.join(', ')}` }] : []
    },
  },
]

function parseObject(text) {
  try {
    const value = JSON.parse(text)
    return value && typeof value === 'object' ? value : undefined
  } catch {
    return undefined
  }
}
