import { useState } from 'react'
import { videoStill } from '../../data/video-still'
import { lazyPart } from '../../ui/on-demand'
import type { CellContext } from '../resources/resource'
import './video-cell.scss'
import { adminMessages } from '../../messages/admin'

const PlayVideoDialog = lazyPart(async () => (await import('./play-video-dialog')).PlayVideoDialog)

const film =
  'film d-grid flex-shrink-0 p-0 border-0 overflow-hidden rounded-1 text-white icon icon-play'

/**
 * A video in a list [VIDEOLIST-1]: the picture of the public gallery, which opens the player. Nothing is loaded from the
 * video's host before that.
 */
export const videoCell = (value: unknown, { variant, name, row }: CellContext) =>
  variant === 'deleteDialog' ? (
    <span className={film}>
      <Still id={row.id} />
    </span>
  ) : (
    <VideoButton link={value} id={row.id} name={name} />
  )

function VideoButton({ link, id, name }: { link: unknown; id: unknown; name: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={film}
        aria-label={adminMessages.film.play(name)}
        onClick={() => setOpen(true)}
      >
        <Still id={id} />
      </button>
      {isOpen && <PlayVideoDialog link={link} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

const Still = ({ id }: { id: unknown }) => (
  <img
    className="picture h-100"
    src={videoStill(id, 0)}
    alt=""
    width="58"
    height="44"
    loading="lazy"
    decoding="async"
  />
)
