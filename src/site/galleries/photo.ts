import type { Row } from '../../api/contract'
import { fileUrl } from '../../api/links'
import { words } from '../../messages/words'
import { captionOf, type Caption } from './caption'

/** A picture as the gallery shows it: `filePath`, `title`, `description` as source, caption, description [IMAGE-5]. */
export interface Photo extends Caption {
  src: string | undefined
}

/** The pictures of a list. */
export const photosOf = (rows: Row<'/admin/api/igallery'>[]): Photo[] =>
  rows.map((row, index) => ({
    ...captionOf(row, index, words('galleries').image.untitled),
    src: fileUrl(row.filePath),
  }))
