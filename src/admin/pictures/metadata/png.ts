import { ascii, asciiAt, joinBytes, uint32, viewOf, type Bytes } from './bytes'
import { orientationExif, orientationOf } from './exif'
import type { PictureFormat, PictureSize, StrippedPicture } from './picture-format'

const signature = '\x89PNG\r\n\x1a\n'

/** The chunks that are kept: picture, colours and animation; not texts, times, EXIF data and private chunks. */
const allowedChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
)

/** PNG pictures: how they are recognised, measured and freed of metadata. */
export const png: PictureFormat = {
  type: 'image/png',
  extensions: ['png'],
  matches: (bytes) => asciiAt(bytes, 0, 8) === signature,
  size: pngSize,
  moves,
  strip,
}

/** Whether an animation of several frames is announced before the picture. */
function moves(bytes: Bytes): boolean {
  const view = viewOf(bytes)
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const type = asciiAt(bytes, at + 4, 4)
    if (type === 'acTL') return view.getUint32(at + 8) > 1
    if (type === 'IDAT') return false
  }
  return false
}

/** Also removes bytes after the last chunk. */
function strip(bytes: Bytes): StrippedPicture | undefined {
  const view = viewOf(bytes)
  const parts = [bytes.subarray(0, 8)]
  let orientation = 1
  for (let at = 8, end: number; at + 12 <= bytes.length; at = end) {
    const type = asciiAt(bytes, at + 4, 4)
    end = at + 12 + view.getUint32(at)
    if (end > bytes.length) return undefined
    if (type === 'eXIf' && orientation === 1) {
      orientation = orientationOf(bytes.subarray(at + 8, end - 4))
      if (orientation !== 1) parts.push(exifChunk(orientation))
    }
    if (allowedChunks.has(type)) parts.push(bytes.subarray(at, end))
    if (type === 'IEND') return { parts, orientation }
  }
  return undefined
}

function exifChunk(orientation: number): Bytes {
  const exif = orientationExif(orientation)
  const content = joinBytes(ascii('eXIf'), exif)
  return joinBytes(uint32(exif.length), content, uint32(crc32(content)))
}

/** The checksum that ends a chunk, over its type and content. */
function crc32(bytes: Bytes) {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

/** The size in the IHDR chunk, which must be the first one. */
function pngSize(bytes: Bytes): PictureSize | undefined {
  if (bytes.length < 24 || asciiAt(bytes, 12, 4) !== 'IHDR') return undefined
  const view = viewOf(bytes)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}
