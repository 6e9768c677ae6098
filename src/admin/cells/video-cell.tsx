import { useState } from 'react'
import { embedUrl } from '../../api/embed'
import { Dialog } from '../../ui/dialog'
import { Player } from '../../ui/player'
import type { CellContext } from '../resources/resource'
import './video-cell.scss'
import '../../styles/admin-forms.scss'
import { adminMessages } from '../../messages/admin'
import { commonMessages } from '../../messages/common'

/**
 * A video in a list [VIDEOLIST-1]: a drawn thumbnail that opens the player. Nothing is loaded from the video's host
 * before that.
 */
export const videoCell = (value: unknown, { variant, name }: CellContext) =>
  variant === 'deleteDialog' ? (
    <span className="film icon icon-play" />
  ) : (
    <VideoButton link={value} name={name} />
  )

function VideoButton({ link, name }: { link: unknown; name: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="film icon icon-play"
        aria-label={adminMessages.film.play(name)}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Dialog
          title={name}
          messages={commonMessages()}
          onClose={() => setOpen(false)}
          className="dialog-film"
        >
          {() => <VideoPlayer link={link} name={name} />}
        </Dialog>
      )}
    </>
  )
}

/** The player of a video, or a link where it cannot be embedded. */
export function VideoPlayer({
  link,
  name,
  waits,
}: {
  link: unknown
  name: string
  /** Whether a video file starts paused. */
  waits?: boolean
}) {
  const texts = adminMessages.film
  const embed = embedUrl(link)
  if (embed?.kind === 'frame' || embed?.kind === 'file')
    return <Player source={embed} title={name} failed={texts.failed} waits={waits} />
  return (
    <p className="player player-failed">
      {embed ? (
        <a href={embed.href} target="_blank" rel="noopener noreferrer">
          {texts.openVideo}
        </a>
      ) : (
        texts.noLink
      )}
    </p>
  )
}
