import { asciiAt } from './bytes'
import { jpeg } from './jpeg'
import type { PictureSize } from './picture-size'
import { png } from './png'
import { webp } from './webp'

export type Bytes = Uint8Array<ArrayBuffer>

/** A picture's file without its metadata, as consecutive parts. */
export interface StrippedPicture {
  parts: Bytes[]
  /** The EXIF orientation, 1 to 8: 1 is upright. It is the only EXIF value that the parts keep. */
  orientation: number
}

/** A picture format that the website shows. */
export interface PictureFormat {
  type: string
  /** File name extensions of this type; the first one replaces an extension of another type. */
  extensions: readonly string[]
  /** Whether a file with these first bytes has this format. */
  matches: (bytes: Bytes) => boolean
  /** The size that the header states; undefined when there is none. */
  size: (bytes: Bytes) => PictureSize | undefined
  /**
   * Removes metadata (position, camera, author, texts, times) and keeps what decides how the picture looks.
   * Keeps only chunks on an allow list. Undefined when the file is malformed.
   */
  strip: (bytes: Bytes) => StrippedPicture | undefined
}

const formats: readonly PictureFormat[] = [jpeg, png, webp]

/** The types of picture that the website shows; `openapi.yaml` names the same for uploads. */
export const pictureTypes = formats.map(({ type }) => type)

/** How many of the first bytes `formatOf` needs. */
export const signatureLength = 12

/** The format by a file's first bytes; its name and type may be wrong. */
export const formatOf = (bytes: Bytes): PictureFormat | undefined =>
  formats.find(({ matches }) => matches(bytes))

/** Whether a file is an HEIC picture, as iPhones take them: by its first bytes, else by its name. */
export const isHeic = (bytes: Bytes, name: string) =>
  /^ftyp(hei[cxms]|hev[cmxs])/.test(asciiAt(bytes, 4, 8)) || /\.hei[cf]$/i.test(name)
