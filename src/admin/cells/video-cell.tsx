import { Play } from 'lucide-react'
import { useState } from 'react'
import { embedUrl } from '../../api/embed'
import { Dialog } from '../../ui/dialog'
import { Player } from '../../ui/player'
import type { CellContext } from '../resources/resource'
import '../../styles/admin-forms.scss'
import { adminMessages } from '../../messages/admin'
import { commonMessages } from '../../messages/common'

const still = (
  <span className="film-still">
    <Play aria-hidden="true" />
  </span>
)

/**
 * A video in a list [VIDEOLIST-1]: a drawn still, so that nothing comes from another host before it is
 * asked for; a press opens the player.
 */
export const film = (value: unknown, { place, name }: CellContext) =>
  place === 'deleteDialog' ? still : <FilmButton link={value} name={name} />

function FilmButton({ link, name }: { link: unknown; name: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="film"
        aria-label={adminMessages.film.play(name)}
        onClick={() => setOpen(true)}
      >
        {still}
      </button>
      {open && (
        <Dialog
          title={name}
          words={commonMessages()}
          onClose={() => setOpen(false)}
          className="dialog-film"
        >
          {() => <FilmPlayer link={link} name={name} />}
        </Dialog>
      )}
    </>
  )
}

/** The player of a video, or the plain way to it where it cannot be played here. */
export function FilmPlayer({
  link,
  name,
  waits,
}: {
  link: unknown
  name: string
  /** It was not asked to play: a file waits for a press. */
  waits?: boolean
}) {
  const texts = adminMessages.film
  const embed = embedUrl(link)
  if (embed?.kind === 'frame' || embed?.kind === 'file')
    return <Player film={embed} title={name} failed={texts.failed} waits={waits} />
  return (
    <p className="player player-failed">
      {embed ? (
        <a href={embed.href} target="_blank" rel="noopener noreferrer">
          {texts.elsewhere}
        </a>
      ) : (
        texts.noLink
      )}
    </p>
  )
}
