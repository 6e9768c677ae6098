import { useState } from 'react'
import { videoStill } from '../../data/video-still'
import { lazyPart } from '../../ui/on-demand'
import { adminMessages } from '../../messages/admin'

const PlayVideoDialog = lazyPart(async () => (await import('./play-video-dialog')).PlayVideoDialog)

/** Classes of a still with a play mark. */
export const film =
  'film d-grid flex-shrink-0 p-0 border-0 overflow-hidden rounded-1 text-white icon icon-play'

/** A still that plays its video in a dialog. */
export function VideoButton({ link, id, name }: { link: unknown; id: unknown; name: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={film}
        aria-label={adminMessages.video.play(name)}
        onClick={() => setOpen(true)}
      >
        <Still id={id} />
      </button>
      {isOpen && <PlayVideoDialog link={link} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The drawn picture of a video; an `id` always has the same one. */
export const Still = ({ id }: { id: unknown }) => (
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
