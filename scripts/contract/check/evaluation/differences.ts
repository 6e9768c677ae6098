import type { Operation } from '../../../../mocks/engine/operations'
import type { Id } from '../../../../src/api/contract'
import { fileUrl } from '../../../../src/api/links'
import { toText } from '../../../../src/data/to-text'
import { fetchStatus, type Target } from '../request/send-request'
import type { Judgement } from './evaluate'
import { dateFault, recordShapeOf } from './evaluate-records'

/** A record as a list gave it. */
export type Found = { id: Id } & Record<string, unknown>

type Words = Pick<Judgement, 'faults' | 'notes'>

// A mail's text is `body` in the record and `Body` in the form, as given.
const nameIn = (record: Found, field: string) => (field in record ? field : field.toLowerCase())

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** What of a draft did not come back. Other words are worth a note; nothing at all, or a turned date, is a fault. */
export function differences(list: Operation, fields: Record<string, string>, record: Found): Words {
  const faults: string[] = []
  const notes: string[] = []
  for (const [field, value] of Object.entries(fields)) {
    const name = nameIn(record, field)
    const came = record[name]
    const turned = dateFault(recordShapeOf(list)?.fields.get(name) ?? {}, came)
    if (isEmpty(came)) faults.push(`${name}: sent, and lost`)
    else if (turned) faults.push(`${name}: ${turned}`)
    else if (toText(came) !== value)
      notes.push(`${name}: sent "${value}", came back as ${JSON.stringify(came)}`)
  }
  return { faults, notes }
}

/** What an edit did not change, and what it emptied though it was no part of it. */
export function changes(
  list: Operation,
  fields: Record<string, string>,
  before: Found,
  after: Found | undefined,
): Words {
  if (!after) return { faults: ['the record is not in the list after the edit'], notes: [] }
  const isUnchanged = (field: string) => {
    const name = nameIn(before, field)
    return !isEmpty(after[name]) && toText(after[name]) === toText(before[name])
  }
  const kept = Object.fromEntries(Object.entries(fields).filter(([field]) => !isUnchanged(field)))
  const edited = Object.keys(fields).map((field) => nameIn(before, field))
  const emptied = Object.keys(before).filter(
    (name) => !edited.includes(name) && !isEmpty(before[name]) && isEmpty(after[name]),
  )
  const { faults, notes } = differences(list, kept, after)
  return {
    faults: [
      ...Object.keys(fields)
        .filter(isUnchanged)
        .map((field) => `${nameIn(before, field)}: the edit was not kept`),
      ...faults,
      ...emptied.map((name) => `${name}: was there before the edit, and lost`),
    ],
    notes,
  }
}

/** Why the file that was sent cannot be fetched from where its record says, as a visitor's browser fetches it. */
export async function uploadFaults(target: Target, { filePath }: Found): Promise<string[]> {
  if (isEmpty(filePath)) return ['filePath: a file was sent, and lost']
  const address = fileUrl(filePath, target.base)
  if (!address) return [`filePath: "${toText(filePath)}" is no address`]
  const fault = await fetchStatus(target, new URL(address))
  return fault ? [`filePath: ${fault} at ${address}`] : []
}
