// Checks of every file: content, type, caching, headers and compression.
import { inParallel } from './http.mjs'
import { faultOfCompression } from './compression.mjs'
import { isHashed, sha256 } from './folder.mjs'
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

/** Every file of the folder with its response. */
export const fetchFiles = (site) =>
  inParallel(site.folder.files, async (name) => {
    const url = site.at(name)
    return { name, url, response: await site.fetch(url) }
  })

const fileChecks = [
  {
    name: 'files',
    reason: 'Every file of the built folder must be served, byte for byte.',
    faultOf({ name, response }, { folder }) {
      if (response.status !== 200) return `returned ${response.status || response.error}`
      return sha256(response.body) === sha256(folder.read(name))
        ? undefined
        : 'is not the file of the folder'
    },
  },
  {
    name: 'types',
    reason: 'With nosniff a browser rejects a script, style or font of a wrong type.',
    faultOf({ name, response }) {
      const expected = types[extension(name)]
      return response.status !== 200 || !expected || expected.test(response.type)
        ? undefined
        : `its type is ${response.type || 'absent'}`
    },
  },
  {
    name: 'asset caching',
    reason: 'Names in assets/ change with their content, so browsers can cache the files for ever.',
    faultOf({ name, response }) {
      if (response.status !== 200 || !isHashed(name)) return undefined
      const rule = response.headers['cache-control'] ?? 'absent'
      const isCached = /\bimmutable\b/.test(rule) && /\bmax-age=31536000\b/.test(rule)
      return isCached && !/\bno-(?:cache|store)\b/.test(rule)
        ? undefined
        : `Cache-Control is ${rule}`
    },
  },
  {
    name: 'file caching',
    reason: 'config.json and every other file outside assets/ must be requested again each time.',
    faultOf({ name, response }) {
      // The assets in a page's own folder may be cached or not (docs/deployment.md, Headers).
      if (response.status !== 200 || name.includes('assets/')) return undefined
      const rule = response.headers['cache-control'] ?? 'absent'
      return /(?:no-cache|no-store|max-age=0)\b/.test(rule) ? undefined : `Cache-Control is ${rule}`
    },
  },
  {
    name: 'file headers',
    reason: 'Every file needs the security headers: an SVG can be opened as a page.',
    faultOf: ({ response }) => (response.status === 200 ? faultOfHeaders(response) : undefined),
  },
  {
    name: 'compression',
    reason:
      'Uncompressed, or compressed at the lowest level, the site is up to four times as large.',
    faultOf: ({ name, response }) =>
      response.status === 200 && compressible.test(name) ? faultOfCompression(response) : undefined,
  },
  {
    name: 'vary',
    reason:
      'Without Vary: Accept-Encoding a shared cache sends compressed bytes to clients that cannot read them.',
    faultOf: ({ response }) =>
      response.headers['content-encoding'] && !/accept-encoding/i.test(response.headers.vary ?? '')
        ? `Vary is ${response.headers.vary ?? 'absent'}`
        : undefined,
  },
].map(({ name, reason, faultOf }) => ({
  name,
  reason,
  async run(site) {
    const files = await site.files()
    return files.flatMap((file) => {
      const found = faultOf(file, site)
      return found ? [{ address: file.url, found }] : []
    })
  },
}))

/** Requests a file again with its validator, as a browser with a cached copy does. */
const revalidation = {
  name: 'revalidation',
  reason: 'An unchanged file must return 304, or every visit loads it again.',
  async run(site) {
    const { url, response } = (await site.files()).find(({ name }) => name === 'config.json') ?? {}
    if (response?.status !== 200) return []
    const { etag, 'last-modified': modified } = response.headers
    if (!etag && !modified) return [{ address: url, found: 'neither ETag nor Last-Modified' }]
    const headers = etag ? { 'If-None-Match': etag } : { 'If-Modified-Since': modified }
    const { status } = await site.fetch(url, { headers })
    return status === 304 ? [] : [{ address: url, found: `returned ${status} for its own ETag` }]
  },
}

export const allFileChecks = [...fileChecks, revalidation]
