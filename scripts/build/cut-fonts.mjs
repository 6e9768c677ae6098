// npm run generate:fonts: writes the small font files of src/styles/fonts/ again. npm run check runs it with --check, which only
// fails when a fixed Hindi word is not in the cut files.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

// subset-font keeps every glyph that the letters can form, which is three quarters of a Devanagari font. Calling its
// HarfBuzz directly keeps only the glyphs of the fixed lines.
const require = createRequire(import.meta.url)
const requireFromSubsetFont = createRequire(require.resolve('subset-font'))

const project = resolve(import.meta.dirname, '../..')
const folder = join(project, 'src/styles/fonts')
/** The words that the cut files can draw. */
const wordList = join(folder, 'words.txt')

/** The package of the headings' font, whose name src/styles/_tokens.scss says. */
const headingFont = /\$heading-family: '([^']+)'/
  .exec(readFileSync(join(project, 'src/styles/_tokens.scss'), 'utf8'))[1]
  .toLowerCase()
const headingFile = (script) => `${headingFont}/files/${headingFont}-${script}-600-normal.woff2`

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

/** The folders of the English messages that visitors see. */
const messageFolders = ['src/messages', 'src/messages/site-screens', 'src/content']

/** Every Devanagari word that English pages show from messages, settings and index.html, and the rupee sign. */
function fixedWords() {
  const english = messageFolders.flatMap((folder) =>
    readdirSync(join(project, folder))
      .filter((file) => /^[a-z-]+(?:\.ts|\.en\.md)$/.test(file))
      .map((file) => join(project, folder, file)),
  )
  const texts = [...english, join(project, 'public/config.json'), join(project, 'index.html')].map(
    // The form of index.html is drawn by the system's face.
    (file) => readFileSync(file, 'utf8').replace(/<form.*<\/form>/s, ''),
  )
  return [...new Set(texts.join('\n').match(/[\u0900-\u097f\u200c\u200d]+/g)), '₹']
}

/** The letters that `_fonts.scss` lists, and their ligatures. */
function englishLetters() {
  const styles = readFileSync(join(project, 'src/styles/_fonts.scss'), 'utf8')
  const [, listed = ''] = /\$letters:([^;]+);/.exec(styles) ?? []
  const single = listed.split(',').flatMap((range) => {
    const [first, last = first] = range.trim().replace('U+', '').split('-')
    const from = parseInt(first, 16)
    return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, index) =>
      String.fromCodePoint(from + index),
    )
  })
  return [...single, 'ff', 'fi', 'fl', 'ffi', 'ffl']
}

/** Shapes the words: every glyph that occurs in between, half letters included, and the width of each final glyph. */
async function shape(font, words) {
  const file = join(
    requireFromSubsetFont.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'),
    '../index.mjs',
  )
  const hb = await import(pathToFileURL(file).href)
  const face = new hb.Font(new hb.Face(new hb.Blob(font)))
  const glyphs = new Set()
  const widths = []
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

const writable = 2
const glyphSet = 0
const featureSet = 6
const withoutClosureAndHints = 0x201

/** The font with the glyphs of the words alone, as woff2. */
async function cut(woff2, words) {
  const { convert } = requireFromSubsetFont('fontverter')
  const font = await convert(woff2, 'truetype')
  const wasm = readFileSync(requireFromSubsetFont.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  const { instance } = await WebAssembly.instantiate(wasm)
  const hb = instance.exports
  hb._initialize()

  const pointer = hb.malloc(font.byteLength)
  new Uint8Array(hb.memory.buffer).set(font, pointer)
  const face = hb.hb_face_create(hb.hb_blob_create(pointer, font.byteLength, writable, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail()
  // Keeps all features; without closure they add no glyph that the words do not need.
  const features = hb.hb_subset_input_set(input, featureSet)
  hb.hb_set_clear(features)
  hb.hb_set_invert(features)
  hb.hb_subset_input_set_flags(input, withoutClosureAndHints)
  const letters = hb.hb_subset_input_unicode_set(input)
  for (const letter of new Set(words.join(''))) hb.hb_set_add(letters, letter.codePointAt(0))
  const glyphs = hb.hb_subset_input_set(input, glyphSet)
  const before = await shape(font, words)
  for (const glyph of before.glyphs) hb.hb_set_add(glyphs, glyph)

  const result = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, input))
  const start = hb.hb_blob_get_data(result, 0)
  const bytes = new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(result))
  const after = await shape(bytes, words)
  if (after.widths.join() !== before.widths.join())
    throw new Error('The cut font gives the fixed lines other widths than the whole font.')
  return convert(Buffer.from(bytes), 'woff2', 'truetype')
}

if (process.argv.includes('--check')) {
  const cutWords = readFileSync(wordList, 'utf8').split('\n')
  const missing = fixedWords().filter((word) => !cutWords.includes(word))
  if (missing.length) {
    console.error(`The cut fonts lack ${missing.join(', ')}: run "npm run generate:fonts".`)
    process.exitCode = 1
  }
} else {
  const cuts = [
    [hindiFonts, fixedWords()],
    [englishFonts, englishLetters()],
  ]
  for (const [files, words] of cuts)
    for (const [name, from] of Object.entries(files)) {
      const source = readFileSync(join(project, 'node_modules/@fontsource', from))
      writeFileSync(join(folder, name), await cut(source, words))
    }
  writeFileSync(wordList, `${fixedWords().join('\n')}\n`)
}
