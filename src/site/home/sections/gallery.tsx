import { fileUrl } from '../../../api/links/links'
import { displayText, toText } from '../../../data/to-text'
import { Picture } from '../../../ui/picture/picture'
import { Section, type Background } from '../../page-header/section'
import { SilentListSkeleton } from '../../public-list/list-skeleton'
import { NearList } from '../near-list'
import { homeSectionMessages } from '../../../messages/site-screens/home-sections'

const grid = 'gallery-strip list-unstyled mb-0'

/** From the Gallery: five of the first page's pictures [HOME-8]. */
export function GallerySection({
  background,
  onEmpty,
}: {
  background: Background
  onEmpty: () => void
}) {
  return (
    <Section background={background} head={homeSectionMessages().gallery}>
      <NearList
        path="/admin/api/igallery"
        query={{ page: 1, page_size: 15 }}
        list="pictures"
        onEmpty={onEmpty}
        fallback={
          <SilentListSkeleton grid={`${grid} near-list-skeleton`} count={5}>
            <li className="placeholder-glow">
              <div className="picture rounded-2" />
            </li>
          </SilentListSkeleton>
        }
      >
        {(rows) => (
          <ul className={grid}>
            {rows.slice(0, 5).map((picture, index) => (
              <li key={`${index} ${toText(picture.id)}`}>
                <Picture
                  className="rounded-2"
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
    </Section>
  )
}
