import { useState } from 'react'
import { lazyPart } from '../../ui/on-demand'
import type { CellContext } from '../resources/resource'
import './video-cell.scss'
import { adminMessages } from '../../messages/admin'

const PlayVideoDialog = lazyPart(async () => (await import('./play-video-dialog')).PlayVideoDialog)

/**
 * A video in a list [VIDEOLIST-1]: a drawn thumbnail that opens the player. Nothing is loaded from the video's host
 * before that.
 */
export const videoCell = (value: unknown, { variant, name }: CellContext) =>
  variant === 'deleteDialog' ? (
    <span className="film d-flex flex-shrink-0 align-items-center justify-content-center p-0 border-0 rounded-1 text-white icon icon-play" />
  ) : (
    <VideoButton link={value} name={name} />
  )

function VideoButton({ link, name }: { link: unknown; name: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="film d-flex flex-shrink-0 align-items-center justify-content-center p-0 border-0 rounded-1 text-white icon icon-play"
        aria-label={adminMessages.film.play(name)}
        onClick={() => setOpen(true)}
      />
      {isOpen && <PlayVideoDialog link={link} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}
