import { ascii, asciiAt, joinBytes, uint32, viewOf, type Bytes } from './bytes'
import { orientationExif, orientationOf } from './exif'
import type { PictureFormat, PictureSize, StrippedPicture } from './picture-format'

/** Bits of the extended header (VP8X) that announce frames and metadata chunks. */
const animationFlag = 0x02
const exifFlag = 0x08
const xmpFlag = 0x04

/** The chunks that are kept: picture, transparency, colour profile and animation. */
const allowedChunks = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']

/** WebP pictures: how they are recognised, measured and freed of metadata. */
export const webp: PictureFormat = {
  type: 'image/webp',
  extensions: ['webp'],
  matches: (bytes) => asciiAt(bytes, 0, 4) === 'RIFF' && asciiAt(bytes, 8, 4) === 'WEBP',
  size: webpSize,
  moves: (bytes) => asciiAt(bytes, 12, 4) === 'VP8X' && ((bytes[20] ?? 0) & animationFlag) !== 0,
  strip,
}

/** Also removes bytes after the length that the file states. */
function strip(bytes: Bytes): StrippedPicture | undefined {
  const view = viewOf(bytes)
  const length = view.getUint32(4, true) + 8
  if (length > bytes.length) return undefined
  const chunks: Bytes[] = []
  let header: Bytes | undefined
  let exif: Bytes | undefined
  for (let at = 12, end: number; at < length; at = end) {
    if (at + 8 > length) return undefined
    const type = asciiAt(bytes, at, 4)
    const size = view.getUint32(at + 4, true)
    end = at + 8 + size + (size % 2)
    if (end > length) return undefined
    // Copied, because its flags are changed.
    const chunk = type === 'VP8X' ? bytes.slice(at, end) : bytes.subarray(at, end)
    if (type === 'VP8X') header ??= chunk
    if (type === 'EXIF') exif ??= bytes.subarray(at + 8, at + 8 + size)
    if (allowedChunks.includes(type)) chunks.push(chunk)
  }
  if (!chunks.length) return undefined
  // Without the extended header, readers ignore metadata chunks.
  const orientation = header && exif ? orientationOf(exif) : 1
  if (header) {
    const flags = viewOf(header).getUint8(8) & ~(exifFlag | xmpFlag)
    header[8] = orientation === 1 ? flags : flags | exifFlag
  }
  if (orientation !== 1) {
    const content = orientationExif(orientation)
    chunks.push(joinBytes(ascii('EXIF'), uint32(content.length, true), content))
  }
  const size = chunks.reduce((sum, chunk) => sum + chunk.length, 4)
  return { parts: [ascii('RIFF'), uint32(size, true), ascii('WEBP'), ...chunks], orientation }
}

/** The size in the first chunk: extended, lossless or lossy. */
function webpSize(bytes: Bytes): PictureSize | undefined {
  if (bytes.length < 30) return undefined
  const view = viewOf(bytes)
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000
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
