import type { ListPath, Row } from '../../api/contract'
import type { GalleryState } from './load-more'
import { useLoadMore } from './use-load-more'
import { ViewMore } from './view-more'
import type { Elements } from '../../ui/elements'

/** The loaded rows, and "View More" while the server has others. */
export function GalleryResults<P extends ListPath>({
  path,
  initial,
  children,
}: {
  path: P
  initial: GalleryState<Row<P>>
  children: (rows: Row<P>[]) => Elements
}) {
  const { gallery, status, loadNext } = useLoadMore(path, initial)
  return (
    <>
      {children(gallery.rows)}
      <ViewMore
        shownCount={gallery.rows.length}
        total={gallery.total}
        isComplete={gallery.isComplete}
        status={status}
        onMore={() => void loadNext()}
      />
    </>
  )
}
