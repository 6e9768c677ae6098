import { Picture } from '../../ui/picture'
import type { Photo } from './photo'

/** Where a thumbnail stands in the document: the lightbox gives the focus back to it. */
export const thumbnailId = (index: number) => `photo-${index + 1}`

/** The grid: every picture a button named by its caption (RULES, Accessibility). */
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
  photo: { key, src, title, titleLang, description, descriptionLang },
  index,
  onOpen,
}: {
  photo: Photo
  index: number
  onOpen?: (key: string) => void
}) {
  return (
    <li>
      <button
        type="button"
        id={thumbnailId(index)}
        className="thumbnail"
        onClick={() => onOpen?.(key)}
      >
        <Picture src={src} alt="" width={800} height={600} first={index === 0} />
        <span className="thumbnail-title" dir="auto" lang={titleLang}>
          {title}
        </span>
      </button>
      {description && (
        <p className="thumbnail-note" dir="auto" lang={descriptionLang}>
          {description}
        </p>
      )}
    </li>
  )
}
