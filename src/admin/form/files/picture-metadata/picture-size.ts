import { asciiAt, viewOf, type Bytes } from './bytes'

/** A picture's size in pixels, as the header of its file states it. */
export interface PictureSize {
  width: number
  height: number
}

/** Pictures with more pixels are not decoded, because each pixel takes four bytes of memory, however small the file is. */
export const maxPixels = 100_000_000

/** The size in the IHDR chunk, which must be the first one. */
export function pngSize(bytes: Bytes): PictureSize | undefined {
  if (bytes.length < 24 || asciiAt(bytes, 12, 4) !== 'IHDR') return undefined
  const view = viewOf(bytes)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** The size in the first chunk: extended, lossless or lossy. */
export function webpSize(bytes: Bytes): PictureSize | undefined {
  if (bytes.length < 30) return undefined
  const view = viewOf(bytes)
  const uint24 = (at: number) => view.getUint16(at, true) + bytes[at + 2]! * 0x10000
  switch (asciiAt(bytes, 12, 4)) {
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      }
  }
  return undefined
}

/** Markers from 0xc0 to 0xcf that do not begin a frame: Huffman tables, reserved, arithmetic conditioning. */
const otherMarkers = [0xc4, 0xc8, 0xcc]

/** The size in the first frame header. */
export function jpegSize(bytes: Bytes): PictureSize | undefined {
  const view = viewOf(bytes)
  let at = 2
  while (at + 9 <= bytes.length) {
    const marker = bytes[at + 1]!
    // Decoders skip fill bytes, and bytes between two segments.
    if (bytes[at] !== 0xff || marker === 0xff || marker === 0) {
      at += 1
      continue
    }
    if (marker >= 0xc0 && marker <= 0xcf && !otherMarkers.includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    // Restart markers and the start of the image have no length.
    at += marker >= 0xd0 && marker <= 0xd8 ? 2 : 2 + view.getUint16(at + 2)
  }
  return undefined
}
