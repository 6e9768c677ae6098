// Refuses a production bundle with anything in it that [SEC-1] and [SEC-2] forbid, or without what a
// deployer is promised: node scripts/check/bundle/check-bundle.mjs [folder].
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { phrasesOfSeeds } from './seed-phrases.mjs'
import { faultsOfPage, required } from './required-files.mjs'

const textual = /\.(?:m?js|css|html|json|svg|txt|xml|webmanifest)$/

/** Files of the build, of the mock server, of stories and of tests. */
const misplaced =
  /^\.vite\/|mockServiceWorker|mock-files|\.map$|\.stories\.|\.test\.|\.tsx?$|\.scss$/

/** Code of tools that no visitor may download: the mock server, its data and panel, stories, tests. */
const strangers = [
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

/** Hosts that code may name: namespaces, an error's explanation, players, and the base where no document is. */
const known = [
  'http://www.w3.org/',
  'https://react.dev/errors/',
  'https://reactrouter.com/',
  'https://github.com/ungap/url-search-params',
  'http://fb.me/use-check-prop-types',
  'http://localhost',
  'https://www.youtube-nocookie.com/embed/',
  'https://player.vimeo.com/video/',
  'https://wa.me/',
]

const without = (text, pattern) => text.replaceAll(pattern, '')
const comments = /<!--[\s\S]*?-->/g
const dataBlocks = /<script\b[^>]*type="application\/ld\+json"[^>]*>[\s\S]*?<\/script>/gi
const links = /<(?:a|area)\b[^>]*>|<link\b[^>]*rel="(?:canonical|alternate)"[^>]*>|<meta\b[^>]*>/gi

/** What no file of its kind may hold: which files, what it is, and what of the text shows it. */
const rules = [
  [/\.(?:m?js|css|html)$/, 'a source map', (text) => /sourceMappingURL/.test(text)],
  [/\.m?js$/, 'eval', (text) => /(?<![\w$.])eval\s*\(/.test(text)],
  [/\.m?js$/, 'new Function', (text) => /(?<![\w$.])(?:new\s+)?Function\s*\(\s*['"`]/.test(text)],
  [/\.m?js$/, 'a foreign host', (text) => foreign(text)],
  [/\.css$/, 'a data: font', (text) => /url\(\s*['"]?data:(?:font|application)/i.test(text)],
  [
    /\.css$/,
    'a foreign host',
    (text) => foreign(text) ?? /(?:url\(|@import)\s*['"]?\/\//.test(text),
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
    (text) => /\s(?:src|srcset|href|poster|data|action)="(?:[a-z]+:)?\/\//i.test(ofPage(text)),
  ],
  [
    /\.html$/,
    'an address from the root of the host',
    (text) => /\s(?:src|srcset|poster)="\/|<(?:a|link)\b[^>]*\shref="\//i.test(text),
  ],
]

/** A page without what is only said or linked, never loaded. */
const ofPage = (text) => [comments, dataBlocks, links].reduce(without, text)

/** The first host that is not known. */
const foreign = (text) =>
  [...text.matchAll(/https?:\/\/[^\s"'`)<>\\]+/g)]
    .map(([address]) => address)
    .find((address) => !known.some((start) => address.startsWith(start)))

const filesOf = (place) =>
  readdirSync(place, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesOf(join(place, entry.name)) : join(place, entry.name),
  )

/** Everything that is wrong with a built folder, each in a line. */
export function faultsIn(folder) {
  const faults = required.flatMap(([name, check]) => {
    try {
      const fault = check(readFileSync(join(folder, name), 'utf8'), folder)
      return fault ? `${name} ${fault}` : []
    } catch (error) {
      return `${name} ${error.code === 'ENOENT' ? 'is missing' : `cannot be read: ${error.message}`}`
    }
  })
  const phrases = [...strangers, ...phrasesOfSeeds()]
  for (const file of filesOf(folder)) {
    const name = relative(folder, file).replaceAll('\\', '/')
    if (misplaced.test(name)) faults.push(`${name} does not belong here`)
    if (!textual.test(name)) continue
    const text = readFileSync(file, 'utf8')
    faults.push(...faultsOfPage(name, text, folder))
    for (const [kind, what, shows] of rules) {
      const shown = kind.test(name) && shows(text)
      if (shown) faults.push(`${name} holds ${what}${shown === true ? '' : `: ${shown}`}`)
    }
    // The licences and the bill name tools, and prove on their own that these are not inside.
    if (/^(?:licences\.txt|bom\.json)$/.test(name)) continue
    const told = phrases.find((phrase) => text.includes(phrase))
    if (told) faults.push(`${name} holds "${told}" of the mock server or of tests`)
  }
  return faults
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = process.argv[2] ?? 'dist'
  const faults = faultsIn(folder)
  const files = filesOf(folder)
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
  console.log(`${folder}: ${files.length} files, ${(bytes / 1024).toFixed(0)} kB`)
  if (faults.length) {
    console.error(faults.join('\n'))
    process.exit(1)
  }
}
