import { cutLongWords } from '../../data/to-text'
import { Dialog } from '../../ui/dialog'
import { Player } from '../../ui/player'
import { ExternalLink } from '../text/links'
import type { Video } from './video'
import { commonMessages } from '../../messages/common'
import { galleryMessages } from '../../messages/galleries'

/** The dialog of one video: its title and a player [VIDEO-3]. */
export function VideoDialog({
  video,
  onClose,
  returnTo,
}: {
  video: Video
  onClose: () => void
  returnTo: () => HTMLElement | null
}) {
  return (
    <Dialog
      title={cutLongWords(video.title)}
      messages={commonMessages()}
      onClose={onClose}
      returnTo={returnTo}
      className="video-dialog"
      addressed
    >
      {() => <VideoPlayer video={video} />}
    </Dialog>
  )
}

function VideoPlayer({ video: { embed, title } }: { video: Video }) {
  const texts = galleryMessages().video
  if (embed?.kind === 'frame' || embed?.kind === 'file')
    return <Player source={embed} title={title} failed={texts.failed} />
  return (
    <p className="player d-flex align-items-center justify-content-center w-100 m-0 p-5 text-center text-accent">
      {embed ? (
        <ExternalLink className="text-reset" href={embed.href}>
          {texts.openVideo}
        </ExternalLink>
      ) : (
        texts.noLink
      )}
    </p>
  )
}
