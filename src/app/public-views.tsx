import type { Row } from '../api/contract'
import { toText } from '../lib/to-text'
import { isPastDay, today } from '../messages/format'
import '../styles/site.scss'
import './slide-guide.scss'

/**
 * The props of a view. Each view imports the component from the file of its public screen, so that visitors download
 * no further file because of the previews (docs/decisions/0010).
 */
interface PublicViewProps<R> {
  record: R
  /** URL of the chosen picture, which is not on the server yet. */
  picture?: string
}

/** A card as wide as in three columns, with its margins, which the form shows at its real size. */
const cardViewports = [{ windowWidth: 1280, visibleWidth: 376 }]

/** A slide of Home. */
export async function slideView() {
  const { SlideView } = await import('../site/home/home')
  return {
    viewports: [
      { name: 'wide', windowWidth: 1280, windowHeight: 800, visibleWidth: 1280 },
      {
        name: 'phone',
        windowWidth: 360,
        windowHeight: 740,
        visibleWidth: 360,
      },
    ] as const,
    skeleton: { picture: 16 / 9, lines: [] },
    Component: ({ record, picture }: PublicViewProps<Row<'/admin/api/slider'>>) => (
      <div
        className="hero slide-guide position-relative overflow-hidden bg-dark text-accent"
        data-bs-theme="dark"
      >
        <SlideView slide={record} picture={picture} isFirst isNear />
      </div>
    ),
  }
}

/** A notification in Home's ticker, which does not move. */
export async function notificationView() {
  const { Ticker } = await import('../site/home/home')
  return {
    viewports: [{ windowWidth: 1280, visibleWidth: 376 }],
    skeleton: { lines: [75] },
    Component: ({ record }: PublicViewProps<Row<'/admin/api/notification'>>) => (
      <Ticker notifications={[record]} isStatic />
    ),
  }
}

/** The card of an activity. */
export async function activityView() {
  const { EventCard } = await import('../site/cards/event-card')
  return {
    viewports: cardViewports,
    skeleton: { picture: 7 / 5, lines: [50, 100, 75] },
    Component: ({ record, picture }: PublicViewProps<Row<'/admin/api/activities'>>) => (
      <ul className="events list-unstyled p-4 m-0 bg-body">
        <EventCard
          activity={record}
          isPast={isPastDay(toText(record.date), today())}
          picture={picture}
        />
      </ul>
    ),
  }
}

/** The card of a course. */
export async function courseView() {
  const { CourseCard } = await import('../site/cards/course-card')
  return {
    viewports: cardViewports,
    skeleton: { picture: 33 / 25, lines: [50, 100, 75, 25] },
    Component: ({ record, picture }: PublicViewProps<Row<'/admin/api/courses'>>) => (
      <ul className="list-unstyled p-4 m-0 bg-body">
        <CourseCard course={record} picture={picture} />
      </ul>
    ),
  }
}

/** A thumbnail of the image gallery. */
export async function imageView() {
  const { photosOf, Thumbnail } = await import('../site/galleries/image-gallery')
  return {
    viewports: cardViewports,
    skeleton: { picture: 4 / 3, lines: [75] },
    Component: ({ record, picture }: PublicViewProps<Row<'/admin/api/igallery'>>) => (
      <ul className="list-unstyled m-0 p-4 bg-body">
        {photosOf([record]).map((photo) => (
          <Thumbnail key="" photo={picture ? { ...photo, src: picture } : photo} index={0} />
        ))}
      </ul>
    ),
  }
}

/** A thumbnail of the video gallery. */
export async function videoView() {
  const { videosOf, VideoThumbnail } = await import('../site/galleries/video-gallery')
  return {
    viewports: cardViewports,
    skeleton: { picture: 16 / 9, lines: [75] },
    Component: ({ record }: PublicViewProps<Row<'/admin/api/vgallery'>>) => (
      <ul className="list-unstyled m-0 p-4 bg-body">
        {videosOf([record]).map((item) => (
          <VideoThumbnail key="" video={item} index={0} />
        ))}
      </ul>
    ),
  }
}
