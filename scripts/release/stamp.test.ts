import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach, expect, test } from 'vitest'

const dist = mkdtempSync(join(tmpdir(), 'temple-stamp-'))
afterAll(() => rmSync(dist, { recursive: true }))

/** A page as it is built: the text of a folder's page waits for the boot script. */
const page = (title: string, path: string, description: string) => `<!doctype html>
<html${path ? '' : ' class="unbooted"'} lang="en">
  <head>
    <!-- A comment may name <base href="/"> too. -->
    <script src="assets/boot-1.js" data-path="${path}" data-api="" data-files="" data-credentials="same-origin"${path ? '' : ' async fetchpriority="high"'}></script>
    <base href="${path ? '../' : '/'}" />
    <title>${title} - Temple &amp; Ashram</title>
    <meta name="description" content="${description}" />
    <link rel="canonical" href="https://build.example/${path}" />
    <meta property="og:site_name" content="Temple &amp; Ashram" />
    <meta property="og:title" content="${title}" />
    <meta property="og:url" content="https://build.example/${path}" />
    <meta property="og:image" content="https://build.example/share.jpg" />
    <link rel="stylesheet" href="assets/index-1.css" />
    <script type="application/ld+json">{"@graph":[{"@id":"https://build.example/#temple","name":"Temple & Ashram","sameAs":["https://build.example/elsewhere"]}]}</script>
  </head>
  <body><base href="/"><a href="courses">Temple &amp; Ashram</a></body>
</html>
`

const config = {
  apiBase: 'https://api.example.org/',
  credentials: 'omit',
  site: {
    name: 'Sri "Ram" Mandir',
    description: 'A temple by the river.',
    url: 'https://mandir.example/site',
  },
}

beforeEach(() => {
  rmSync(dist, { recursive: true, force: true })
  write('index.html', page('Home', '', 'Lived in.'))
  write('courses/index.html', page('Courses', 'courses', 'As built.'))
  write(
    'robots.txt',
    'User-agent: *\nDisallow: /admin\n\nSitemap: https://build.example/sitemap.xml\n',
  )
  write(
    'sitemap.xml',
    '<urlset><url><loc>https://build.example/</loc></url><url><loc>https://build.example/courses</loc></url></urlset>',
  )
  write(
    'manifest.webmanifest',
    JSON.stringify({ name: 'Temple & Ashram', description: 'As built.', start_url: './' }),
  )
  write('config.json', '{}')
})

function write(name: string, text: string) {
  mkdirSync(dirname(join(dist, name)), { recursive: true })
  writeFileSync(join(dist, name), text)
}

const read = (name: string) => readFileSync(join(dist, name), 'utf8')
const script = fileURLToPath(new URL('../../deploy/stamp.mjs', import.meta.url))
const stamp = (...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })

test('the base is written into every page, whose text waits for no script then, and nothing else changes', () => {
  const before = read('courses/index.html')

  const { stdout, status } = stamp(dist, '--base', '/temple/site/')

  expect(status).toBe(0)
  expect(read('courses/index.html')).toBe(
    before
      .replace('    <base href="../" />', '    <base href="/temple/site/" />')
      .replace('<html', '<html class="unbooted"')
      .replace('"same-origin">', '"same-origin" async fetchpriority="high">'),
  )
  expect(stdout).toContain('changed: courses/index.html\nchanged: index.html\nchanged: robots.txt')
  expect(read('robots.txt')).toContain('Disallow: /temple/site/admin\n')
})

test('stamping again changes nothing, and another base replaces the previous one', () => {
  const untouched = read('index.html') + read('robots.txt')
  stamp(dist, '--base', '/temple/site/')
  expect(stamp(dist, '--base', '/temple/site/').stdout).toContain('no files changed')

  stamp(dist, '--base', '/')

  expect(read('index.html') + read('robots.txt')).toBe(untouched)
})

