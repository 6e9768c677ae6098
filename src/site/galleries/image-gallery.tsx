import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { lazyPart } from '../../ui/loading/on-demand'
import { prefetch } from '../../ui/loading/save-data'
import type { CachedRequest } from '../public-list/cached-request'
import { ShareButton } from '../cards/share-button'
import { requestGallery } from './gallery-request'
import { GalleryScreen } from './gallery-screen'
import type { GalleryState } from './load-more'
import { photosOf } from './photo'
import { Thumbnail, Thumbnails, thumbnailId } from './thumbnails'
import { useUrlLightbox } from './use-url-lightbox'
import './galleries.scss'
import { galleryMessages } from '../../messages/site-screens/galleries'

// The admin's preview imports them from the screen's own chunk (docs/decisions/0010).
export { photosOf, Thumbnail }

const path = '/admin/api/igallery'
type Image = Row<typeof path>

const loadLightbox = () => import('../../ui/lightbox/lightbox')
const Lightbox = lazyPart(async () => (await loadLightbox()).Lightbox)

/** Starts the request and does not wait for it. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  gallery: requestGallery(path, new URL(request.url).searchParams.get('photo')),
})

/** Opening a picture changes the URL, not the list. */
export const shouldRevalidate = () => false

/** The public image gallery [IMAGE-1]: thumbnails, View More, and a lightbox whose picture is in the URL. */
export function Component() {
  const { gallery } = useLoaderData<{ gallery: CachedRequest<GalleryState<Image>> }>()
  const texts = galleryMessages().image
  return (
    <GalleryScreen
      path={path}
      texts={texts}
      list="pictures"
      request={gallery}
      grid="thumbnails list-unstyled mb-0"
    >
      {(rows) => <Pictures rows={rows} />}
    </GalleryScreen>
  )
}

function Pictures({ rows }: { rows: Image[] }) {
  const photos = photosOf(rows)
  const { openKey, open, move, close } = useUrlLightbox('photo')
  const openIndex = photos.findIndex(({ key }) => key === openKey)
  return (
    <>
      <Thumbnails photos={photos} onOpen={open} onNear={() => prefetch(loadLightbox)} />
      {openIndex >= 0 && (
        <Lightbox
          pictures={photos}
          startAt={openIndex}
          messages={galleryMessages().image.lightbox}
          onView={(index) => index !== openIndex && move(photos[index]!.key)}
          onClose={close}
          action={(index, className) => (
            <ShareButton
              title={photos[index]!.title}
              path={`/igallery?${new URLSearchParams({ photo: photos[index]!.key }).toString()}`}
              className={className}
              iconOnly
            />
          )}
          opener={(index) => document.getElementById(thumbnailId(index))}
        />
      )}
    </>
  )
}
