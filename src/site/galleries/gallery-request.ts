import type { ListPath, Row } from '../../api/contract'
import { beginRequest, cachedResponse } from '../../api/response-cache'
import { toText } from '../../lib/to-text'
import {
  loadListPage,
  type CachedRequest,
  type CachedResult,
  type FailureReason,
} from '../public-list/cached-request'
import {
  initialGallery,
  firstQuery,
  loadMore,
  refreshGallery,
  refreshQuery,
  type GalleryState,
} from './load-more'

/** How many rows are searched for the id of the URL; a dead link causes at most nine requests. */
const maxSearched = 300

const cacheKey = (path: ListPath) => `${path} gallery`
const cachedGallery = <P extends ListPath>(path: P) =>
  cachedResponse(cacheKey(path)) as GalleryState<Row<P>> | undefined

/** Starts a request for more of a gallery; returns the function that caches the result for the next visit. */
export const beginGalleryRequest = (path: ListPath) => beginRequest(cacheKey(path))

const contains = (gallery: GalleryState<object>, id: string) =>
  gallery.rows.some((row) => 'id' in row && toText(row.id) === id)

/**
 * Requests a gallery: as many rows as are cached, else the first page and more until `targetId`, the id of the URL, is
 * among them. So a link to a later picture works.
 */
export function requestGallery<P extends ListPath>(
  path: P,
  targetId: string | null,
): CachedRequest<GalleryState<Row<P>>> {
  const cached = cachedGallery(path)
  const reusable = cached && (!targetId || contains(cached, targetId)) ? cached : undefined
  return {
    cached,
    promise: loadCachedGallery(path, () =>
      reusable ? reloadGallery(path, reusable) : loadUntilFound(path, targetId),
    ),
    retry: () => requestGallery(path, targetId),
  }
}

/** Loads a gallery and caches it; resolves with the cached one after a failure. Never rejects. */
async function loadCachedGallery<P extends ListPath>(
  path: P,
  load: () => Promise<LoadedGallery<P>>,
): Promise<CachedResult<GalleryState<Row<P>>>> {
  const cache = beginGalleryRequest(path)
  const { loaded, reason } = await load()
  if (loaded) cache(loaded)
  const gallery = loaded ?? cachedGallery(path)
  return gallery
    ? { value: gallery, stale: !loaded }
    : { value: initialGallery<Row<P>>(undefined), stale: false, reason }
}

interface LoadedGallery<P extends ListPath> {
  loaded?: GalleryState<Row<P>>
  reason?: FailureReason
}

async function reloadGallery<P extends ListPath>(
  path: P,
  gallery: GalleryState<Row<P>>,
): Promise<LoadedGallery<P>> {
  const { page, reason } = await loadListPage(path, refreshQuery(gallery))
  return page ? { loaded: refreshGallery(gallery, page) } : { reason }
}

async function loadUntilFound<P extends ListPath>(
  path: P,
  targetId: string | null,
): Promise<LoadedGallery<P>> {
  const { page: first, reason } = await loadListPage(path, firstQuery)
  if (!first) return { reason }
  let gallery = initialGallery<Row<P>>(first)
  while (
    targetId &&
    !gallery.isComplete &&
    gallery.rows.length < maxSearched &&
    !contains(gallery, targetId)
  ) {
    const next = await loadMore(gallery, async (query) => (await loadListPage(path, query)).page)
    if (!next) break
    gallery = next
  }
  return { loaded: gallery }
}
