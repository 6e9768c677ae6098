import { fileUrl } from '../../../api/links/links'
import { displayText, toText } from '../../../lib/to-text'
import { Picture } from '../../../ui/picture/picture'
import { EditRecord } from '../../editing/edit-record'
import { Section, type Background } from '../../page-header/section'
import { ListSkeleton } from '../../public-list/list-skeleton'
import { LazyList, type OnEmpty } from '../lazy-list'
import { homeSectionMessages } from '../../../messages/site-screens/home-sections'

const grid = 'gallery-strip list-unstyled mb-0'

/** From the Gallery: five of the first page's pictures. */
export function GallerySection({
  background,
  onEmpty,
}: {
  background: Background
  onEmpty: OnEmpty
}) {
  const head = homeSectionMessages().gallery
  return (
    <Section background={background} head={head}>
      <LazyList
        path="/admin/api/igallery"
        query={{ page: 1, page_size: 15 }}
        onEmpty={onEmpty}
        fallback={
          <ListSkeleton announce={false} grid={`${grid} near-list-skeleton`} count={5}>
            <li className="placeholder-glow">
              <div className="picture rounded-2" />
            </li>
          </ListSkeleton>
        }
      >
        {(rows) => (
          // Focusable, because it scrolls sideways on phones.
          <ul className={grid} tabIndex={0} aria-label={head.title}>
            {rows.slice(0, 5).map((picture, index) => (
              <li className="position-relative" key={`${index} ${toText(picture.id)}`}>
                <Picture
                  className="rounded-2"
                  src={fileUrl(picture.filePath)}
                  alt={displayText(picture.title)}
                  width={800}
                  height={600}
                />
                <EditRecord screen="igallery" id={picture.id} title={displayText(picture.title)} />
              </li>
            ))}
          </ul>
        )}
      </LazyList>
    </Section>
  )
}
