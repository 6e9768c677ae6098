import { expect, test } from 'vitest'
import { ascii, asciiAt, joinBytes, uint32, type Bytes } from './bytes'
import { orientationExif, orientationOf, prefixedOrientationExif } from './exif'
import { formatOf } from './picture-formats'

/** The result of `formatOf(...).strip`, as text. */
function stripped(bytes: Bytes) {
  const result = formatOf(bytes)?.strip(bytes)
  return result && asciiAt(joinBytes(...result.parts), 0, Infinity)
}

const segment = (marker: number, content: string) =>
  joinBytes(Uint8Array.of(0xff, marker, 0, content.length + 2), ascii(content))
const startOfImage = ascii('\xff\xd8')
const endOfImage = ascii('\xff\xd9')
const scan = joinBytes(segment(0xda, 'head'), ascii('data\xff\0\xff\xd0more'))
const jpegOf = (...segments: Bytes[]) => joinBytes(startOfImage, ...segments, scan, endOfImage)

const chunk = (type: string, content: string) =>
  joinBytes(uint32(content.length), ascii(type), ascii(content), ascii('crc!'))
const pngOf = (...chunks: Bytes[]) =>
  joinBytes(ascii('\x89PNG\r\n\x1a\n'), ...chunks, chunk('IDAT', 'data'), chunk('IEND', ''))

const riffChunk = (type: string, content: string) =>
  joinBytes(ascii(type), uint32(content.length, true), ascii(content))
const webpOf = (...chunks: Bytes[]) => {
  const content = joinBytes(ascii('WEBP'), ...chunks)
  return joinBytes(ascii('RIFF'), uint32(content.length, true), content)
}
const header = (flags: number) => riffChunk('VP8X', `${String.fromCharCode(flags)}\0\0\0sizes.`)

