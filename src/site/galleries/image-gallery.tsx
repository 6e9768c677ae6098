import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { lazyPart } from '../../ui/on-demand'
import { prefetch } from '../../ui/save-data'
import { NoRecords } from '../public-list/no-records'
import type { Reading } from '../public-list/cached-request'
import { ShareButton } from '../cards/share-button'
import { galleryReading } from './gallery-request'
import { GalleryScreen } from './gallery-screen'
import type { Growing } from './load-more'
import { photosOf } from './photo'
import { Thumbnail, Thumbnails, thumbnailId } from './thumbnails'
import { useOpened } from './use-url-lightbox'
import '../../styles/galleries.scss'
import { galleryMessages } from '../../messages/galleries'

// The admin shows it too, out of this very file (site/previews.tsx).
export { photosOf, Thumbnail }

const path = '/admin/api/igallery'
type Image = Row<typeof path>

const load = () => import('../../ui/lightbox')
const Lightbox = lazyPart(async () => (await load()).Lightbox)

/** The page stands while its pictures are on their way. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  first: galleryReading(path, new URL(request.url).searchParams.get('photo')),
})

/** Opening a picture changes the address, not the list. */
export const shouldRevalidate = () => false

/** The public image gallery [IMAGE-1]: thumbnails, View More, and a lightbox that lives in the address. */
export function Component() {
  const { first } = useLoaderData<{ first: Reading<Growing<Image>> }>()
  const texts = galleryMessages().image
  return (
    <GalleryScreen
      path={path}
      texts={texts}
      first={first}
      grid="thumbnails"
      empty={(again) => <NoRecords level="h2" texts={texts} again={again} />}
    >
      {(rows) => <Pictures rows={rows} />}
    </GalleryScreen>
  )
}

function Pictures({ rows }: { rows: Image[] }) {
  const photos = photosOf(rows)
  const { opened, open, move, close } = useOpened('photo')
  const openAt = photos.findIndex(({ key }) => key === opened)
  return (
    <>
      <Thumbnails photos={photos} onOpen={open} onNear={() => prefetch(load)} />
      {openAt >= 0 && (
        <Lightbox
          pictures={photos}
          startAt={openAt}
          messages={galleryMessages().image.lightbox}
          onView={(index) => index !== openAt && move(photos[index]!.key)}
          onClose={close}
          action={(index, className) => (
            <ShareButton
              title={photos[index]!.title}
              path={`/igallery?${new URLSearchParams({ photo: photos[index]!.key }).toString()}`}
              className={className}
              bare
            />
          )}
          opener={(index) => document.getElementById(thumbnailId(index))}
        />
      )}
    </>
  )
}
