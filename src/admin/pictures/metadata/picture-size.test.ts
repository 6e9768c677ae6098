import { expect, test } from 'vitest'
import { ascii, joinBytes, uint32, type Bytes } from './bytes'
import { formatOf, isHeic } from './picture-formats'

const sizeOf = (bytes: Bytes) => formatOf(bytes)?.size(bytes)
const webp = (type: string, ...content: number[]) =>
  joinBytes(
    ascii('RIFF'),
    uint32(99, true),
    ascii(`WEBP${type}`),
    uint32(10, true),
    Uint8Array.from([...content, 0, 0, 0]),
  )
const frame = (marker: number) =>
  Uint8Array.of(0xff, marker, 0, 11, 8, 0x02, 0xa3, 0x04, 0xb0, 1, 1, 0x11, 0)
const table = Uint8Array.of(0xff, 0xc4, 0, 4, 1, 2)
const jpeg = (...parts: Bytes[]) => joinBytes(Uint8Array.of(0xff, 0xd8), ...parts)

const size = { width: 1200, height: 675 }
test.each<[string, Bytes]>([
  [
    'PNG',
    joinBytes(ascii('\x89PNG\r\n\x1a\n'), uint32(13), ascii('IHDR'), uint32(1200), uint32(675)),
  ],
  ['extended WebP', webp('VP8X', 0, 0, 0, 0, 0xaf, 4, 0, 0xa2, 2, 0)],
  ['lossless WebP', webp('VP8L', 0x2f, 0xaf, 0x84, 0xa8, 0, 0, 0, 0, 0, 0)],
  ['lossy WebP', webp('VP8 ', 0, 0, 0, 0x9d, 1, 0x2a, 0xb0, 4, 0xa3, 2)],
  ['JPEG', jpeg(table, frame(0xc0))],
  ['progressive JPEG with fill bytes', jpeg(Uint8Array.of(0xff, 0xff), table, frame(0xc2))],
])('%s: the size is read from the header [FORM-7]', (_, bytes) => {
  expect(sizeOf(bytes)).toEqual(size)
})

test.each<[string, Bytes]>([
  ['PNG without a header', joinBytes(ascii('\x89PNG\r\n\x1a\n'), ascii('xxxxIDAT'.repeat(4)))],
  ['WebP of an unknown chunk', webp('XXXX', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)],
  ['JPEG that ends before its frame', jpeg(table)],
])('%s has no size', (_, bytes) => {
  expect(sizeOf(bytes)).toBeUndefined()
})

test('HEIC is recognised by its first bytes and by its name [FORM-7]', () => {
  expect(isHeic(ascii('\0\0\0\x18ftypheic'), 'hall.jpg')).toBe(true)
  expect(isHeic(ascii('\0\0\0\x18ftypmif1'), 'hall.HEIC')).toBe(true)
  expect(isHeic(ascii('\0\0\0\x18ftypavif'), 'hall.jpg')).toBe(false)
})
