import { cutLongWords } from '../../../data/to-text'
import { Dialog } from '../../../ui/dialog/dialog'
import type { Video } from './video'
import { commonMessages } from '../../../messages/common'
import { GalleryVideo } from './gallery-video'

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
      isInUrl
    >
      {() => <GalleryVideo video={video} />}
    </Dialog>
  )
}
