import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { JsonObject } from '../schemas'
import { contractPage } from './page'

const text = readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')
const document = parse(text) as JsonObject
const page = contractPage(document)

test('the page names every operation and every path', () => {
  const ids = [...text.matchAll(/operationId: (\w+)/g)].map(([, id]) => id)
  const paths = Object.keys(document.paths as object)

  expect(ids.length).toBeGreaterThan(30)
  expect(ids.filter((id) => !page.includes(`<code>${id}</code>`))).toEqual([])
  expect(paths.filter((path) => !page.includes(` ${path}</code>`))).toEqual([])
})

test('the page sends no request: it has no script, file or style of another address', () => {
  const resources = page.match(/<(script|link|img|iframe|object)\b|\bsrc=|@import|url\(/gi)
  const links = [...page.matchAll(/href="([^"]*)"/g)].map(([, address]) => address!)

  expect(resources).toBeNull()
  expect(links.filter((address) => !address.startsWith('#'))).toEqual([])
})

test('every link of the page has its target on the page, and no id occurs twice', () => {
  const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  const links = [...page.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)

  expect(new Set(ids).size).toBe(ids.length)
  expect(links.filter((id) => !ids.includes(id))).toEqual([])
})

test('text of the contract is escaped', () => {
  const hostile = structuredClone(document) as JsonObject & { info: { description: string } }
  hostile.info.description = '<script>alert(1)</script>'

  expect(contractPage(hostile)).not.toContain('<script>')
})

test('a shared example is shown for each list that uses it', () => {
  const empty = page.match(/Example: empty<\/summary>\s*<pre tabindex="0">\{/g) ?? []
  const shared = text.match(/\$ref: '#\/components\/examples\/EmptyList'/g)!

  expect(empty).toHaveLength(shared.length)
})
