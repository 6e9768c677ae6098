import { sendSpelled } from './request/send-request'
import type { ListedRecord } from './evaluation/differences'
import { evaluate } from './evaluation/evaluate'
import type { Reader } from './reads'
import { notCalled, reportRow, type Row } from './report'
import type { CrudCase } from './crud-cases'
import { sendWrite } from './writes'

/** Prefix of the identifying field of every record that the check adds. */
export const recordPrefix = 'Contract check'

const leftoverName = new RegExp(`^${recordPrefix} [0-9a-f]{6}( edited)?$`)

/** Deletes only those records of a collection that earlier runs left behind. */
export async function cleanRows(reader: Reader, crudCase: CrudCase): Promise<Row[]> {
  const { token } = reader
  const { remove } = crudCase
  const variant = 'left by earlier runs'
  if (!token) return [notCalled(remove, 'clean: needs a token')]
  const ids = await leftoverIds(reader, crudCase)
  if (!ids.length) return [notCalled(remove, 'clean: no records of earlier runs')]
  const { outcome, ...evaluation } = await sendWrite(reader, remove, {
    token,
    body: { deleteData: ids },
  })
  const remaining = (await leftoverIds(reader, crudCase)).length
  const faults = remaining ? [`${countRecords(remaining, 'remains', 'remain')}`] : []
  const notes = remaining ? [] : [countRecords(ids.length, 'removed', 'removed')]
  const findings = {
    faults: [...evaluation.faults, ...faults],
    notes: [...evaluation.notes, ...notes],
  }
  return [reportRow(remove, outcome, findings, { variant })]
}

async function leftoverIds(reader: Reader, { list, identifyingField }: CrudCase) {
  const query = { page: 1, page_size: 100, search: recordPrefix }
  const { body } = evaluate(list, await sendSpelled(reader, list, { token: reader.token, query }))
  const records = (body as { record_per_page?: unknown } | undefined)?.record_per_page
  if (!Array.isArray(records)) return []
  return (records as ListedRecord[])
    .filter((record) => leftoverName.test(String(record?.[identifyingField])))
    .map(({ id }) => id)
}

const countRecords = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? 'record' : 'records'} of earlier runs ${count === 1 ? one : many}`
