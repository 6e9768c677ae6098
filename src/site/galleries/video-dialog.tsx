import { cutLongWords } from '../../lib/to-text'
import { videoPage } from '../../api/links/embed'
import { LongText } from '../../ui/disclosure/long-text'
import { Dialog } from '../../ui/dialog/dialog'
import type { Video } from './video-gallery'
import { commonMessages } from '../../messages/common'
import { Player } from '../../ui/picture/player'
import { ExternalLink } from '../text/links'
import { galleryMessages } from '../../messages/site-screens/galleries'

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
      {() => (
        <>
          <GalleryVideo video={video} />
          {video.description && (
            <p className="modal-body mb-0 py-3 lh-sm" dir="auto" lang={video.descriptionLang}>
              <LongText>{video.description}</LongText>
            </p>
          )}
        </>
      )}
    </Dialog>
  )
}

/** The player, or a link where the address cannot be played here. */
function GalleryVideo({ video: { embed, title, thumbnail } }: { video: Video }) {
  const texts = galleryMessages().video
  if (embed?.kind === 'frame' || embed?.kind === 'file')
    return (
      <>
        <Player
          source={embed}
          title={title}
          failed={texts.failed}
          fallback={{ picture: thumbnail, page: videoPage(embed), open: texts.openVideo }}
        />
        {embed.kind === 'frame' && (
          // Whether a filter or a network has blocked the player cannot be known.
          <p className="modal-body mb-0 py-2">
            <ExternalLink href={videoPage(embed)}>
              <span>{texts.atHost}</span>
            </ExternalLink>
          </p>
        )}
      </>
    )
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
