import type { AlertContent } from '../../../data/alert-content'
import { formatCount } from '../../../messages/format'
import type { Resource } from '../../resource'
import { csvFileName, csvType, toCsv } from './csv'
import { loadAllRows, type ExportProgress } from './load-all-rows'
import { saveFile } from '../../../ui/save-file'
import { adminMessages } from '../../../messages/admin-screens/admin'

/** Loads all rows that the search finds and downloads them as a CSV file. */
export async function exportCsv(
  resource: Resource,
  search: string,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<AlertContent> {
  const { csv } = adminMessages
  try {
    const found = await loadAllRows(resource.path, search, signal, onProgress)
    if (!found) return { tone: 'danger', message: csv.failed }
    const { rows, total } = found
    const name = csvFileName(resource.title)
    saveFile(name, csvType, toCsv(resource, rows))
    return rows.length < total
      ? { tone: 'danger', message: csv.fewer(formatCount(rows.length), formatCount(total)) }
      : { tone: 'success', message: csv.done(formatCount(rows.length), name) }
  } catch (error) {
    if (!signal.aborted) throw error
    return { tone: 'success', message: csv.stopped }
  }
}
