// npm test, part "bundle": fails if a production bundle contains what [SEC-1] and [SEC-2] forbid, or lacks a required file.
// node scripts/check/bundle/check-bundle.mjs [folder]
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sampleKeysOf } from '../../../deploy/check/sample-settings.mjs'
import { namesIn } from '../../../deploy/folder-names.mjs'
import { phrasesOfSeeds } from './seed-phrases.mjs'
import { faultsOfPage, required } from './required-files.mjs'

const textual = /\.(?:m?js|css|html|json|svg|txt|xml|webmanifest)$/

/** Files of the build, the mock server, stories or tests, which must not be deployed. */
const forbiddenFile =
  /^\.vite\/|mockServiceWorker|mock-files|\.map$|\.stories\.|\.test\.|\.tsx?$|\.scss$/

/** Texts that show the code of a tool: the mock server, its data and panel, stories, tests. */
const toolTexts = [
  'setupWorker',
  'mswjs',
  '[MSW]',
  'mock-files',
  'mock-panel',
  'mock.scenario',
  'html-instead-of-json',
  'storybook',
  'vitest',
  'Temple@2026',
  'temple-sample-token',
]

/** URLs that code may contain: namespaces, links to explanations of errors, video players, a placeholder base. */
const allowedUrls = [
  'http://www.w3.org/',
  'https://react.dev/errors/',
  'https://reactrouter.com/',
  'https://github.com/ungap/url-search-params',
  'http://fb.me/use-check-prop-types',
  'http://localhost',
  'https://www.youtube-nocookie.com/embed/',
  'https://player.vimeo.com/video/',
  // The pages of videos, for plain links.
  'https://www.youtube.com/',
  'https://vimeo.com',
  'https://wa.me/',
]

const without = (text, pattern) => text.replaceAll(pattern, '')
const comments = /<!--[\s\S]*?-->/g
const dataBlocks = /<script\b[^>]*type="application\/ld\+json"[^>]*>[\s\S]*?<\/script>/gi
const links = /<(?:a|area)\b[^>]*>|<link\b[^>]*rel="(?:canonical|alternate)"[^>]*>|<meta\b[^>]*>/gi

/** Forbidden content: which files, its name in the message, and a test of the text. */
const rules = [
  [/\.(?:m?js|css|html)$/, 'a source map', (text) => /sourceMappingURL/.test(text)],
  [/\.m?js$/, 'eval', (text) => /(?<![\w$.])eval\s*\(/.test(text)],
  [/\.m?js$/, 'new Function', (text) => /(?<![\w$.])(?:new\s+)?Function\s*\(\s*['"`]/.test(text)],
  [/\.m?js$/, 'a foreign host', (text) => findForeignUrl(text)],
  [/\.css$/, 'a data: font', (text) => /url\(\s*['"]?data:(?:font|application)/i.test(text)],
  [
    /\.css$/,
    'a foreign host',
    (text) => findForeignUrl(text) ?? /(?:url\(|@import)\s*['"]?\/\//.test(text),
  ],
  [
    /\.html$/,
    'an inline script',
    (text) => /<script(?![^>]*\ssrc=)/i.test(without(text, dataBlocks)),
  ],
  [
    /\.html$/,
    'an inline style',
    (text) => /<style\b|<[^>]+\sstyle=/i.test(without(text, dataBlocks)),
  ],
  [
    /\.html$/,
    'a handler in an attribute',
    (text) => /<[^>]+\son\w+="/i.test(without(text, dataBlocks)),
  ],
  [/\.html$/, 'a javascript: address', (text) => /=\s*["']?\s*javascript:/i.test(text)],
  [
    /\.html$/,
    'a foreign host',
    (text) =>
      /\s(?:src|srcset|href|poster|data|action)="(?:[a-z]+:)?\/\//i.test(loadedPartOf(text)),
  ],
  [
    /\.html$/,
    'an address from the root of the host',
    (text) => /\s(?:src|srcset|poster)="\/|<(?:a|link)\b[^>]*\shref="\//i.test(text),
  ],
]

/** A page without comments, data and links, which load nothing. */
const loadedPartOf = (text) => [comments, dataBlocks, links].reduce(without, text)

/** The first URL that is not allowed; "https://" alone, in a sentence or before a value, is none. */
const findForeignUrl = (text) =>
  [...text.matchAll(/https?:\/\/[\w[][^\s"'`)<>\\]+/g)]
    .map(([address]) => address)
    .find((address) => !allowedUrls.some((start) => address.startsWith(start)))

/** The faults of a built folder, one line each. */
export function faultsOfBundle(folder) {
  const faults = required.flatMap(([name, check]) => {
    try {
      const fault = check(readFileSync(join(folder, name), 'utf8'), folder)
      return fault ? `${name} ${fault}` : []
    } catch (error) {
      return `${name} ${error.code === 'ENOENT' ? 'is missing' : `cannot be read: ${error.message}`}`
    }
  })
  const phrases = [...toolTexts, ...phrasesOfSeeds()]
  for (const name of namesIn(folder)) {
    if (forbiddenFile.test(name)) faults.push(`${name} does not belong here`)
    if (!textual.test(name)) continue
    const text = readFileSync(join(folder, name), 'utf8')
    faults.push(...faultsOfPage(name, text, folder))
    for (const [files, content, find] of rules) {
      const match = files.test(name) && find(text)
      if (match) faults.push(`${name} holds ${content}${match === true ? '' : `: ${match}`}`)
    }
    // These two files may name tools; required-files.mjs checks them for development tools.
    if (/^(?:licences\.txt|bom\.json)$/.test(name)) continue
    const phrase = phrases.find((each) => text.includes(each))
    if (phrase) faults.push(`${name} holds "${phrase}" of the mock server or of tests`)
  }
  return faults
}

/** A warning of sample settings in a built folder: no fault of the build, but it must not be deployed so. */
export function sampleWarningOf(folder) {
  const samples = sampleKeysOf(JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8')))
  if (!samples.length) return undefined
  return `WARNING: config.json has SAMPLE values (${samples.join(', ')}). Change them before donations are real.`
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = process.argv[2] ?? 'dist'
  const faults = faultsOfBundle(folder)
  const files = namesIn(folder)
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  console.log(`${folder}: ${files.length} files, ${(bytes / 1024).toFixed(0)} kB`)
  if (faults.length) {
    console.error(faults.join('\n'))
    process.exit(1)
  }
  const warning = sampleWarningOf(folder)
  if (warning) console.warn(warning)
}
