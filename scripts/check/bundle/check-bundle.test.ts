import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { faultsOfBundle, sampleWarningOf } from './check-bundle.mjs'

const dist = mkdtempSync(join(tmpdir(), 'temple-bundle-'))
afterAll(() => rmSync(dist, { recursive: true }))

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object }
const dependencies = Object.keys(manifest.dependencies)
const billOf = (names: string[]) =>
  JSON.stringify({ bomFormat: 'CycloneDX', components: names.map((name) => ({ name })) })

const completeFolder = {
  'index.html': `<!doctype html>
<html lang="en">
  <head>
    <base href="/" />
    <link rel="canonical" href="https://mandir.example/" />
    <meta name="version" content="{&quot;version&quot;:&quot;1.0.0&quot;}" />
    <link rel="stylesheet" href="./assets/index-1.css" />
    <script type="application/ld+json">{"@context":"https://schema.org"}</script>
    <script type="module" src="./assets/index-1.js"></script>
  </head>
  <body><a href="https://example.org/">elsewhere</a></body>
</html>
`,
  'policies/terms/index.html':
    '<script src="assets/boot-1.js"></script>\n<base href="../../" />\n<a href="./courses">',
  'policies/terms/assets/boot-1.js': '',
  'policies/assets/boot-1.js': '',
  'assets/index-1.js':
    'const retrieval = "http://www.w3.org/2000/svg";retrieval(1,"It begins with https://, or with /.")',
  'assets/index-1.css': 'a{background:url("data:image/svg+xml,%3csvg/%3e")}',
  'version.json': '{"version":"1.0.0","time":"2026-11-21T06:00:00.000Z","contract":"1.0.0"}',
  'licences.txt': `${dependencies.map((name) => `- ${name} 1.0.0: MIT`).join('\n')}
MIT License, ISC License, SIL OPEN FONT LICENSE`,
  'bom.json': billOf(dependencies),
}

const publicFiles = ['config.json', 'config.schema.json', 'web.config']

beforeEach(() => {
  rmSync(dist, { recursive: true, force: true })
  for (const [name, text] of Object.entries(completeFolder)) write(name, text)
  for (const name of publicFiles)
    cpSync(new URL(`../../../public/${name}`, import.meta.url), join(dist, name))
})

function write(name: string, text: string) {
  mkdirSync(dirname(join(dist, name)), { recursive: true })
  writeFileSync(join(dist, name), text)
}

test('a complete folder without forbidden content passes', () => {
  expect(faultsOfBundle(dist)).toEqual([])
})

test('sample settings pass the check of a build with a warning [DEPLOY-1]', () => {
  expect(sampleWarningOf(dist)).toContain('bank.account, bank.ifsc')

  write('config.json', '{"site":{"name":"Kamadgiri Mandir"}}')

  expect(sampleWarningOf(dist)).toBeUndefined()
})

