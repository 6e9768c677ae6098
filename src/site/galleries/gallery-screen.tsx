import type { ReactNode } from 'react'
import type { Listed as ListedPath, Row } from '../../api/contract'
import { PublicList } from '../public-list/public-list'
import { PageHeader } from '../page-header/page-header'
import type { CachedRequest } from '../public-list/cached-request'
import { ListSkeleton } from '../public-list/skeleton'
import type { GalleryState } from './load-more'
import { useLoadMore } from './use-load-more'
import { ViewMore } from './view-more'
import { commonMessages } from '../../messages/common'
import { galleryMessages } from '../../messages/galleries'

/** The screen of both galleries: header, list, View More, skeleton and empty list. */
export function GalleryScreen<P extends ListedPath>({
  path,
  texts,
  heading,
  request,
  grid,
  empty,
  children,
}: {
  path: P
  texts: { title: string; hindi: string }
  heading?: string
  request: CachedRequest<GalleryState<Row<P>>>
  /** The class of the grid, for the skeleton. */
  grid: string
  empty: (retry?: () => void) => ReactNode
  children: (rows: Row<P>[]) => ReactNode
}) {
  return (
    <>
      <PageHeader
        crumbs={[{ label: commonMessages().home, to: '/' }, { label: galleryMessages().crumb }]}
        title={texts.title}
        hindi={texts.hindi}
      />
      <div className="band band-cream">
        <div className="container">
          {heading && <h2 className="gallery-heading">{heading}</h2>}
          <PublicList request={request} fallback={<ListSkeleton grid={grid} count={15} />}>
            {(gallery, retry) =>
              gallery.rows.length ? (
                <LoadedGallery path={path} initial={gallery}>
                  {children}
                </LoadedGallery>
              ) : (
                empty(retry)
              )
            }
          </PublicList>
        </div>
      </div>
    </>
  )
}

function LoadedGallery<P extends ListedPath>({
  path,
  initial,
  children,
}: {
  path: P
  initial: GalleryState<Row<P>>
  children: (rows: Row<P>[]) => ReactNode
}) {
  const { gallery, status, loadNext } = useLoadMore(path, initial)
  return (
    <>
      {children(gallery.rows)}
      <ViewMore
        shown={gallery.rows.length}
        total={gallery.total}
        isComplete={gallery.isComplete}
        status={status}
        onMore={() => void loadNext()}
      />
    </>
  )
}
