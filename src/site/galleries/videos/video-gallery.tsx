import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import type { Row } from '../../../api/contract'
import { lazyPart } from '../../../ui/loading/on-demand'
import { prefetch } from '../../../ui/loading/save-data'
import type { CachedRequest } from '../../public-list/cached-request'
import { requestGallery } from '../gallery-request'
import { videosOf } from './video'
import { GalleryScreen } from '../gallery-screen'
import type { GalleryState } from '../load-more'
import { VideoThumbnails } from './video-thumbnails'
import { VideoThumbnail, videoThumbnailId } from './video-thumbnail'
import { useUrlLightbox } from '../use-url-lightbox'
import '../galleries.scss'
import { galleryMessages } from '../../../messages/site-screens/galleries'

// The admin's preview imports them from the screen's own chunk (docs/decisions/0010).
export { videosOf, VideoThumbnail }

const path = '/admin/api/vgallery'
type VideoRow = Row<typeof path>

const loadDialog = () => import('./video-dialog')
const VideoDialog = lazyPart(async () => (await loadDialog()).VideoDialog)

/** Starts the request and does not wait for it. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  gallery: requestGallery(path, new URL(request.url).searchParams.get('video')),
})

/** Opening a video changes the URL, not the list. */
export const shouldRevalidate = () => false

/**
 * The public video gallery [VIDEO-1] [VIDEO-2]: thumbnails drawn by the site, so that nothing is requested from video
 * hosts, and one player at a time in a dialog whose video is in the URL.
 */
export function Component() {
  const { gallery } = useLoaderData<{ gallery: CachedRequest<GalleryState<VideoRow>> }>()
  const texts = galleryMessages().video
  return (
    <GalleryScreen
      path={path}
      texts={texts}
      list="videos"
      request={gallery}
      grid="video-thumbnails list-unstyled mb-0"
    >
      {(rows) => <VideoList rows={rows} />}
    </GalleryScreen>
  )
}

function VideoList({ rows }: { rows: VideoRow[] }) {
  const videos = videosOf(rows)
  const { openKey, open, close } = useUrlLightbox('video')
  const openIndex = videos.findIndex(({ key }) => key === openKey)
  return (
    <>
      <VideoThumbnails videos={videos} onOpen={open} onNear={() => prefetch(loadDialog)} />
      {openIndex >= 0 && (
        <VideoDialog
          video={videos[openIndex]!}
          onClose={close}
          returnTo={() => document.getElementById(videoThumbnailId(openIndex))}
        />
      )}
    </>
  )
}