test('name, description and address of config.json are written into head, sitemap, robots and manifest', () => {
  write('config.json', JSON.stringify(config))

  stamp(dist, '--base', '/site/')

  const html = read('courses/index.html')
  expect(html).toContain('<title>Courses - Sri &quot;Ram&quot; Mandir</title>')
  expect(html).toContain('<meta name="description" content="A temple by the river." />')
  expect(html).toContain('<link rel="canonical" href="https://mandir.example/site/courses" />')
  expect(html).toContain('content="https://mandir.example/site/share.jpg"')
  expect(html).toContain('og:site_name" content="Sri &quot;Ram&quot; Mandir"')
  expect(html).toContain(
    '"@id":"https://mandir.example/site/#temple","name":"Sri \\"Ram\\" Mandir"',
  )
  expect(html).toContain('"sameAs":["https://build.example/elsewhere"]')
  expect(html).toContain('data-api="https://api.example.org/"')
  expect(html).toContain('data-credentials="omit"')
  expect(read('index.html')).toContain('<meta name="description" content="Lived in." />')
  expect(read('sitemap.xml')).toContain('<loc>https://mandir.example/site/courses</loc>')
  expect(read('robots.txt')).toContain('Sitemap: https://mandir.example/site/sitemap.xml')
  expect(JSON.parse(read('manifest.webmanifest'))).toEqual({
    name: 'Sri "Ram" Mandir',
    description: 'A temple by the river.',
    start_url: './',
  })
})

test('settings that change after stamping are written by the next stamping', () => {
  write('config.json', JSON.stringify(config))
  stamp(dist, '--base', '/')
  write(
    'config.json',
    JSON.stringify({ site: { name: 'Mandir', description: 'Another.', url: 'https://b.example' } }),
  )

  stamp(dist, '--base', '/')

  expect(read('courses/index.html')).toContain('<title>Courses - Mandir</title>')
  expect(read('courses/index.html')).toContain('content="Another."')
  expect(read('courses/index.html')).toContain('href="https://b.example/courses"')
  expect(read('sitemap.xml')).not.toContain('mandir.example')
})

test.each([
  [['--base', 'temple'], 'must begin and end with a slash'],
  [['--base', '/temple'], 'must begin and end with a slash'],
  [['--base', 'https://host/temple/'], 'must begin and end with a slash'],
  [['--base', '//host/'], 'must be a plain path'],
  [['--base', '/a/../b/'], 'must be a plain path'],
  [['--base', '/a"b/'], 'must be a plain path'],
  [[], '--base is missing'],
])('%j is rejected with a message, and nothing is written', (args, message) => {
  const before = read('index.html')

  const { stderr, status } = stamp(dist, ...args)

  expect(status).toBe(1)
  expect(stderr).toContain(message)
  expect(read('index.html')).toBe(before)
})

test('the notice is the first line of every page, and goes with its setting [NOTICE-1]', () => {
  const stampWith = (change: object) => {
    write('config.json', JSON.stringify({ ...config, ...change }))
    stamp(dist, '--base', '/temple/')
    return read('courses/index.html')
  }
  const before = stampWith({})

  const stamped = stampWith({ notice: 'Closed <today> & $1', noticeUntil: '2026-12-24' })

  expect(stamped).toMatch(/<body>\s*<p class="deployer-notice">Closed &lt;today&gt; &amp; \$1<\/p>/)
  expect(stamped).toContain('<html data-notice-until="2026-12-24"')
  expect(stampWith({ notice: 'Open' })).not.toMatch(/Closed|data-notice-until/)
  expect(stampWith({})).toBe(before)
})

test('a broken config.json is reported, and the base is still written', () => {
  write('config.json', '{')

  expect(stamp(dist, '--base', '/a/').stdout).toContain('config.json is not JSON')
  expect(read('index.html')).toContain('<base href="/a/" />')
})

test('the sed command in the documentation writes the same base', () => {
  const text = readFileSync(new URL('../../docs/deployment.md', import.meta.url), 'utf8')
  const [, line] = /```sh\n(find [^\n]*sed[^\n]*)\n```/.exec(text) ?? []
  const before = read('courses/index.html')

  execFileSync('sh', ['-c', line!], { cwd: dist })

  expect(read('courses/index.html')).not.toBe(before)
  expect(read('courses/index.html')).toBe(
    before.replaceAll(/<base href="(?:\/|\.\.\/)"/g, '<base href="/temple/site/"'),
  )
})
