import { send } from './request/send-request'
import type { Found } from './evaluation/differences'
import { judge } from './evaluation/evaluate'
import type { Reader } from './reads'
import { notCalled, rowOf, type Row } from './report'
import type { Life } from './crud-cases'
import { written } from './writes'

/** What the identifying field of every record of this check begins with. */
export const markedBy = 'Contract check'

const left = new RegExp(`^${markedBy} [0-9a-f]{6}( edited)?$`)

/** Deletes the records of one collection that earlier runs left behind, and no others. */
export async function cleanRows(reader: Reader, life: Life): Promise<Row[]> {
  const { token } = reader
  const { remove } = life
  const aside = 'left by earlier runs'
  if (!token) return [notCalled(remove, 'clean: needs a token')]
  const ids = await leftIds(reader, life)
  if (!ids.length) return [notCalled(remove, 'clean: nothing is left by earlier runs')]
  const { outcome, ...judgement } = await written(reader, remove, {
    token,
    body: { deleteData: ids },
  })
  const remaining = (await leftIds(reader, life)).length
  const faults = remaining ? [`${recordsOf(remaining, 'remains', 'remain')}`] : []
  const notes = remaining ? [] : [recordsOf(ids.length, 'removed', 'removed')]
  const all = { faults: [...judgement.faults, ...faults], notes: [...judgement.notes, ...notes] }
  return [rowOf(remove, outcome, all, { aside })]
}

async function leftIds(reader: Reader, { list, mark }: Life) {
  const query = { page: 1, page_size: 100, search: markedBy }
  const { answer } = judge(list, await send(reader, list, { token: reader.token, query }))
  const records = (answer as { record_per_page?: unknown } | undefined)?.record_per_page
  if (!Array.isArray(records)) return []
  return (records as Found[])
    .filter((record) => left.test(String(record?.[mark])))
    .map(({ id }) => id)
}

const recordsOf = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? 'record' : 'records'} of earlier runs ${count === 1 ? one : many}`
