import { Player } from '../../../ui/picture/player'
import { ExternalLink } from '../../text/links'
import type { Video } from './video'
import { galleryMessages } from '../../../messages/site-screens/galleries'

/** The player, or a link where the address cannot be played here. */
export function GalleryVideo({ video: { embed, title } }: { video: Video }) {
  const texts = galleryMessages().video
  if (embed?.kind === 'frame' || embed?.kind === 'file')
    return <Player source={embed} title={title} failed={texts.failed} />
  return (
    <p className="player d-flex align-items-center justify-content-center w-100 m-0 p-5 text-center text-accent">
      {embed ? (
        <ExternalLink className="text-reset" href={embed.href}>
          <span>{texts.openVideo}</span>
        </ExternalLink>
      ) : (
        texts.noLink
      )}
    </p>
  )
}
