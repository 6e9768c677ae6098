import { fileUrl } from '../../api/links'
import { displayText, toText } from '../../data/to-text'
import { Picture } from '../../ui/picture'
import { Band } from '../page-header/section'
import type { Tone } from './section-backgrounds'
import { NearList } from './near-list'
import { homeSectionMessages } from '../../messages/home-sections'

/** From the Gallery: five of the first page's pictures [HOME-8]. */
export function Gallery({ tone, onEmpty }: { tone: Tone; onEmpty: () => void }) {
  return (
    <Band tone={tone} head={homeSectionMessages().gallery}>
      <NearList
        path="/admin/api/igallery"
        query={{ page: 1, page_size: 15 }}
        onEmpty={onEmpty}
        waiting={<div className="gallery-strip waiting" aria-hidden="true" />}
      >
        {(rows) => (
          <ul className="gallery-strip">
            {rows.slice(0, 5).map((picture, index) => (
              <li key={`${index} ${toText(picture.id)}`}>
                <Picture
                  src={fileUrl(picture.filePath)}
                  alt={displayText(picture.title)}
                  width={800}
                  height={600}
                />
              </li>
            ))}
          </ul>
        )}
      </NearList>
    </Band>
  )
}
