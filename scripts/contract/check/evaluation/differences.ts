import type { Operation } from '../../../../mocks/engine/operations'
import type { Id } from '../../../../src/api/contract'
import { fileUrl } from '../../../../src/api/links/links'
import { toText } from '../../../../src/lib/to-text'
import { fetchFault, type Target } from '../request/send-request'
import { dateFault, recordFieldsOf, type Findings } from './evaluate-records'

/** A record from a list response. */
export type ListedRecord = { id: Id } & Record<string, unknown>

// A mail's text is `body` in the record and `Body` in the form, as given.
const recordField = (record: ListedRecord, field: string) =>
  field in record ? field : field.toLowerCase()

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Compares the sent fields with the record: other text is a note; an empty value or a misordered date is a fault. */
export function compareDraft(
  list: Operation,
  fields: Record<string, string>,
  record: ListedRecord,
): Findings {
  const faults: string[] = []
  const notes: string[] = []
  for (const [field, sent] of Object.entries(fields)) {
    const name = recordField(record, field)
    const value = record[name]
    const misordered = dateFault(recordFieldsOf(list).get(name) ?? {}, value)
    if (isEmpty(value)) faults.push(`${name}: sent, but empty in the record`)
    else if (misordered) faults.push(`${name}: ${misordered}`)
    else if (toText(value) !== sent)
      notes.push(`${name}: sent "${sent}", returned as ${JSON.stringify(value)}`)
  }
  return { faults, notes }
}

/** Finds edited fields that did not change, and other fields that the edit emptied. */
export function compareEdit(
  list: Operation,
  fields: Record<string, string>,
  before: ListedRecord,
  after: ListedRecord | undefined,
): Findings {
  if (!after) return { faults: ['the record is not in the list after the edit'], notes: [] }
  const isUnchanged = (field: string) => {
    const name = recordField(before, field)
    return !isEmpty(after[name]) && toText(after[name]) === toText(before[name])
  }
  const changed = Object.fromEntries(
    Object.entries(fields).filter(([field]) => !isUnchanged(field)),
  )
  const edited = Object.keys(fields).map((field) => recordField(before, field))
  const emptied = Object.keys(before).filter(
    (name) => !edited.includes(name) && !isEmpty(before[name]) && isEmpty(after[name]),
  )
  const { faults, notes } = compareDraft(list, changed, after)
  return {
    faults: [
      ...Object.keys(fields)
        .filter(isUnchanged)
        .map((field) => `${recordField(before, field)}: the edit was not stored`),
      ...faults,
      ...emptied.map((name) => `${name}: emptied by the edit`),
    ],
    notes,
  }
}

/** Fetches the uploaded file from the record's filePath, as a browser does; returns the fault. */
export async function uploadFaults(target: Target, { filePath }: ListedRecord): Promise<string[]> {
  if (isEmpty(filePath)) return ['filePath: a file was sent, but filePath is empty']
  const address = fileUrl(filePath, target.base)
  if (!address) return [`filePath: "${toText(filePath)}" is no address`]
  const fault = await fetchFault(target, new URL(address))
  return fault ? [`filePath: ${fault} at ${address}`] : []
}
