// npm run build: writes the small font files that the style sheets name.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

// subset-font keeps every glyph that the letters can form, which is three quarters of a Devanagari font. Calling its
// HarfBuzz directly keeps only the glyphs of the fixed lines.
const require = createRequire(import.meta.url)
const requireFromSubsetFont = createRequire(require.resolve('subset-font'))

const project = resolve(import.meta.dirname, '../..')
const source = (file: string) => readFileSync(join(project, 'node_modules/@fontsource', file))

/** The folder of the cut fonts; `_fonts.scss` reaches it by the alias `cut-fonts`. */
const cutFonts = join(project, '.vite/cut-fonts')

/** The package of the headings' font, whose name src/styles/_tokens.scss says. */
const headingFont = /\$heading-family: '([^']+)'/
  .exec(readFileSync(join(project, 'src/styles/_tokens.scss'), 'utf8'))![1]!
  .toLowerCase()
const headingFile = (script: string) =>
  `${headingFont}/files/${headingFont}-${script}-600-normal.woff2`

/** The cut fonts of the fixed Hindi lines, each with its source. */
const hindiFonts = {
  'mukta-lines.woff2': 'mukta/files/mukta-devanagari-600-normal.woff2',
  'heading-lines.woff2': headingFile('devanagari'),
}
/** The cut fonts of English letters, each with its source. */
const englishFonts = {
  'mukta-letters-400.woff2': 'mukta/files/mukta-latin-400-normal.woff2',
  'mukta-letters-600.woff2': 'mukta/files/mukta-latin-600-normal.woff2',
  'heading-letters-600.woff2': headingFile('latin'),
}

/**
 * Vitest loads this module once for each of its projects, and the font converter fails when two run at a time. The promise
 * on globalThis makes all copies wait for one run.
 */
const shared = globalThis as { cutting?: Promise<void> }

/** Vite plugin: cuts the fonts of the fixed Hindi lines, the rupee sign and English letters before Vite reads styles. */
export function fontCutter(): Plugin {
  return {
    name: 'cut-fonts',
    async config() {
      await (shared.cutting ??= cutAll())
      return { resolve: { alias: { 'cut-fonts': cutFonts } } }
    },
  }
}

async function cutAll() {
  const cuts: [Record<string, string>, string[]][] = [
    [hindiFonts, fixedWords()],
    [englishFonts, englishLetters()],
  ]
  const key = JSON.stringify(cuts)
  const cacheKeyFile = join(cutFonts, 'words.txt')
  // Every test run starts a server, so fonts are cut again only when the words have changed.
  if (!existsSync(cacheKeyFile) || readFileSync(cacheKeyFile, 'utf8') !== key) {
    mkdirSync(cutFonts, { recursive: true })
    for (const [files, words] of cuts)
      for (const [name, from] of Object.entries(files))
        writeFileSync(join(cutFonts, name), await cut(source(from), words))
    writeFileSync(cacheKeyFile, key)
  }
}

/** The folders of the English messages that visitors see. */
const messageFolders = ['src/messages', 'src/messages/pages', 'src/messages/site-screens']

/** Every Devanagari word that English pages show from messages, settings and index.html, and the rupee sign. */
function fixedWords(): string[] {
  const english = messageFolders.flatMap((folder) =>
    readdirSync(join(project, folder))
      .filter((file) => /^[a-z-]+\.ts$/.test(file))
      .map((file) => join(project, folder, file)),
  )
  const texts = [...english, join(project, 'public/config.json'), join(project, 'index.html')].map(
    (file) => readFileSync(file, 'utf8'),
  )
  return [...new Set(texts.join('\n').match(/[\u0900-\u097f\u200c\u200d]+/g)), '₹']
}

