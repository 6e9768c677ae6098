import type { Row } from '../api/contract'
import { today } from '../messages/format'
import '../styles/site.scss'
import '../styles/lone-card.scss'

/**
 * How visitors will see what a form of the admin asks for: by the website's own components, out of the files of
 * their screens, so that no visitor downloads one file more for it. Only the route table hands them to the admin.
 */
interface Seen<R> {
  record: R
  /** Where the chosen picture lies, which is not on the server yet. */
  picture?: string
}

/** A card as wide as in three columns, with the ground around it. */
const card = [{ window: 1280, shown: 440 }]

/** A slide of Home. */
export async function slide() {
  const { SlideView } = await import('../site/home/home')
  return {
    screens: [
      { name: 'wide', window: 1280, shown: 1280 },
      { name: 'phone', window: 360, shown: 360, most: 170 },
    ] as const,
    Shown: ({ record, picture }: Seen<Row<'/admin/api/slider'>>) => (
      <div className="hero dark">
        <SlideView slide={record} picture={picture} first near />
      </div>
    ),
  }
}

/** A notice of Home's ticker, where it begins. */
export async function notice() {
  const { Ticker } = await import('../site/home/home')
  return {
    screens: [{ window: 1280, shown: 420 }],
    Shown: ({ record }: Seen<Row<'/admin/api/notification'>>) => (
      <Ticker notices={[record]} resting />
    ),
  }
}

/** An activity among the events. */
export async function activity() {
  const { EventCard, inOrder } = await import('../site/activities/activities')
  return {
    screens: card,
    Shown: ({ record, picture }: Seen<Row<'/admin/api/activities'>>) => (
      <ul className="cards events lone-card">
        {inOrder([record], today()).map((dated) => (
          <EventCard key="" {...dated} picture={picture} />
        ))}
      </ul>
    ),
  }
}

/** A course among the others. */
export async function course() {
  const { CourseCard } = await import('../site/cards/course-card')
  return {
    screens: card,
    Shown: ({ record, picture }: Seen<Row<'/admin/api/courses'>>) => (
      <ul className="cards lone-card">
        <CourseCard course={record} picture={picture} />
      </ul>
    ),
  }
}

/** A picture of the gallery. */
export async function image() {
  const { photosOf, Thumbnail } = await import('../site/galleries/image-gallery')
  return {
    screens: card,
    Shown: ({ record, picture }: Seen<Row<'/admin/api/igallery'>>) => (
      <ul className="cards lone-card">
        {photosOf([record]).map((photo) => (
          <Thumbnail key="" photo={picture ? { ...photo, src: picture } : photo} index={0} />
        ))}
      </ul>
    ),
  }
}

/** A video of the gallery; its scene goes by its place there, so any will do. */
export async function video() {
  const { filmsOf, Still } = await import('../site/galleries/video-gallery')
  return {
    screens: card,
    Shown: ({ record }: Seen<Row<'/admin/api/vgallery'>>) => (
      <ul className="cards lone-card">
        {filmsOf([record]).map((film) => (
          <Still key="" film={film} index={0} />
        ))}
      </ul>
    ),
  }
}
