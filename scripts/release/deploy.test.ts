import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createSecurityPolicy } from '../../mocks/http/policy'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

test.each([
  'deploy/nginx.conf',
  'deploy/apache.conf',
  'deploy/Caddyfile',
  'deploy/aspnet.md',
  'public/web.config',
  'docs/deployment.md',
])('%s contains the policy that the end-to-end tests enforce', (file) => {
  expect(read(file)).toContain(createSecurityPolicy())
})

// IIS fails every request if a key occurs twice.
test('web.config names each rule and each type once, and the web manifest has one', () => {
  const text = read('public/web.config')
  const rules = [...text.matchAll(/<rule name="([^"]+)"/g)].map(([, name]) => name)
  const types = [...text.matchAll(/<mimeMap fileExtension="([^"]+)"/g)].map(([, type]) => type)

  expect(rules).toEqual(['Temple API', 'Temple pages', 'Temple routes'])
  for (const type of ['.webmanifest', '.woff2', '.webp', '.avif']) expect(types).toContain(type)
  expect(new Set(types).size).toBe(types.length)
})

// If a parent configuration has the key already, IIS responds to every request with 500.19.
test('web.config removes each key before it adds it', () => {
  const lines = read('public/web.config')
    .replace(/<add\s+name=/g, '<add name=')
    .split('\n')
  const added = /<(?:add|rule|mimeMap) ((?:name|fileExtension|mimeType)="[^"]+")/
  const keys = lines.flatMap((line, index) => {
    const [, key] = added.exec(line) ?? []
    return key ? [{ key, before: lines[index - 1] }] : []
  })

  expect(keys.length).toBeGreaterThan(15)
  for (const { key, before } of keys) expect(before).toContain(`<remove ${key} />`)
})

test('web.config caches assets for a year, compresses JSON and accepts uploads of 20 MB', () => {
  const text = read('public/web.config')

  expect(text).toContain('cacheControlCustom="public, immutable"')
  expect(text).toContain('maxAllowedContentLength="20971520"')
  for (const type of ['application/json', 'application/manifest+json'])
    expect(text).toContain(`<add mimeType="${type}" enabled="true" />`)
})

/** The path after the first rule of web.config that matches. */
function rewritten(path: string, files: string[]): string {
  const rules = read('public/web.config').matchAll(/<rule name[\s\S]*?<\/rule>/g)
  for (const [rule] of rules) {
    const groups = new RegExp(/<match url="([^"]+)"/.exec(rule)![1]!, 'i').exec(path)
    const condition = /<add input="\{REQUEST_FILENAME\}([^"]*)" matchType="IsFile"( negate)?/.exec(
      rule,
    )
    const file = `${path.replace(/\/$/, '')}${condition?.[1]?.replace('\\', '/') ?? ''}`
    if (!groups || (condition && files.includes(file) === Boolean(condition[2]))) continue
    return /type="Rewrite" url="([^"]+)"/.exec(rule)?.[1]?.replace('{R:1}', groups[1] ?? '') ?? path
  }
  return path
}

test.each([
  ['courses', 'courses/index.html'],
  ['courses/', 'courses/index.html'],
  ['no/such/page', 'index.html'],
  ['admin/api/none', 'admin/api/none'],
  ['Admin/API/none', 'Admin/API/none'],
  ['assets/none.js', 'assets/none.js'],
])('web.config rewrites %s to %s', (path, target) => {
  expect(rewritten(path, ['index.html', 'courses/index.html'])).toBe(target)
})
