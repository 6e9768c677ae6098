import { Play } from 'lucide-react'
import { GalleryItem } from '../gallery-item'
import type { Video } from './video'
import { galleryMessages } from '../../../messages/site-screens/galleries'

/** The id of a thumbnail's button; the dialog returns the focus to it. */
export const videoThumbnailId = (index: number) => `video-${index + 1}`

/** One video of the list. */
export function VideoThumbnail({
  video,
  index,
  onOpen,
}: {
  video: Video
  index: number
  onOpen?: (key: string) => void
}) {
  return (
    <GalleryItem
      item={video}
      id={videoThumbnailId(index)}
      className="video-thumbnail"
      onOpen={onOpen}
    >
      <img
        className="picture"
        src={video.thumbnail}
        alt=""
        width="640"
        height="360"
        loading="lazy"
        decoding="async"
      />
      <span className="play-mark position-absolute rounded-circle bg-accent">
        <Play fill="currentColor" aria-hidden="true" />
      </span>
      <span className="visually-hidden">{`${galleryMessages().video.play} `}</span>
    </GalleryItem>
  )
}
