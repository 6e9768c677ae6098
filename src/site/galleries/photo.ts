import type { Row } from '../../api/contract'
import { fileUrl } from '../../api/links'
import { langOf, text } from '../../api/text'
import { words } from '../../content/words'
import { keyOf } from './use-opened'

/** A picture as the gallery shows it: `filePath`, `title`, `description` as source, caption, description (SPEC 3). */
export interface Photo {
  key: string
  src: string | undefined
  title: string
  titleLang: string | undefined
  description: string
  descriptionLang: string | undefined
}

/** The pictures of a list; one without a title is named by its place, since its button needs a name. */
export const photosOf = (rows: Row<'/admin/api/igallery'>[]): Photo[] =>
  rows.map((row, index) => {
    const title = text(row.title).trim()
    const description = text(row.description).trim()
    return {
      key: keyOf(text(row.id), index),
      src: fileUrl(row.filePath),
      title: title || words('galleries').image.untitled(index + 1),
      titleLang: langOf(title),
      description,
      descriptionLang: langOf(description),
    }
  })
