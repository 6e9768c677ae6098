import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { policy } from '../mocks/http/policy'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

test.each(['deploy/nginx.conf', 'deploy/aspnet.md', 'public/web.config', 'docs/deployment.md'])(
  '%s carries the policy that the end-to-end tests enforce',
  (file) => {
    expect(read(file)).toContain(policy())
  },
)

// IIS answers nothing at all when a key comes twice.
test('web.config names each rule and each type once, and the web manifest has one', () => {
  const text = read('public/web.config')
  const rules = [...text.matchAll(/<rule name="([^"]+)"/g)].map(([, name]) => name)
  const types = [...text.matchAll(/<mimeMap fileExtension="([^"]+)"/g)].map(([, type]) => type)

  expect(rules).toEqual(['API', 'Pages', 'Routes'])
  expect(types).toContain('.webmanifest')
  expect(new Set(types).size).toBe(types.length)
})
