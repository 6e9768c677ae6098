import type { ReactNode } from 'react'
import type { Listed as ListedPath, Row } from '../../api/contract'
import { Listed } from '../public-list/public-list'
import { PageBand } from '../page-header/page-header'
import type { Reading } from '../public-list/cached-request'
import { Waiting } from '../public-list/skeleton'
import type { Growing } from './load-more'
import { useGrowing } from './use-load-more'
import { ViewMore } from './view-more'
import { commonMessages } from '../../messages/common'
import { galleryMessages } from '../../messages/galleries'

/** What both galleries are made of: band, list, View More, and what stands in their stead. */
export function GalleryScreen<P extends ListedPath>({
  path,
  texts,
  heading,
  first,
  grid,
  empty,
  children,
}: {
  path: P
  texts: { title: string; hindi: string }
  heading?: string
  first: Reading<Growing<Row<P>>>
  /** The grid that the rows will stand in. */
  grid: string
  empty: (again?: () => void) => ReactNode
  children: (rows: Row<P>[]) => ReactNode
}) {
  return (
    <>
      <PageBand
        crumbs={[{ label: commonMessages().home, to: '/' }, { label: galleryMessages().crumb }]}
        title={texts.title}
        hindi={texts.hindi}
      />
      <div className="band band-cream">
        <div className="container">
          {heading && <h2 className="gallery-heading">{heading}</h2>}
          <Listed reading={first} waiting={<Waiting grid={grid} boxes={15} />}>
            {(list, again) =>
              list.rows.length ? (
                <Grown path={path} first={list}>
                  {children}
                </Grown>
              ) : (
                empty(again)
              )
            }
          </Listed>
        </div>
      </div>
    </>
  )
}

function Grown<P extends ListedPath>({
  path,
  first,
  children,
}: {
  path: P
  first: Growing<Row<P>>
  children: (rows: Row<P>[]) => ReactNode
}) {
  const { list, state, more } = useGrowing(path, first)
  return (
    <>
      {children(list.rows)}
      <ViewMore
        shown={list.rows.length}
        total={list.total}
        ended={list.ended}
        state={state}
        onMore={() => void more()}
      />
    </>
  )
}
