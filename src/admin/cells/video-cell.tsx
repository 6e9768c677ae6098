import { useState } from 'react'
import { videoThumbnailUrl } from '../../api/links/video-thumbnail-url'
import { adminMessages } from '../../messages/admin-screens/admin'
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry'
import type { CellContext } from '../resource'
import './video-cell.scss'

const PlayVideoDialog = lazyWithRetry(
  async () => (await import('./play-video-dialog')).PlayVideoDialog,
)

const videoThumbnailClass =
  'video-thumb d-grid flex-shrink-0 p-0 border-0 overflow-hidden rounded-1 text-white icon icon-play'

/**
 * A video in a list: the thumbnail of the public gallery, which plays the video in a dialog. Nothing is
 * loaded from the video's host before that. In the delete dialog it is only a picture.
 */
export const videoCell = (value: unknown, { variant, name, record }: CellContext) =>
  variant === 'deleteDialog' ? (
    <span className={videoThumbnailClass}>
      <VideoImage id={record.id} />
    </span>
  ) : (
    <VideoButton link={value} id={record.id} name={name} />
  )

function VideoButton({ link, id, name }: { link: unknown; id: unknown; name: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={videoThumbnailClass}
        aria-label={adminMessages.video.play(name)}
        onClick={() => setOpen(true)}
      >
        <VideoImage id={id} />
      </button>
      {isOpen && <PlayVideoDialog link={link} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

const VideoImage = ({ id }: { id: unknown }) => (
  <img
    className="picture h-100"
    src={videoThumbnailUrl(id, 0)}
    alt=""
    width="96"
    height="72"
    loading="lazy"
    decoding="async"
  />
)
