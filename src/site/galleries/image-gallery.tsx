import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry'
import type { CachedRequest } from '../public-list/cached-request'
import { GoneLink } from '../sharing/gone-link'
import { ShareButton } from '../sharing/share-button'
import { requestGallery } from './gallery-request'
import { GalleryScreen } from './gallery-screen'
import type { GalleryState } from './load-more'
import { useUrlLightbox } from './use-url-lightbox'
import { galleryMessages } from '../../messages/site-screens/galleries'
import { Picture } from '../../ui/picture/picture'
import { GalleryItem, captionOf, type Caption } from './gallery-item'
import { fileUrl } from '../../api/links/links'
import './galleries.scss'

const path = '/admin/api/igallery'
type Image = Row<typeof path>

const Lightbox = lazyWithRetry(async () => (await import('../../ui/lightbox/lightbox')).Lightbox)

/** Starts the request and does not wait for it. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  gallery: requestGallery(path, new URL(request.url).searchParams.get('photo')),
})

/** Opening a picture changes the URL, not the list. */
export const shouldRevalidate = () => false

/** The public image gallery: thumbnails, View More, and a lightbox whose picture is in the URL. */
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
      {openKey && openIndex < 0 && <GoneLink />}
      <Thumbnails photos={photos} onOpen={open} onNear={Lightbox.preload} />
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

/** The id of a thumbnail's button; the lightbox returns the focus to it. */
const thumbnailId = (index: number) => `photo-${index + 1}`

/** The grid of pictures; each is a button named by its caption. */
function Thumbnails({
  photos,
  onOpen,
  onNear,
}: {
  photos: Photo[]
  onOpen: (key: string) => void
  /** On pointer or focus in the grid: prefetches the lightbox. */
  onNear: () => void
}) {
  return (
    <ul className="thumbnails list-unstyled mb-0" onPointerEnter={onNear} onFocus={onNear}>
      {photos.map((photo, index) => (
        <Thumbnail key={photo.key} photo={photo} index={index} onOpen={onOpen} />
      ))}
    </ul>
  )
}

export function Thumbnail({
  photo,
  index,
  onOpen,
}: {
  photo: Photo
  index: number
  onOpen?: (key: string) => void
}) {
  return (
    <GalleryItem item={photo} screen="igallery" id={thumbnailId(index)} onOpen={onOpen}>
      <Picture src={photo.src} alt="" width={800} height={600} isEager={index === 0} />
    </GalleryItem>
  )
}

interface Photo extends Caption {
  src: string | undefined
}

export const photosOf = (rows: Row<'/admin/api/igallery'>[]): Photo[] =>
  rows.map((row, index) => ({
    ...captionOf(row, index, galleryMessages().image.untitled),
    src: fileUrl(row.filePath),
  }))
