import { Picture } from '../../ui/picture/picture'
import { GalleryItem } from './gallery-item'
import type { Photo } from './photo'

/** The id of a thumbnail's button; the lightbox returns the focus to it. */
export const thumbnailId = (index: number) => `photo-${index + 1}`

/** The grid of pictures; each is a button named by its caption [A11Y-6]. */
export function Thumbnails({
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
    <GalleryItem item={photo} id={thumbnailId(index)} onOpen={onOpen}>
      <Picture src={photo.src} alt="" width={800} height={600} isEager={index === 0} />
    </GalleryItem>
  )
}
