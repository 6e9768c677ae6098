import { langOf, toText } from '../../data/to-text'
import { urlKey } from './use-url-lightbox'

/** The texts of a gallery item and its key in the URL [IMAGE-5] [VIDEO-3]. */
export interface Caption {
  key: string
  title: string
  titleLang: string | undefined
  description: string
  descriptionLang: string | undefined
}

/** The caption of a row; without a title it is its position, because the item's button needs a name. */
export function captionOf(
  row: { id?: unknown; title?: unknown; description?: unknown },
  index: number,
  untitled: (position: number) => string,
): Caption {
  const title = toText(row.title).trim()
  const description = toText(row.description).trim()
  return {
    key: urlKey(toText(row.id), index),
    title: title || untitled(index + 1),
    titleLang: langOf(title),
    description,
    descriptionLang: langOf(description),
  }
}
