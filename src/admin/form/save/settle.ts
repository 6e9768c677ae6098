import type { ApiResult } from '../../../api/client'
import { largestPageSize } from '../../../api/collection'
import type { FormValues } from '../../../api/contract'
import { isKeyOf } from '../../../lib/look-up'
import { displayText, toText } from '../../../lib/to-text'
import type { AnyRecord, ListQuery, Resource } from '../../resource'
import { isSameValue, recordFieldOf } from './compare-versions'
import { readCurrent, readPage, readShown } from './current-record'

/** What a list tells about a write whose answer says neither yes nor no. */
type Outcome = 'accepted' | 'refused' | 'unclear'

/** A list as it was before a write; what is read after it is added to the records. */
export interface ShownList {
  query: ListQuery
  records: AnyRecord[]
}

/** The list that is shown, in a copy that writes may add to. */
export const shownList = ({ query, records }: ShownList): ShownList => ({
  query,
  records: [...records],
})

/** The result of a write; one that is unclear is decided by `look`. */
export async function settle(
  result: ApiResult<object>,
  look: () => Promise<Outcome>,
): Promise<ApiResult<object>> {
  if (result.ok || result.cause !== 'unclear') return result
  const outcome = await look()
  if (outcome === 'accepted') return { ok: true, data: {} }
  return outcome === 'refused' ? { ...result, cause: 'refused', mayHaveArrived: false } : result
}

/** Whether a record that was not there has what was sent. Without the list before it any such record counts. */
export async function findAdded(
  resource: Resource,
  values: FormValues,
  shown?: ShownList,
): Promise<Outcome> {
  const firstPage = { page: 1, page_size: largestPageSize }
  const read = await (shown ? readShown(resource, shown.query) : readPage(resource.path, firstPage))
  if (!read.ok) return 'unclear'
  const { rows } = read.data
  const known = new Set(shown?.records.map(({ id }) => String(id)))
  shown?.records.push(...rows)
  const isNew = (row: AnyRecord) => !known.has(String(row.id)) && hasValues(resource, row, values)
  return rows.some(isNew) ? 'accepted' : 'unclear'
}

/** Whether the record has what was sent, or is as before. */
export async function findUpdated(
  resource: Resource,
  before: AnyRecord,
  edits: FormValues,
  query: ListQuery,
): Promise<Outcome> {
  const read = await readCurrent(resource, before, query)
  if (read.kind !== 'found') return 'unclear'
  const isFileSame = isSameValue({ field: 'filePath' }, before.filePath, read.record.filePath)
  const sent = hasValues(resource, read.record, edits)
  if (sent && !(edits.file && isFileSame)) return 'accepted'
  const old = Object.fromEntries(
    (resource.fields ?? [])
      .filter(({ field }) => isKeyOf(edits, field))
      .map((definition) => [definition.field, toText(before[recordFieldOf(definition)])]),
  )
  return hasValues(resource, read.record, old) && isFileSame ? 'refused' : 'unclear'
}

/** Whether the records are gone from their page, or all still there. */
export async function findDeleted(
  resource: Resource,
  ids: ReadonlyMap<string, unknown>,
  query: ListQuery,
): Promise<Outcome> {
  const read = await readShown(resource, query)
  if (!read.ok) return 'unclear'
  const left = new Set(read.data.rows.map(({ id }) => String(id)).filter((id) => ids.has(id)))
  if (!left.size) return 'accepted'
  return left.size === ids.size ? 'refused' : 'unclear'
}

/** Whether a record has the values of a form; its file has another name there. */
const hasValues = ({ fields = [] }: Resource, record: AnyRecord, values: FormValues) =>
  fields.every(
    (definition) =>
      definition.field === 'file' ||
      !isKeyOf(values, definition.field) ||
      isSameValue(definition, values[definition.field], record[recordFieldOf(definition)]),
  )

/** A field that was cleared, and still has its old text. */
export interface KeptField {
  label: string
  old: string
}

/** The fields that an edit has cleared and the server has kept, by the record of its answer, else by the list. */
export async function findKept(
  resource: Resource,
  before: AnyRecord,
  edits: FormValues,
  query: ListQuery,
  answer: object,
): Promise<KeptField[]> {
  const cleared = (resource.fields ?? []).filter(
    (definition) => edits[definition.field] === '' && toText(before[recordFieldOf(definition)]),
  )
  if (!cleared.length) return []
  const isInAnswer = cleared.every((definition) => isKeyOf(answer, recordFieldOf(definition)))
  const read = isInAnswer ? undefined : await readCurrent(resource, before, query)
  const after = read?.kind === 'found' ? read.record : (answer as AnyRecord)
  return cleared
    .filter((definition) => {
      const name = recordFieldOf(definition)
      return isKeyOf(after, name) && isSameValue(definition, before[name], after[name])
    })
    .map((definition) => ({
      label: definition.label,
      old: displayText(before[recordFieldOf(definition)]),
    }))
}
