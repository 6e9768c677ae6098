// Checks of files: type, content, caching and compression of each, and of names that do not exist.
import { each } from './ask.mjs'
import { faultOfCompression } from './compression.mjs'
import { isFingerprinted, sha256 } from './folder.mjs'
import { faultOfHeaders } from './policy.mjs'

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
const extension = (name) => name.split('.').at(-1)
const compressible = /\.(?:js|css|json|svg|webmanifest)$/

/** Every file of the folder with its answer. */
export const askFiles = (site) =>
  each(site.folder.files, async (name) => {
    const url = site.at(name)
    return { name, url, answer: await site.ask(url) }
  })

const fileChecks = [
  {
    name: 'files',
    reason: 'Every file of the built folder must be there, byte for byte.',
    judge({ name, answer }, { folder }) {
      if (answer.status !== 200) return `answered ${answer.status || answer.error}`
      return sha256(answer.body) === sha256(folder.read(name))
        ? undefined
        : 'is not the file of the folder'
    },
  },
  {
    name: 'types',
    reason: 'With nosniff a browser refuses a script, style or font of a wrong type.',
    judge({ name, answer }) {
      const expected = types[extension(name)]
      return answer.status !== 200 || !expected || expected.test(answer.type)
        ? undefined
        : `its type is ${answer.type || 'absent'}`
    },
  },
  {
    name: 'asset caching',
    reason: 'Names in assets/ change with their content: a visitor need never ask for one twice.',
    judge({ name, answer }) {
      if (answer.status !== 200 || !isFingerprinted(name)) return undefined
      const rule = answer.headers['cache-control'] ?? 'absent'
      const isKept = /\bimmutable\b/.test(rule) && /\bmax-age=31536000\b/.test(rule)
      return isKept && !/\bno-(?:cache|store)\b/.test(rule) ? undefined : `Cache-Control is ${rule}`
    },
  },
  {
    name: 'file caching',
    reason: 'config.json and every other file outside assets/ must be asked for again each time.',
    judge({ name, answer }) {
      // The assets of a page's own folder may be either (docs/deployment.md, Headers).
      if (answer.status !== 200 || name.includes('assets/')) return undefined
      const rule = answer.headers['cache-control'] ?? 'absent'
      return /(?:no-cache|no-store|max-age=0)\b/.test(rule) ? undefined : `Cache-Control is ${rule}`
    },
  },
  {
    name: 'file headers',
    reason: 'The security headers belong to every file: an SVG can be opened as a page.',
    judge: ({ answer }) => (answer.status === 200 ? faultOfHeaders(answer) : undefined),
  },
  {
    name: 'compression',
    reason:
      'Uncompressed, or compressed at the lowest level, the site is up to four times as large.',
    judge: ({ name, answer }) =>
      answer.status === 200 && compressible.test(name) ? faultOfCompression(answer) : undefined,
  },
  {
    name: 'vary',
    reason:
      'Without Vary: Accept-Encoding a shared cache hands compressed bytes to those who cannot read them.',
    judge: ({ answer }) =>
      answer.headers['content-encoding'] && !/accept-encoding/i.test(answer.headers.vary ?? '')
        ? `Vary is ${answer.headers.vary ?? 'absent'}`
        : undefined,
  },
].map(({ name, reason, judge }) => ({
  name,
  reason,
  async run(site) {
    const files = await site.files()
    return files.flatMap((file) => {
      const found = judge(file, site)
      return found ? [{ address: file.url, found }] : []
    })
  },
}))

/** A file that is asked for again, as a browser does that has it already. */
const revalidation = {
  name: 'revalidation',
  reason: 'An unchanged file must be answered with 304, or every visit loads it again.',
  async run(site) {
    const { url, answer } = (await site.files()).find(({ name }) => name === 'config.json') ?? {}
    if (answer?.status !== 200) return []
    const { etag, 'last-modified': modified } = answer.headers
    if (!etag && !modified) return [{ address: url, found: 'neither ETag nor Last-Modified' }]
    const headers = etag ? { 'If-None-Match': etag } : { 'If-Modified-Since': modified }
    const { status } = await site.ask(url, { headers })
    return status === 304 ? [] : [{ address: url, found: `answered ${status} to its own ETag` }]
  },
}

export const allFileChecks = [...fileChecks, revalidation]
