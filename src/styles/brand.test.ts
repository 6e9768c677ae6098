import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileString, type Importer } from 'sass'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const scheme = 'brand:'

/** Another value for each token of the brand. */
const brand = { 'sindoor-700': '#1b4f9c', 'heading-family': "'Another'", radius: '20px' }

const withBrand = (sheet: string) =>
  Object.entries(brand).reduce(
    (text, [token, value]) =>
      text.replace(new RegExp(`^\\$${token}: .+;$`, 'm'), `$${token}: ${value};`),
    sheet,
  )

/** Loads the sheets of src with the other brand. */
const importer: Importer = {
  canonicalize(url) {
    if (!url.startsWith(scheme)) return null
    const path = fileURLToPath(url.replace(scheme, 'file:'))
    const partial = join(dirname(path), `_${basename(path)}.scss`)
    const found = [path, `${path}.scss`, partial].find(
      (file) => file.endsWith('.scss') && existsSync(file),
    )
    return found ? new URL(`${scheme}//${found}`) : null
  },
  load(url) {
    const text = readFileSync(fileURLToPath(url.href.replace(scheme, 'file:')), 'utf8')
    const isTokens = url.href.endsWith('_tokens.scss')
    return { contents: isTokens ? withBrand(text) : text, syntax: 'scss' }
  },
}

/** The CSS of every sheet of src, built with the other brand. */
const css = compileString(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.scss'))
    .map((file, index) => `@use '${scheme}//${source}/${file}' as sheet-${index};`)
    .join('\n'),
  {
    importers: [importer],
    loadPaths: [join(source, '../node_modules')],
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
    quietDeps: true,
  },
).css.toLowerCase()

test('another main colour leaves no trace of the old one or its shades in the CSS [STYLE-2]', () => {
  expect(css).toContain('#1b4f9c')
  expect(css).not.toMatch(/7a1f2b|4a101a|5e1924|6e2733/)
  expect(css).not.toMatch(/\b(122, ?31, ?43|74, ?16, ?26|94, ?25, ?36)\b/)
})

test('another heading font leaves no trace of the old one in the CSS [STYLE-2]', () => {
  expect(css).toContain('another lines')
  expect(css).not.toContain('eczar')
})

test('another radius leaves no corner of the old one in the CSS [STYLE-2]', () => {
  expect(css).toContain('border-radius: 20px')
  expect(css).not.toMatch(/border-radius(-sm|-lg)?: (8|14)px/)
})
