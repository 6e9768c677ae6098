import type { Row } from '../../api/contract'
import { embedUrl, type Embed } from '../../api/embed'
import { captionOf, type Caption } from './caption'
import { galleryMessages } from '../../messages/galleries'

/** A video as the gallery shows it. `embed` is missing when its link is none. */
export interface Film extends Caption {
  embed: Embed | undefined
}

/** The videos of a list. */
export const filmsOf = (rows: Row<'/admin/api/vgallery'>[]): Film[] =>
  rows.map((row, index) => ({
    ...captionOf(row, index, galleryMessages().video.untitled),
    embed: embedUrl(row.videoLink),
  }))