const removedSegments: [string, number, string][] = [
  ['EXIF data', 0xe1, 'Exif\0\0 broken'],
  ['XMP', 0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>'],
  ['further pictures', 0xe2, 'MPF\0'],
  ['IPTC', 0xed, 'Photoshop 3.0\0'],
  ['a private segment', 0xe5, 'Maker'],
  ['a comment', 0xfe, 'comment'],
]
test.each(removedSegments)('JPEG: %s is removed', (_, marker, content) => {
  expect(stripped(jpegOf(segment(marker, content)))).toBe(stripped(jpegOf()))
})

const remainingSegments: [string, number, string][] = [
  ['the JFIF header', 0xe0, 'JFIF\0'],
  ['the colour profile', 0xe2, 'ICC_PROFILE\0'],
  ["Adobe's colour transform", 0xee, 'Adobe'],
  ['a table', 0xdb, 'table'],
]
test.each(remainingSegments)('JPEG: %s is kept', (_, marker, content) => {
  const file = jpegOf(segment(marker, content))
  expect(stripped(file)).toBe(asciiAt(file, 0, Infinity))
})

test('JPEG: several scans are kept, and bytes after the end of the picture are removed', () => {
  const file = jpegOf(scan, segment(0xc4, 'table'))
  expect(stripped(joinBytes(file, ascii('trailer')))).toBe(asciiAt(file, 0, Infinity))
})

test('JPEG: of EXIF data only the orientation is kept', () => {
  const exif = asciiAt(prefixedOrientationExif(6), 0, Infinity)
  const file = jpegOf(segment(0xe1, `${exif} and a position`))
  expect(stripped(file)).toBe(asciiAt(jpegOf(segment(0xe1, exif)), 0, Infinity))
})

test.each([
  ['ends within a segment', joinBytes(startOfImage, ascii('\xff\xe1\xff\xff short'))],
  [
    'has a segment of an impossible length',
    joinBytes(startOfImage, ascii('\xff\xe1\0\0rest'), scan),
  ],
  ['has bytes between its segments', jpegOf(ascii('odd'), segment(0xfe, 'comment'))],
  ['has no end', joinBytes(startOfImage, scan)],
])('JPEG: a file that %s is malformed', (_, file) => {
  expect(formatOf(joinBytes(file))?.strip(file)).toBeUndefined()
})

test.each(['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME', 'prVt'])('PNG: %s is removed', (type) => {
  expect(stripped(pngOf(chunk(type, 'content')))).toBe(stripped(pngOf()))
})

test.each(['iCCP', 'gAMA', 'sRGB', 'tRNS', 'acTL', 'fcTL', 'fdAT'])('PNG: %s is kept', (type) => {
  const file = pngOf(chunk(type, 'content'))
  expect(stripped(joinBytes(file, ascii('trailer')))).toBe(asciiAt(file, 0, Infinity))
})

test('PNG: of EXIF data only the orientation is kept, with its checksum', () => {
  const exif = asciiAt(orientationExif(6), 0, Infinity)
  const expected = pngOf(chunk('eXIf', exif))
  // The value that zlib computes.
  expected.set(uint32(0xd6674b69), 8 + 8 + exif.length)
  expect(stripped(pngOf(chunk('eXIf', `${exif} and a position`)))).toBe(
    asciiAt(expected, 0, Infinity),
  )
})

test.each([
  ['ends within a chunk', pngOf().subarray(0, 30)],
  ['has no end', pngOf().subarray(0, -12)],
])('PNG: a file that %s is malformed', (_, file) => {
  expect(formatOf(file)?.strip(file)).toBeUndefined()
})

test('WebP: EXIF data, XMP and unknown chunks are removed, and the header no longer announces them', () => {
  const colours = riffChunk('ICCP', 'colour')
  const picture = riffChunk('VP8 ', 'data')
  const animation = riffChunk('ANIM', 'loop')
  const metadata = ['EXIF', 'XMP ', 'prVt'].map((type) => riffChunk(type, 'content.'))
  const file = webpOf(header(0x2e), colours, animation, picture, ...metadata)

  expect(stripped(joinBytes(file, ascii('trailer')))).toBe(
    asciiAt(webpOf(header(0x22), colours, animation, picture), 0, Infinity),
  )
})

test('WebP: of EXIF data only the orientation is kept', () => {
  const exif = asciiAt(orientationExif(8), 0, Infinity)
  const picture = riffChunk('VP8L', 'data')
  const file = webpOf(header(0x08), picture, riffChunk('EXIF', `${exif}position`))

  expect(stripped(file)).toBe(
    asciiAt(webpOf(header(0x08), picture, riffChunk('EXIF', exif)), 0, Infinity),
  )
})

test('WebP: chunks of an odd length are followed by a fill byte', () => {
  const picture = joinBytes(riffChunk('VP8 ', 'odd'), ascii('\0'))
  expect(stripped(webpOf(picture, riffChunk('EXIF', 'content.')))).toBe(
    asciiAt(webpOf(picture), 0, Infinity),
  )
})

test.each([
  ['is shorter than it states', webpOf(riffChunk('VP8 ', 'data')).subarray(0, -2)],
  ['ends within a chunk', webpOf(ascii('VP8 \xff\0\0\0data'))],
  ['holds no picture', webpOf(riffChunk('EXIF', 'content.'))],
])('WebP: a file that %s is malformed', (_, file) => {
  expect(formatOf(file)?.strip(file)).toBeUndefined()
})

test.each(['GIF89a', '<svg xmlns=', '\0\0\0\x1cftypavif', ''])(
  'a file that begins with %j has no supported format',
  (start) => expect(formatOf(ascii(start))).toBeUndefined(),
)

test.each([
  ['a little-endian file', 'II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0', 6],
  ['a value out of range', 'MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x09\0\0', 1],
  ['an entry behind the end', 'MM\0*\0\0\xff\xff', 1],
  ['nothing', '', 1],
])('EXIF: the orientation of %s', (_, exif, orientation) => {
  expect(orientationOf(ascii(exif))).toBe(orientation)
})
