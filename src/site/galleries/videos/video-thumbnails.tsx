import type { Video } from './video'
import { VideoThumbnail } from './video-thumbnail'

/** The list of videos: each is a button with a drawn picture, which opens the player. */
export function VideoThumbnails({
  videos,
  onOpen,
  onNear,
}: {
  videos: Video[]
  onOpen: (key: string) => void
  onNear: () => void
}) {
  return (
    <ul className="video-thumbnails list-unstyled mb-0" onPointerEnter={onNear} onFocus={onNear}>
      {videos.map((video, index) => (
        <VideoThumbnail key={video.key} video={video} index={index} onOpen={onOpen} />
      ))}
    </ul>
  )
}
