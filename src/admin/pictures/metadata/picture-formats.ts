import { asciiAt, type Bytes } from './bytes'
import { jpeg } from './jpeg'
import type { PictureFormat } from './picture-format'
import { png } from './png'
import { webp } from './webp'

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
