import type { Bytes } from './bytes'

/** A picture's size in pixels, as the header of its file states it. */
export interface PictureSize {
  width: number
  height: number
}

/** Pictures with more pixels are not decoded, because each pixel takes four bytes of memory, however small the file is. */
export const maxPixels = 100_000_000

/** A picture's file without its metadata, as consecutive parts. */
export interface StrippedPicture {
  parts: Bytes[]
  /** The EXIF orientation, 1 to 8: 1 is upright. It is the only EXIF value that the parts keep. */
  orientation: number
}

export interface PictureFormat {
  type: string
  /** File name extensions of this type; the first one replaces an extension of another type. */
  extensions: readonly string[]
  /** Whether a file with these first bytes has this format. */
  matches: (bytes: Bytes) => boolean
  /** The size that the header states; undefined when there is none. */
  size: (bytes: Bytes) => PictureSize | undefined
  /** Whether the picture moves: redrawing it would keep its first frame alone. */
  moves: (bytes: Bytes) => boolean
  /**
   * Removes metadata (position, camera, author, texts, times) and keeps what decides how the picture looks.
   * Keeps only chunks on an allow list. Undefined when the file is malformed.
   */
  strip: (bytes: Bytes) => StrippedPicture | undefined
}
