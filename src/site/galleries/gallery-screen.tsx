import { useLayoutEffect, useRef, useEffect, useState } from 'react'
import type { ListPath, Row } from '../../api/contract'
import { EmptyList, type EmptyTexts } from '../public-list/empty-list'
import { FailedList, type PublicListName } from '../public-list/failed-list'
import { PublicList } from '../public-list/public-list'
import { PageHeader } from '../page-header/page-header'
import { type CachedRequest, loadListPage } from '../public-list/cached-request'
import { ListSkeleton } from '../public-list/list-skeleton'
import { type GalleryState, loadMore, mergeGallery } from './load-more'
import { commonMessages } from '../../messages/common'
import { galleryMessages } from '../../messages/site-screens/galleries'
import type { Elements } from '../../ui/elements'
import { formatCount } from '../../messages/format'
import { alertMessages } from '../../messages/alerts'
import { beginGalleryRequest } from './gallery-request'

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
        scene={list === 'videos' ? 'g-1' : 'p-janki-kund'}
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

/** The loaded rows, and "View More" while the server has others. */
function GalleryResults<P extends ListPath>({
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

/**
 * The number of shown items as a status, and the View More button. When the last press hides the button, the status
 * takes the focus.
 */
function ViewMore({
  shownCount,
  total,
  isComplete,
  status,
  onMore,
}: {
  shownCount: number
  total: number | undefined
  isComplete: boolean
  status: LoadStatus
  onMore: () => void
}) {
  const texts = galleryMessages()
  const statusLine = useRef<HTMLParagraphElement>(null)
  const wasPressed = useRef(false)

  useLayoutEffect(() => {
    const hasLostFocus = document.activeElement === document.body
    if (isComplete && wasPressed.current && hasLostFocus) statusLine.current?.focus()
    wasPressed.current = false
  }, [isComplete, shownCount])

  const shownText =
    total !== undefined && total >= shownCount
      ? commonMessages().shownOf(formatCount(shownCount), formatCount(total))
      : texts.shown(formatCount(shownCount))
  return (
    <div className="d-flex flex-column align-items-center gap-4 mt-6">
      <p
        ref={statusLine}
        className="mb-0 text-center text-body-secondary"
        role="status"
        tabIndex={-1}
      >
        {status === 'failed' ? (
          <>
            <span>{shownText}</span>
            <span className="d-block fw-semibold text-danger">{alertMessages().wrong}</span>
          </>
        ) : (
          shownText
        )}
      </p>
      {!isComplete && (
        <button
          type="button"
          className="btn btn-outline-secondary btn-lg"
          aria-disabled={status === 'loading' || undefined}
          onClick={(event) => {
            wasPressed.current = document.activeElement === event.currentTarget
            onMore()
          }}
        >
          {status === 'loading' && (
            <span className="spinner-border spinner-border-sm" aria-hidden="true" />
          )}
          <span>{texts.viewMore}</span>
        </button>
      )}
    </div>
  )
}

type LoadStatus = 'idle' | 'loading' | 'failed'

/**
 * The gallery that View More extends, until the screen closes; a refreshed `initial` is merged into it.
 * `loadNext` resolves after the rows are appended, and at once while another call is loading. Never rejects on abort.
 */
function useLoadMore<P extends ListPath>(path: P, initial: GalleryState<Row<P>>) {
  const [gallery, setGallery] = useState(initial)
  const [base, setBase] = useState(initial)
  const [status, setStatus] = useState<LoadStatus>('idle')
  const request = useRef<AbortController>(undefined)
  useEffect(() => () => request.current?.abort(), [])
  if (initial !== base) {
    setBase(initial)
    setGallery(gallery === base ? initial : mergeGallery(initial, gallery))
  }

  async function loadNext() {
    if (request.current) return
    const { signal } = (request.current = new AbortController())
    const cache = beginGalleryRequest(path)
    setStatus('loading')
    try {
      const next = await loadMore(
        gallery,
        async (query) => (await loadListPage(path, query, signal)).page,
      )
      if (next) {
        cache(next)
        setGallery(next)
      }
      setStatus(next ? 'idle' : 'failed')
    } catch (error) {
      // Unmounting aborts the request, which is no error.
      if (!signal.aborted) throw error
    } finally {
      request.current = undefined
    }
  }

  return { gallery, status, loadNext }
}

function GalleryItemSkeleton({ className = '' }: { className?: string }) {
  return (
    <li className="placeholder-glow">
      <span className={`thumbnail d-block ${className}`}>
        <span className="thumbnail-picture d-block position-relative overflow-hidden rounded-2">
          <span className="picture" />
        </span>
        <span className="thumbnail-title mt-2">
          <span className="placeholder w-75" />
        </span>
      </span>
      <p className="thumbnail-note mb-0 fs-5 lh-sm">
        <span className="placeholder w-100" />
      </p>
    </li>
  )
}
