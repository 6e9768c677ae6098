import type { Operation } from '../../mocks/calls'
import type { Id } from '../../src/api/contract'
import { text } from '../../src/api/text'
import { pathOf, send, type Outcome, type Sent } from './call'
import { judge, type Judgement } from './judge'
import type { Reader } from './reads'
import { notCalled, rowOf, type Row } from './report'
import { draftFor, patchFor, type Life } from './samples'

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
  const { fields, body } = draftFor(life, marked, mailTo)
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
  const sent = plus(plus(added, { faults: unfound }), differences(fields, record))
  const rows = [rowOf(add, added.outcome, sent, writer)]

  if (update) {
    const edited = `${marked} edited`
    const form = patchFor(life, record, edited)
    const updated = await written(writer, update, { id: record.id, token, body: form })
    const after = (await find(writer, life, searched)).record
    const kept = after?.[mark] === edited || updated.faults.length > 0
    const missed = { faults: kept ? [] : [`${mark}: the edit was not kept`] }
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
  const { status, userMessage } = (judgement.answer ?? {}) as Record<string, unknown>
  if (judgement.faults.length || status === undefined || status === true)
    return { ...judgement, outcome }
  const said = typeof userMessage === 'string' ? ` (${userMessage})` : ''
  return { ...judgement, faults: [`status: not true${said}`], outcome }
}

const plus = (judgement: Judgement, more: Partial<Judgement>): Judgement => ({
  ...judgement,
  faults: [...judgement.faults, ...(more.faults ?? [])],
  notes: [...judgement.notes, ...(more.notes ?? [])],
})

type Found = { id: Id } & Record<string, unknown>

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

/** What of a draft did not come back. A date in other words is worth a note; nothing at all is a fault. */
function differences(fields: Record<string, string>, record: Found): Partial<Judgement> {
  const faults: string[] = []
  const notes: string[] = []
  for (const [field, value] of Object.entries(fields)) {
    // A mail's text is `body` in the record and `Body` in the form, as given.
    const name = field in record ? field : field.toLowerCase()
    const came = record[name]
    if (came === undefined || came === null || came === '') faults.push(`${name}: sent, and lost`)
    else if (text(came) !== value)
      notes.push(`${name}: sent "${value}", came back as ${JSON.stringify(came)}`)
  }
  return { faults, notes }
}
