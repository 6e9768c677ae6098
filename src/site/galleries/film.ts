import type { Row } from '../../api/contract'
import { embedUrl, type Embed } from '../../api/links'
import { langOf, text } from '../../api/text'
import { words } from '../../content/words'
import { keyOf } from './use-opened'

/** A video as the gallery shows it. `embed` is missing when its link is none. */
export interface Film {
  key: string
  title: string
  titleLang: string | undefined
  description: string
  descriptionLang: string | undefined
  embed: Embed | undefined
}

/** The videos of a list; one without a title is named by its place. */
export const filmsOf = (rows: Row<'/admin/api/vgallery'>[]): Film[] =>
  rows.map((row, index) => {
    const title = text(row.title).trim()
    const description = text(row.description).trim()
    return {
      key: keyOf(text(row.id), index),
      title: title || words('galleries').video.untitled(index + 1),
      titleLang: langOf(title),
      description,
      descriptionLang: langOf(description),
      embed: embedUrl(row.videoLink),
    }
  })
