import { langOf, toText } from '../../data/to-text'
import { keyOf } from './use-url-lightbox'

/** What every entry of a gallery says of itself [IMAGE-5] [VIDEO-3]. */
export interface Caption {
  key: string
  title: string
  titleLang: string | undefined
  description: string
  descriptionLang: string | undefined
}

/** The caption of a record; one without a title is named by its place, since its button needs a name. */
export function captionOf(
  row: { id?: unknown; title?: unknown; description?: unknown },
  index: number,
  untitled: (place: number) => string,
): Caption {
  const title = toText(row.title).trim()
  const description = toText(row.description).trim()
  return {
    key: keyOf(toText(row.id), index),
    title: title || untitled(index + 1),
    titleLang: langOf(title),
    description,
    descriptionLang: langOf(description),
  }
}
