import { cutLongWords } from '../../data/to-text'
import { Dialog } from '../../ui/dialog'
import { Player } from '../../ui/player'
import { OutsideLink } from '../text/links'
import type { Film } from './video'
import { commonMessages } from '../../messages/common'
import { galleryMessages } from '../../messages/galleries'

/** The modal of one video: its title and a player [VIDEO-3]. */
export function VideoDialog({
  film,
  onClose,
  returnTo,
}: {
  film: Film
  onClose: () => void
  returnTo: () => HTMLElement | null
}) {
  return (
    <Dialog
      title={cutLongWords(film.title)}
      messages={commonMessages()}
      onClose={onClose}
      returnTo={returnTo}
      className="video-dialog"
      addressed
    >
      {() => <Film film={film} />}
    </Dialog>
  )
}

function Film({ film: { embed, title } }: { film: Film }) {
  const texts = galleryMessages().video
  if (embed?.kind === 'frame' || embed?.kind === 'file')
    return <Player source={embed} title={title} failed={texts.failed} />
  return (
    <p className="player player-failed">
      {embed ? <OutsideLink href={embed.href}>{texts.elsewhere}</OutsideLink> : texts.noLink}
    </p>
  )
}
