import type { Operation } from '../../../mocks/engine/operations'
import { pathOf, send, type Outcome, type Sent } from './request/send-request'
import { changes, differences, uploadFaults, type Found } from './evaluation/differences'
import { judge, wordsIn, type Judgement } from './evaluation/evaluate'
import type { Reader } from './reads'
import { notCalled, rowOf, type Row } from './report'
import { draftFor, patchFor, type Life } from './crud-cases'

/** What the writes need to know of the run. */
export interface Writer extends Reader {
  token: string
  /** What the names of this run's records begin with; no other record is ever touched. */
  marked: string
  /** Who gets the mail that the check sends. */
  mailTo: string
}

/** Adds a record of its own, reads it back, updates it, reads it back, deletes it and sees that it is gone. */
export async function writeRows(writer: Writer, life: Life): Promise<Row[]> {
  const { token, marked, mailTo } = writer
  const { add, update, remove, list, mark } = life
  const { fields, file, body } = draftFor(life, marked, mailTo)
  const place = `${mark} "${marked}" in ${pathOf(list.name)}`

  const added = await written(writer, add, { token, body })
  const { record, searched } = await find(writer, life, false)
  if (!record) {
    const lost = { faults: [`not in the list; should it be there, delete it by hand: ${place}`] }
    return [
      rowOf(add, added.outcome, plus(added, lost), writer),
      ...neverCalled(life, 'there was no record to go on with'),
    ]
  }
  const unfound = searched ? [] : [`search=${marked}: does not find the new record`]
  const lost = file ? await uploadFaults(writer, record) : []
  const sent = plus(
    plus(added, { faults: [...unfound, ...lost] }),
    differences(list, fields, record),
  )
  const rows = [rowOf(add, added.outcome, sent, writer)]

  if (update) {
    const edit = patchFor(life, record, `${marked} edited`)
    const updated = await written(writer, update, { id: record.id, token, body: edit.body })
    const after = (await find(writer, life, searched)).record
    const missed = updated.faults.length ? {} : changes(list, edit.fields, record, after)
    rows.push(rowOf(update, updated.outcome, plus(updated, missed), writer))
  }

  const gone = await written(writer, remove, { token, body: { deleteData: [record.id] } })
  const left = (await find(writer, life, searched)).record
  const remains = { faults: left ? [`it remains, delete it by hand: ${place}`] : [] }
  rows.push(rowOf(remove, gone.outcome, plus(gone, remains), writer))
  return rows
}

/** The lines of the calls that a collection's life did not come to. */
export const neverCalled = ({ update, remove }: Life, why: string): Row[] =>
  [update, remove].flatMap((operation) => (operation ? [notCalled(operation, why)] : []))

/** Sends a write. A 200 is not yet a yes: where there is a `status`, it has to be true. */
export async function written(
  writer: Reader,
  operation: Operation,
  sent: Sent,
): Promise<Judgement & { outcome: Outcome }> {
  const outcome = await send(writer, operation, sent)
  const judgement = judge(operation, outcome)
  const { status } = (judgement.answer ?? {}) as Record<string, unknown>
  if (judgement.faults.length || status === undefined || status === true)
    return { ...judgement, outcome }
  return { ...judgement, faults: [`status: not true${wordsIn(judgement.answer)}`], outcome }
}

const plus = (judgement: Judgement, more: Partial<Judgement>): Judgement => ({
  ...judgement,
  faults: [...judgement.faults, ...(more.faults ?? [])],
  notes: [...judgement.notes, ...(more.notes ?? [])],
})

/** This run's record of a collection. Until the search has shown that it works, the whole list is looked through too. */
async function find(writer: Writer, { list, mark }: Life, trusted: boolean) {
  const { token, marked } = writer
  const look = async (query: Sent['query']) => {
    const { answer } = judge(list, await send(writer, list, { token, query }))
    const records = (answer as { record_per_page?: unknown } | undefined)?.record_per_page
    if (!Array.isArray(records)) return undefined
    return (records as Found[]).find((record) => String(record?.[mark]).startsWith(marked))
  }
  const record = await look({ page: 1, page_size: 10, search: marked })
  if (record || trusted) return { record, searched: true }
  return { record: await look({}), searched: false }
}
