import { GoneLink } from '../sharing/gone-link'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { Play } from 'lucide-react'
import type { Row } from '../../api/contract'
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry'
import type { CachedRequest } from '../public-list/cached-request'
import { requestGallery } from './gallery-request'
import { GalleryScreen } from './gallery-screen'
import type { GalleryState } from './load-more'
import { useUrlLightbox } from './use-url-lightbox'
import { galleryMessages } from '../../messages/site-screens/galleries'
import { GalleryItem, captionOf, type Caption } from './gallery-item'
import { embedUrl, type Embed } from '../../api/links/embed'
import { videoThumbnailUrl } from '../../api/links/video-thumbnail-url'
import './galleries.scss'

const path = '/admin/api/vgallery'
type VideoRow = Row<typeof path>

const VideoDialog = lazyWithRetry(async () => (await import('./video-dialog')).VideoDialog)

/** Starts the request and does not wait for it. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  gallery: requestGallery(path, new URL(request.url).searchParams.get('video')),
})

/** Opening a video changes the URL, not the list. */
export const shouldRevalidate = () => false

/**
 * The public video gallery: thumbnails drawn by the site, so that nothing is requested from video
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
  const openVideo = videos.find(({ key }) => key === openKey)
  return (
    <>
      {openKey && !openVideo && <GoneLink />}
      <VideoThumbnails videos={videos} onOpen={open} onNear={VideoDialog.preload} />
      {openVideo && (
        <VideoDialog
          video={openVideo}
          onClose={close}
          returnTo={() => document.getElementById(videoThumbnailId(videos.indexOf(openVideo)))}
        />
      )}
    </>
  )
}

/** The list of videos: each is a button with a drawn picture, which opens the player. */
function VideoThumbnails({
  videos,
  onOpen,
  onNear,
}: {
  videos: Video[]
  onOpen: (key: string) => void
  onNear: () => void
}) {
  return (
    <ul className="video-thumbnails list-unstyled mb-0" onPointerEnter={onNear} onFocus={onNear}>
      {videos.map((video, index) => (
        <VideoThumbnail key={video.key} video={video} index={index} onOpen={onOpen} />
      ))}
    </ul>
  )
}

/** The id of a thumbnail's button; the dialog returns the focus to it. */
const videoThumbnailId = (index: number) => `video-${index + 1}`

export function VideoThumbnail({
  video,
  index,
  onOpen,
}: {
  video: Video
  index: number
  onOpen?: (key: string) => void
}) {
  return (
    <GalleryItem
      item={video}
      screen="vgallery"
      id={videoThumbnailId(index)}
      className="video-thumbnail"
      onOpen={onOpen}
    >
      <img
        className="picture"
        src={video.thumbnail}
        alt=""
        width="640"
        height="360"
        loading="lazy"
        decoding="async"
      />
      <span className="play-mark position-absolute rounded-circle bg-accent">
        <Play fill="currentColor" aria-hidden="true" />
      </span>
      <span className="visually-hidden">{`${galleryMessages().video.play} `}</span>
    </GalleryItem>
  )
}

/** A video of the gallery; `embed` is undefined when its link is not a URL. */
export interface Video extends Caption {
  /** URL of the drawn picture in the list. */
  thumbnail: string
  embed: Embed | undefined
}

export const videosOf = (rows: Row<'/admin/api/vgallery'>[]): Video[] =>
  rows.map((row, index) => ({
    ...captionOf(row, index, galleryMessages().video.untitled),
    thumbnail: videoThumbnailUrl(row.id, index),
    embed: embedUrl(row.videoLink),
  }))
