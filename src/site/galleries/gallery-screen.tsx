import type { ListPath, Row } from '../../api/contract'
import { EmptyList, type EmptyTexts } from '../public-list/empty-list'
import { FailedList, type PublicListName } from '../public-list/failed-list'
import { PublicList } from '../public-list/public-list'
import { PageHeader } from '../page-header/page-header'
import type { CachedRequest } from '../public-list/cached-request'
import { ListSkeleton } from '../public-list/list-skeleton'
import { GalleryItemSkeleton } from './gallery-item-skeleton'
import type { GalleryState } from './load-more'
import { commonMessages } from '../../messages/common'
import { galleryMessages } from '../../messages/site-screens/galleries'
import { GalleryResults } from './gallery-results'
import type { Elements } from '../../ui/elements'

/** The screen of both galleries: header, list, View More, skeleton and empty list. */
export function GalleryScreen<P extends ListPath>({
  path,
  texts,
  list,
  request,
  grid,
  children,
}: {
  path: P
  texts: { title: string; hindi: string; heading?: string } & EmptyTexts
  list: PublicListName
  request: CachedRequest<GalleryState<Row<P>>>
  /** The class of the grid, for the skeleton. */
  grid: string
  children: (rows: Row<P>[]) => Elements
}) {
  const level = texts.heading ? 'h3' : 'h2'
  return (
    <>
      <PageHeader
        crumbs={[{ label: commonMessages().home, to: '/' }, { label: galleryMessages().crumb }]}
        title={texts.title}
        hindi={texts.hindi}
      />
      <div className="section-band bg-body">
        <div className="container">
          {texts.heading && (
            <h2 className="mb-5 font-body fw-normal fs-4 text-body-secondary">{texts.heading}</h2>
          )}
          <PublicList
            request={request}
            fallback={
              <ListSkeleton grid={grid} count={15}>
                <GalleryItemSkeleton className={list === 'videos' ? 'video-thumbnail' : ''} />
              </ListSkeleton>
            }
          >
            {(gallery, failure) => {
              if (failure)
                return <FailedList list={list} level={level} failure={failure} more={texts.more} />
              if (!gallery.rows.length) return <EmptyList level={level} texts={texts} />
              return (
                <GalleryResults path={path} initial={gallery}>
                  {children}
                </GalleryResults>
              )
            }}
          </PublicList>
        </div>
      </div>
    </>
  )
}
