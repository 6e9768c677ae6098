import type { Row } from '../../api/contract'
import { fileUrl } from '../../api/links'
import { captionOf, type Caption } from './caption'
import { galleryMessages } from '../../messages/galleries'

/** A picture as the gallery shows it: `filePath`, `title`, `description` as source, caption, description [IMAGE-5]. */
export interface Photo extends Caption {
  src: string | undefined
}

/** The pictures of a list. */
export const photosOf = (rows: Row<'/admin/api/igallery'>[]): Photo[] =>
  rows.map((row, index) => ({
    ...captionOf(row, index, galleryMessages().image.untitled),
    src: fileUrl(row.filePath),
  }))
