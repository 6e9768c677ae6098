import { embedUrl, videoPage } from '../../api/links/embed'
import { videoThumbnailUrl } from '../../api/links/video-thumbnail-url'
import { Player } from '../../ui/picture/player'
import { adminMessages } from '../../messages/admin-screens/admin'

/** The player of a video, or a link if it cannot be embedded. */
export function VideoPlayer({
  link,
  name,
  startsPaused,
}: {
  link: unknown
  name: string
  /** Whether a video file starts paused. */
  startsPaused?: boolean
}) {
  const texts = adminMessages.video
  const embed = embedUrl(link)
  if (embed?.kind === 'frame' || embed?.kind === 'file')
    return (
      <Player
        source={embed}
        title={name}
        failed={texts.failed}
        fallback={{
          picture: videoThumbnailUrl(undefined, 0),
          page: videoPage(embed),
          open: texts.openVideo,
        }}
        startsPaused={startsPaused}
      />
    )
  return (
    <p className="player d-flex align-items-center justify-content-center text-accent">
      {embed ? (
        <a className="text-reset" href={embed.href} target="_blank" rel="noopener noreferrer">
          {texts.openVideo}
        </a>
      ) : (
        texts.noLink
      )}
    </p>
  )
}
