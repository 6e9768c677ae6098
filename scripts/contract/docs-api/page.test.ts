import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Node } from '../schemas'
import { contractPage } from './page'

const text = readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')
const document = parse(text) as Node
const page = contractPage(document)

test('the page names every operation and every path', () => {
  const ids = [...text.matchAll(/operationId: (\w+)/g)].map(([, id]) => id)
  const paths = Object.keys(document.paths as object)

  expect(ids.length).toBeGreaterThan(30)
  expect(ids.filter((id) => !page.includes(`<code>${id}</code>`))).toEqual([])
  expect(paths.filter((path) => !page.includes(` ${path}</code>`))).toEqual([])
})

test('the page asks no host for anything: no script, no file, no style from elsewhere', () => {
  const asked = page.match(/<(script|link|img|iframe|object)\b|\bsrc=|@import|url\(/gi)
  const links = [...page.matchAll(/href="([^"]*)"/g)].map(([, address]) => address!)

  expect(asked).toBeNull()
  expect(links.filter((address) => !address.startsWith('#'))).toEqual([])
})

test('every link of the page leads to a place on it, and every place is there once', () => {
  const places = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  const links = [...page.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)

  expect(new Set(places).size).toBe(places.length)
  expect(links.filter((id) => !places.includes(id))).toEqual([])
})

test('what the contract says is text, never markup', () => {
  const hostile = structuredClone(document) as { info: { description: string } }
  hostile.info.description = '<script>alert(1)</script>'

  expect(contractPage(hostile as unknown as Node)).not.toContain('<script>')
})

test('an example that many lists share is shown at each of them', () => {
  const empty = page.match(/Example: empty<\/summary>\s*<pre tabindex="0">\{/g) ?? []
  const shared = text.match(/\$ref: '#\/components\/examples\/EmptyList'/g)!

  expect(empty).toHaveLength(shared.length)
})
