import type { Row } from '../../../api/contract'
import { embedUrl, type Embed } from '../../../api/links/embed'
import { videoThumbnailUrl } from '../../../data/video-thumbnail-url'
import { captionOf, type Caption } from '../caption'
import { galleryMessages } from '../../../messages/site-screens/galleries'

/** A video of the gallery; `embed` is undefined when its link is not a URL. */
export interface Video extends Caption {
  /** URL of the drawn picture in the list. */
  thumbnail: string
  embed: Embed | undefined
}

/** The rows as videos, in the same order. */
export const videosOf = (rows: Row<'/admin/api/vgallery'>[]): Video[] =>
  rows.map((row, index) => ({
    ...captionOf(row, index, galleryMessages().video.untitled),
    thumbnail: videoThumbnailUrl(row.id, index),
    embed: embedUrl(row.videoLink),
  }))