/** The letters that `_fonts.scss` lists, and their ligatures. */
function englishLetters(): string[] {
  const styles = readFileSync(join(project, 'src/styles/_fonts.scss'), 'utf8')
  const [, listed = ''] = /\$letters:([^;]+);/.exec(styles) ?? []
  const single = listed.split(',').flatMap((range) => {
    const [first, last = first] = range.trim().replace('U+', '').split('-')
    const from = parseInt(first!, 16)
    return Array.from({ length: parseInt(last!, 16) - from + 1 }, (_, index) =>
      String.fromCodePoint(from + index),
    )
  })
  return [...single, 'ff', 'fi', 'fl', 'ffi', 'ffl']
}

interface Shaper {
  Blob: new (data: Uint8Array) => object
  Face: new (blob: object) => object
  Font: new (face: object) => object
  Buffer: new () => {
    addText(text: string): void
    guessSegmentProperties(): void
    getGlyphPositions(): { xAdvance: number }[]
  }
  shapeWithTrace(
    font: object,
    buffer: object,
    features: [],
    from: 0,
    to: 0,
  ): { t: { g: number }[] }[]
}

/** Shapes the words: every glyph that occurs in between, half letters included, and the width of each final glyph. */
async function shape(font: Uint8Array, words: string[]) {
  const file = join(
    requireFromSubsetFont.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'),
    '../index.mjs',
  )
  const hb = (await import(pathToFileURL(file).href)) as Shaper
  const face = new hb.Font(new hb.Face(new hb.Blob(font)))
  const glyphs = new Set<number>()
  const widths: number[] = []
  for (const word of words) {
    const buffer = new hb.Buffer()
    buffer.addText(word)
    buffer.guessSegmentProperties()
    for (const { t } of hb.shapeWithTrace(face, buffer, [], 0, 0))
      t.forEach(({ g }) => glyphs.add(g))
    widths.push(...buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance))
  }
  return { glyphs, widths }
}

type Call = (...given: number[]) => number
type Subsetter = Record<string, Call> & { memory: WebAssembly.Memory }

const writable = 2
const glyphSet = 0
const featureSet = 6
const withoutClosureAndHints = 0x201

/** The font with the glyphs of the words alone, as woff2. */
async function cut(woff2: Buffer, words: string[]): Promise<Buffer> {
  const { convert } = requireFromSubsetFont('fontverter') as {
    convert: (font: Buffer, to: string, from?: string) => Promise<Buffer>
  }
  const font = await convert(woff2, 'truetype')
  const wasm = readFileSync(requireFromSubsetFont.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  const { instance } = await WebAssembly.instantiate(wasm)
  const hb = instance.exports as WebAssembly.Exports & Subsetter
  hb._initialize!()

  const pointer = hb.malloc!(font.byteLength)
  new Uint8Array(hb.memory.buffer).set(font, pointer)
  const face = hb.hb_face_create!(hb.hb_blob_create!(pointer, font.byteLength, writable, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail!()
  // Keeps all features; without closure they add no glyph that the words do not need.
  const features = hb.hb_subset_input_set!(input, featureSet)
  hb.hb_set_clear!(features)
  hb.hb_set_invert!(features)
  hb.hb_subset_input_set_flags!(input, withoutClosureAndHints)
  const letters = hb.hb_subset_input_unicode_set!(input)
  for (const letter of new Set(words.join(''))) hb.hb_set_add!(letters, letter.codePointAt(0)!)
  const glyphs = hb.hb_subset_input_set!(input, glyphSet)
  const before = await shape(font, words)
  for (const glyph of before.glyphs) hb.hb_set_add!(glyphs, glyph)

  const result = hb.hb_face_reference_blob!(hb.hb_subset_or_fail!(face, input))
  const start = hb.hb_blob_get_data!(result, 0)
  const bytes = new Uint8Array(hb.memory.buffer).slice(
    start,
    start + hb.hb_blob_get_length!(result),
  )
  const after = await shape(bytes, words)
  if (after.widths.join() !== before.widths.join())
    throw new Error('The cut font gives the fixed lines other widths than the whole font.')
  return convert(Buffer.from(bytes), 'woff2', 'truetype')
}
