import type { Listed, Row } from '../../api/contract'
import { beginRequest, cachedResponse } from '../../api/response-cache'
import { toText } from '../../data/to-text'
import { readPage, type Reading, type Shown } from '../public-list/cached-request'
import { begun, firstQuery, grown, refreshed, wholeQuery, type Growing } from './load-more'

/** How many records are looked through for the one an address names; a dead link costs nine requests at most. */
const furthest = 300

const nameOf = (path: Listed) => `${path} grown`
const knownGallery = <P extends Listed>(path: P) =>
  cachedResponse(nameOf(path)) as Growing<Row<P>> | undefined

/** Begins to grow a gallery; what it returns remembers it for the way back to it. */
export const growing = (path: Listed) => beginRequest(nameOf(path))

const holds = (list: Growing<object>, wanted: string) =>
  list.rows.some((row) => 'id' in row && toText(row.id) === wanted)

/**
 * What a gallery opens with: as far as it was seen before, else its first page and as much more as it takes to hold
 * the record that the address names, so that a copied link to a later picture opens it too.
 */
export function galleryReading<P extends Listed>(
  path: P,
  wanted: string | null,
): Reading<Growing<Row<P>>> {
  const known = knownGallery(path)
  const seen = known && (!wanted || holds(known, wanted)) ? known : undefined
  return {
    known,
    coming: shownGallery(path, () => (seen ? seenAnew(path, seen) : found(path, wanted))),
    again: () => galleryReading(path, wanted),
  }
}

/** Never rejects. */
async function shownGallery<P extends Listed>(
  path: P,
  read: () => Promise<Growing<Row<P>> | undefined>,
): Promise<Shown<Growing<Row<P>>>> {
  const keep = growing(path)
  const list = await read()
  if (list) keep(list)
  const known = list ?? knownGallery(path)
  return {
    value: known ?? begun<Row<P>>(undefined),
    old: !list && known !== undefined,
    unread: known === undefined,
  }
}

async function seenAnew<P extends Listed>(path: P, list: Growing<Row<P>>) {
  const page = await readPage(path, wholeQuery(list))
  return page && refreshed(list, page)
}

async function found<P extends Listed>(path: P, wanted: string | null) {
  const first = await readPage(path, firstQuery)
  if (!first) return undefined
  let list = begun<Row<P>>(first)
  while (wanted && !list.ended && list.rows.length < furthest && !holds(list, wanted)) {
    const longer = await grown(list, (query) => readPage(path, query))
    if (!longer) break
    list = longer
  }
  return list
}
