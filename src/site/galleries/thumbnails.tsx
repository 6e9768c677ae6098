import { Picture } from '../../ui/picture'
import { Captioned } from './gallery-item'
import type { Photo } from './photo'

/** Where a thumbnail stands in the document: the lightbox gives the focus back to it. */
export const thumbnailId = (index: number) => `photo-${index + 1}`

/** The grid: every picture a button named by its caption [A11Y-6]. */
export function Thumbnails({
  photos,
  onOpen,
  onNear,
}: {
  photos: Photo[]
  onOpen: (key: string) => void
  /** Somebody is about to open one. */
  onNear: () => void
}) {
  return (
    <ul className="thumbnails" onPointerEnter={onNear} onFocus={onNear}>
      {photos.map((photo, index) => (
        <Thumbnail key={photo.key} photo={photo} index={index} onOpen={onOpen} />
      ))}
    </ul>
  )
}

/** One picture of the grid, with its caption. */
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
    <Captioned entry={photo} id={thumbnailId(index)} onOpen={onOpen}>
      <Picture src={photo.src} alt="" width={800} height={600} first={index === 0} />
    </Captioned>
  )
}