/** A file, the text that is added to it, and the message. */
const additions: [string, string, string][] = [
  ['assets/index-1.js', ';setupWorker()', 'holds "setupWorker"'],
  ['assets/index-1.js', ';"Morning begins at Ramghat"', 'holds "Morning begins at Ramghat"'],
  ['assets/index-1.js', ';location.search="?mock.scenario=slow"', 'holds "mock.scenario"'],
  ['assets/index-1.js', ';eval("1")', 'holds eval'],
  ['assets/index-1.js', ';new Function("return 1")', 'holds new Function'],
  ['assets/index-1.js', ';Function(`return this`)()', 'holds new Function'],
  [
    'assets/index-1.js',
    ';fetch("https://cdn.example/a.js")',
    'a foreign host: https://cdn.example',
  ],
  ['assets/index-1.js', '\n//# sourceMappingURL=index-1.js.map', 'holds a source map'],
  ['assets/index-1.js.map', '{}', 'does not belong here'],
  ['assets/home.stories.js', '', 'does not belong here'],
  ['mockServiceWorker.js', '', 'does not belong here'],
  ['.vite/manifest.json', '{}', 'does not belong here'],
  ['mock-files/scene.svg', '<svg/>', 'does not belong here'],
  ['assets/index-1.css', '@font-face{src:url(data:font/woff2;base64,AA)}', 'holds a data: font'],
  ['assets/index-1.css', '@import "//fonts.example/a.css"', 'holds a foreign host'],
  ['assets/index-1.css', 'b{background:url(https://cdn.example/b.png)}', 'holds a foreign host'],
  ['index.html', '<script>start()</script>', 'holds an inline script'],
  ['index.html', '<p style="color:red">', 'holds an inline style'],
  ['index.html', '<style>p{}</style>', 'holds an inline style'],
  ['index.html', '<button onclick="go()">', 'holds a handler in an attribute'],
  ['index.html', '<a href="javascript:go()">', 'holds a javascript: address'],
  ['index.html', '<img src="https://cdn.example/a.png">', 'holds a foreign host'],
  ['index.html', '<script src="//cdn.example/a.js"></script>', 'holds a foreign host'],
  ['courses/index.html', '<img src="/art/a.svg">', 'holds an address from the root of the host'],
  ['courses/index.html', '<a href="/courses">', 'holds an address from the root of the host'],
]

test('what does not belong into a bundle is refused, each with its file [SEC-1] [SEC-2]', () => {
  // Of the words of the mock only the first one in a file is named.
  const added = additions.map(([name, ...rest], index) => [
    name.replace('-1', `-${index}`),
    ...rest,
  ])
  for (const [name = '', text = ''] of added) {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    appendFileSync(join(dist, name), text)
  }

  const faults = faultsOfBundle(dist)

  for (const [name = '', , message] of added)
    expect(faults.filter((fault) => fault.startsWith(name)).join('\n')).toContain(message)
})

/** A file, the text that replaces it, and the message. */
const replacements: [string, string, string][] = [
  ['index.html', '<base href="/temple/" />', 'needs one <base href="/" />'],
  ['index.html', '<base href="/" />', 'does not say its version'],
  ['policies/terms/index.html', '<base href="../../" />', 'has no first script before its <base>'],
  [
    'policies/terms/index.html',
    '<script src="assets/boot-1.js"></script><base href="/" />',
    'needs <base href="../../" />',
  ],
  [
    'policies/terms/index.html',
    '<script src="assets/boot-2.js"></script><base href="../../" />',
    'lacks its script: policies/assets/boot-2.js',
  ],
  ['version.json', '{"version":"1.0.0"}', 'does not say time, contract'],
  ['config.json', '{"prices":{"brick":"dear"}}', 'breaks its schema'],
  ['config.json', '{', 'cannot be read'],
  ['config.schema.json', '{}', 'describes nothing'],
  ['web.config', '<html></html>', 'is no configuration'],
  ['licences.txt', completeFolder['licences.txt'].split('\n')[0]!, `lacks ${dependencies[1]}`],
  ['licences.txt', dependencies.map((name) => `- ${name} 1`).join(), 'lacks SIL OPEN FONT LICENSE'],
  ['bom.json', '{"bomFormat":"CycloneDX","components":[]}', 'lists nothing'],
  ['bom.json', billOf([...dependencies, 'msw']), 'lists msw, a tool'],
  ['bom.json', billOf(dependencies.slice(1)), `lacks ${dependencies[0]}`],
]

test.each(replacements)('%s that is %s is refused', (name, text, message) => {
  write(name, text)

  expect(faultsOfBundle(dist).join('\n')).toContain(`${name} ${message}`)
})

test.each([
  ...Object.keys(completeFolder).filter((name) => !/assets\/|terms/.test(name)),
  ...publicFiles,
])('a folder without %s is refused', (name) => {
  rmSync(join(dist, name))

  expect(faultsOfBundle(dist).join('\n')).toMatch(new RegExp(`${name}.* (is missing|no such file)`))
})
