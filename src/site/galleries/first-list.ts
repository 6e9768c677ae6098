import type { Listed, Row } from '../../api/contract'
import { text } from '../../api/text'
import { readPage } from '../read-list'
import { begun, firstQuery, grown, type Growing } from './growing'

/** How many records are looked through for the one an address names; a dead link costs nine requests at most. */
const furthest = 300

/**
 * What a gallery opens with: its first page, and as much more as it takes to hold the record that the address
 * names, so that a copied link to a later picture opens it too. Never rejects.
 */
export async function firstList<P extends Listed>(
  path: P,
  wanted: string | null,
): Promise<Growing<Row<P>>> {
  let list = begun<Row<P>>(await readPage(path, firstQuery))
  const holds = () => list.rows.some((row) => 'id' in row && text(row.id) === wanted)
  while (wanted && !list.ended && list.rows.length < furthest && !holds()) {
    const longer = await grown(list, (query) => readPage(path, query))
    if (!longer) break
    list = longer
  }
  return list
}
