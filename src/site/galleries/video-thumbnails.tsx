import { Play } from 'lucide-react'
import { art } from '../../messages/page'
import { Captioned } from './gallery-item'
import type { Film } from './video'
import { galleryMessages } from '../../messages/galleries'

/** Where a still stands in the document: the dialog gives the focus back to it. */
export const stillId = (index: number) => `video-${index + 1}`

/** The site's own scenes, in an order that varies the hour from one to the next. */
const scenes = [14, 12, 2, 8, 11, 4, 3, 9, 1, 13, 5, 10, 15, 6, 18, 16, 17]

/** The list of videos: light drawn stills, each a button that plays. */
export function Stills({
  films,
  onOpen,
  onNear,
}: {
  films: Film[]
  onOpen: (key: string) => void
  onNear: () => void
}) {
  return (
    <ul className="stills" onPointerEnter={onNear} onFocus={onNear}>
      {films.map((film, index) => (
        <Still key={film.key} film={film} index={index} onOpen={onOpen} />
      ))}
    </ul>
  )
}

/** One video of the list; its scene goes by its place. */
export function Still({
  film,
  index,
  onOpen,
}: {
  film: Film
  index: number
  onOpen?: (key: string) => void
}) {
  return (
    <Captioned entry={film} id={stillId(index)} className="still" onOpen={onOpen}>
      <span className="still-picture">
        <img
          src={art(`g-${scenes[index % scenes.length]}`)}
          alt=""
          width="640"
          height="360"
          loading="lazy"
          decoding="async"
        />
        <span className="still-play">
          <Play aria-hidden="true" />
        </span>
      </span>
      <span className="visually-hidden">{galleryMessages().video.play} </span>
    </Captioned>
  )
}
