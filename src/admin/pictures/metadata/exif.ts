import { ascii, asciiAt, joinBytes, viewOf, type Bytes } from './bytes'

const orientationTag = 0x0112
const shortType = 3

/** The prefix of EXIF data in a JPEG segment; some programs write it in other formats, too. */
const prefix = 'Exif\0\0'

/** Whether the bytes at a position are EXIF data with its JPEG prefix. */
export const hasExifPrefix = (bytes: Bytes, at: number) =>
  asciiAt(bytes, at, prefix.length) === prefix

/** The orientation, 1 to 8, of EXIF data; 1 (upright) when there is none or it cannot be read. */
export function orientationOf(exif: Bytes): number {
  const tiff = hasExifPrefix(exif, 0) ? exif.subarray(prefix.length) : exif
  const view = viewOf(tiff)
  try {
    const little = asciiAt(tiff, 0, 2) === 'II'
    const first = view.getUint32(4, little)
    const count = view.getUint16(first, little)
    for (let at = first + 2; at < first + 2 + count * 12; at += 12) {
      if (view.getUint16(at, little) !== orientationTag) continue
      const value = view.getUint16(at + 8, little)
      const isValid = view.getUint16(at + 2, little) === shortType && value >= 1 && value <= 8
      return isValid ? value : 1
    }
  } catch {
    // Reading past the end throws. Damaged EXIF data is ignored, as browsers do.
  }
  return 1
}

/** EXIF data (TIFF, big-endian) whose only entry is the orientation. */
export function orientationExif(orientation: number): Bytes {
  const exif = new Uint8Array(26)
  exif.set(ascii('MM'))
  const view = viewOf(exif)
  view.setUint16(2, 42)
  view.setUint32(4, 8)
  view.setUint16(8, 1)
  view.setUint16(10, orientationTag)
  view.setUint16(12, shortType)
  view.setUint32(14, 1)
  view.setUint16(18, orientation)
  return exif
}

/** EXIF data with only the orientation, and with the prefix of a JPEG segment. */
export const prefixedOrientationExif = (orientation: number) =>
  joinBytes(ascii(prefix), orientationExif(orientation))
