import { useEffect, useRef, useState } from 'react'
import type { ListPath, Row } from '../../api/contract'
import { loadListPage } from '../public-list/cached-request'
import { beginGalleryRequest } from './gallery-request'
import { loadMore, mergeGallery, type GalleryState } from './load-more'

export type LoadStatus = 'idle' | 'loading' | 'failed'

/**
 * The gallery that View More extends, until the screen closes [IMAGE-3]; a refreshed `initial` is merged into it.
 * `loadNext` resolves after the rows are appended, and at once while another call is loading. Never rejects on abort.
 */
export function useLoadMore<P extends ListPath>(path: P, initial: GalleryState<Row<P>>) {
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
