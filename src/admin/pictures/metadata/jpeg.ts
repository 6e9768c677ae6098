import { ascii, asciiAt, joinBytes, viewOf, type Bytes } from './bytes'
import { hasExifPrefix, orientationOf, prefixedOrientationExif } from './exif'
import type { PictureFormat, PictureSize, StrippedPicture } from './picture-format'

const app1 = 0xe1
const startOfScan = 0xda
const endOfImage = 0xd9

/** Application segments that change how the picture looks, by marker and by the text that they begin with. */
const allowedApplications: Record<number, string> = {
  0xe0: 'JFIF\0',
  0xe2: 'ICC_PROFILE\0',
  0xee: 'Adobe',
}

/** JPEG pictures: how they are recognised, measured and freed of metadata. */
export const jpeg: PictureFormat = {
  type: 'image/jpeg',
  extensions: ['jpg', 'jpeg'],
  matches: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  size: jpegSize,
  moves: () => false,
  strip,
}

/** Bytes after the end of the image are removed, because phones put further pictures with their own EXIF data there. */
function strip(bytes: Bytes): StrippedPicture | undefined {
  const view = viewOf(bytes)
  const parts = [bytes.subarray(0, 2)]
  let orientation = 1
  let at = 2
  while (at + 4 <= bytes.length || bytes[at + 1] === endOfImage) {
    if (bytes[at] !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (marker === endOfImage) {
      parts.push(bytes.subarray(at, at + 2))
      return { parts, orientation }
    }
    // A segment may be preceded by any number of fill bytes.
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = view.getUint16(at + 2)
    const content = at + 4
    let end = at + 2 + length
    if (length < 2 || end > bytes.length) return undefined
    if (marker === startOfScan) end = endOfScan(bytes, end)
    if (marker === app1 && orientation === 1 && hasExifPrefix(bytes, content)) {
      orientation = orientationOf(bytes.subarray(content, end))
      if (orientation !== 1) parts.push(exifSegment(orientation))
    }
    if (isAllowed(bytes, marker, content)) parts.push(bytes.subarray(at, end))
    at = end
  }
  return undefined
}

function isAllowed(bytes: Bytes, marker: number, content: number) {
  // The picture itself: frames, tables, scans and restart intervals.
  if (marker >= 0xc0 && marker <= 0xdf) return true
  const signature = allowedApplications[marker]
  return signature !== undefined && asciiAt(bytes, content, signature.length) === signature
}

/** Where the compressed data of a scan ends: at a marker that is neither a restart nor an escaped 0xff. */
function endOfScan(bytes: Bytes, from: number) {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}

function exifSegment(orientation: number): Bytes {
  const content = prefixedOrientationExif(orientation)
  return joinBytes(ascii('\xff\xe1\0'), Uint8Array.of(content.length + 2), content)
}

/** Markers from 0xc0 to 0xcf that do not begin a frame: Huffman tables, reserved, arithmetic conditioning. */
const otherMarkers = [0xc4, 0xc8, 0xcc]

/** The size in the first frame header. */
function jpegSize(bytes: Bytes): PictureSize | undefined {
  const view = viewOf(bytes)
  let at = 2
  while (at + 9 <= bytes.length) {
    const marker = view.getUint8(at + 1)
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
