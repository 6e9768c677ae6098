import type { Row } from '../../api/contract'
import { fileUrl } from '../../api/links/links'
import { captionOf, type Caption } from './caption'
import { galleryMessages } from '../../messages/site-screens/galleries'

/** A picture of the gallery with its URL [IMAGE-5]. */
export interface Photo extends Caption {
  src: string | undefined
}

/** The rows as photos, in the same order. */
export const photosOf = (rows: Row<'/admin/api/igallery'>[]): Photo[] =>
  rows.map((row, index) => ({
    ...captionOf(row, index, galleryMessages().image.untitled),
    src: fileUrl(row.filePath),
  }))
