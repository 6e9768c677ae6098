import { toText } from '../../../src/lib/to-text'
import type { JsonRecord } from '../data/data-set'
import type { Table } from '../data/db'
import { activeScenario } from './scenario-handler'

/** The smallest page that a list of the admin requests; the dashboard counts with smaller ones. */
const smallestPage = 10
const suffix = ' (changed by Meera)'

/**
 * Returns the records as they were and then changes one text of each, as another editor would between two reads. A record
 * is changed once, so that a conflict ends when the person has decided it.
 */
export function changeOnceListed(
  rows: JsonRecord[],
  url: URL,
  { path, field, table }: { path: string; field: string; table: Table<JsonRecord> },
): JsonRecord[] {
  if (!(Number(url.searchParams.get('page_size')) >= smallestPage)) return rows
  const listed = rows.map((row) => ({ ...row }))
  for (const row of listed) {
    const key = `${path} ${row.id}`
    if (activeScenario.changedRecords.has(key)) continue
    activeScenario.changedRecords.add(key)
    const text = toText(row[field])
    // The second change of a record reverts the first, so that the text does not grow with each one.
    const changed = text.endsWith(suffix) ? text.slice(0, -suffix.length) : text + suffix
    table.update(row.id, { [field]: changed })
  }
  return listed
}
