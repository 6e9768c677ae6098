import type { ReactNode } from 'react'
import type { Page, PageQuery } from '../../api/collection'
import { words } from '../../content/words'
import { Later } from '../../ui/later'
import { PageBand } from '../page-band'
import { Waiting } from '../waiting'
import type { Growing } from './growing'
import { useGrowing } from './use-growing'
import { ViewMore } from './view-more'

/** What both galleries are made of: band, list, View More, and what stands in their stead. */
export function GalleryScreen<R extends object>({
  texts,
  heading,
  first,
  read,
  grid,
  empty,
  children,
}: {
  texts: { title: string; hindi: string }
  heading?: string
  first: Promise<Growing<R>>
  read: (query: PageQuery, signal: AbortSignal) => Promise<Page<R> | undefined>
  /** The grid that the rows will stand in. */
  grid: string
  empty: ReactNode
  children: (rows: R[]) => ReactNode
}) {
  return (
    <>
      <PageBand
        crumbs={[{ label: words('common').home, to: '/' }, { label: words('galleries').crumb }]}
        title={texts.title}
        hindi={texts.hindi}
      />
      <div className="band band-cream">
        <div className="container">
          {heading && <h2 className="gallery-heading">{heading}</h2>}
          <Later promise={first} waiting={<Waiting grid={grid} boxes={15} />}>
            {(list) =>
              list.rows.length ? (
                <Grown first={list} read={read}>
                  {children}
                </Grown>
              ) : (
                empty
              )
            }
          </Later>
        </div>
      </div>
    </>
  )
}

function Grown<R extends object>({
  first,
  read,
  children,
}: {
  first: Growing<R>
  read: (query: PageQuery, signal: AbortSignal) => Promise<Page<R> | undefined>
  children: (rows: R[]) => ReactNode
}) {
  const { list, state, more } = useGrowing(first, read)
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
