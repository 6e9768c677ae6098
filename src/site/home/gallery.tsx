import { fileUrl } from '../../api/links'
import { text } from '../../api/text'
import { words } from '../../content/words'
import { Picture } from '../../ui/picture'
import { WhenNear } from '../../ui/when-near'
import { Band } from '../band'
import { readList } from '../read-list'
import type { Tone } from './band-order'

const read = async () =>
  (await readList('/admin/api/igallery', { page: 1, page_size: 15 })).slice(0, 5)

/** From the Gallery: five of the first page's pictures (DECISIONS, Home's lists). */
export function Gallery({ tone, onEmpty }: { tone: Tone; onEmpty: () => void }) {
  return (
    <Band tone={tone} head={words('home').gallery}>
      <WhenNear
        read={read}
        onRead={(rows) => rows.length || onEmpty()}
        waiting={<div className="gallery-strip waiting" aria-hidden="true" />}
      >
        {(rows) => (
          <ul className="gallery-strip">
            {rows.map((picture, index) => (
              <li key={`${index} ${text(picture.id)}`}>
                <Picture
                  src={fileUrl(picture.filePath)}
                  alt={text(picture.title)}
                  width={800}
                  height={600}
                />
              </li>
            ))}
          </ul>
        )}
      </WhenNear>
    </Band>
  )
}
