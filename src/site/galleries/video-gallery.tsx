import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { lazyPart } from '../../ui/on-demand'
import { prefetch } from '../../ui/save-data'
import { NoRecords } from '../public-list/no-records'
import type { Reading } from '../public-list/cached-request'
import { galleryReading } from './gallery-request'
import { filmsOf } from './video'
import { GalleryScreen } from './gallery-screen'
import type { Growing } from './load-more'
import { Still, Stills, stillId } from './video-thumbnails'
import { useOpened } from './use-url-lightbox'
import '../../styles/galleries.scss'
import { galleryMessages } from '../../messages/galleries'

// The admin shows it too, out of this very file (site/previews.tsx).
export { filmsOf, Still }

const path = '/admin/api/vgallery'
type Video = Row<typeof path>

const load = () => import('./video-dialog')
const VideoDialog = lazyPart(async () => (await load()).VideoDialog)

/** The page stands while its list is on its way. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  first: galleryReading(path, new URL(request.url).searchParams.get('video')),
})

/** Opening a video changes the address, not the list. */
export const shouldRevalidate = () => false

/**
 * The public video gallery [VIDEO-1] [VIDEO-2]: drawn stills that ask nothing of any other host, and one player at a time,
 * in a dialog that lives in the address.
 */
export function Component() {
  const { first } = useLoaderData<{ first: Reading<Growing<Video>> }>()
  const texts = galleryMessages().video
  return (
    <GalleryScreen
      path={path}
      texts={texts}
      heading={texts.heading}
      first={first}
      grid="stills"
      empty={(again) => <NoRecords level="h3" texts={texts} again={again} />}
    >
      {(rows) => <Videos rows={rows} />}
    </GalleryScreen>
  )
}

function Videos({ rows }: { rows: Video[] }) {
  const films = filmsOf(rows)
  const { opened, open, close } = useOpened('video')
  const openAt = films.findIndex(({ key }) => key === opened)
  return (
    <>
      <Stills films={films} onOpen={open} onNear={() => prefetch(load)} />
      {openAt >= 0 && (
        <VideoDialog
          film={films[openAt]!}
          onClose={close}
          returnTo={() => document.getElementById(stillId(openAt))}
        />
      )}
    </>
  )
}
