import type { AlertContent } from '../../../data/alert-content'
import { count, today } from '../../../messages/format'
import type { Resource } from '../../resources/resource'
import { csvOf } from './csv'
import { readAll, type Progress } from './read-all'
import { saveFile } from '../../../ui/save-file'
import { adminMessages } from '../../../messages/admin'

/** Reads all that the search finds and hands it over as a CSV file; says what became of it. */
export async function exportCsv(
  resource: Resource,
  search: string,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<AlertContent> {
  const { csv } = adminMessages
  try {
    const found = await readAll(resource.path, search, signal, onProgress)
    if (!found) return { tone: 'danger', message: csv.failed }
    const { rows, total } = found
    const name = fileName(resource.title)
    saveFile(name, 'text/csv;charset=utf-8', csvOf(resource, rows))
    return rows.length < total
      ? { tone: 'danger', message: csv.fewer(count(rows.length), count(total)) }
      : { tone: 'success', message: csv.done(count(rows.length), name) }
  } catch (error) {
    if (!signal.aborted) throw error
    return { tone: 'success', message: csv.stopped }
  }
}

/** "email-logs-2026-11-21.csv": what it is and of which day. */
const fileName = (title: string) =>
  `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${today()}.csv`
