import { randomUUID } from 'node:crypto'
import { operations, type Operation } from '../../../mocks/engine/operations'
import { changePassword, signIn, type Credentials } from './account'
import { send, type Target } from './request/send-request'
import { cleanRows, markedBy } from './clean'
import { readRows } from './reads'
import { notCalled, type Row } from './report'
import { lives, type Life } from './crud-cases'
import { neverCalled, writeRows } from './writes'

/** What is checked, and how far the check may go. */
export interface Run extends Target {
  token?: string
  credentials?: Credentials
  /** Whether records may be added, changed and deleted: this run's own and no others. */
  write?: boolean
  /** Who gets the one mail that the check sends; without it none is sent. */
  mailTo?: string
  /** Whether the records that earlier runs left behind are deleted first. */
  clean?: boolean
  /** The server is this run's own, so that even its password may be changed. */
  own?: boolean
  /** Fields that the contract does not name are faults, not notes. */
  strict?: boolean
  /** Only the calls in whose path this stands, in any letter case, and the sign-in. */
  only?: string
}

const reads = operations.filter(({ method }) => method === 'GET')

/** Calls every operation that may be called and holds each answer against the contract. */
export async function contractRows(run: Run): Promise<Row[]> {
  const first = await send(run, reads[0]!, { query: { page: 1, page_size: 1 } })
  if (first.status === undefined && first.fatal) return unreachable(first.fault)

  const { row, token } = await signIn(run, run.credentials)
  const signedIn = { ...run, token: run.token ?? token }
  const marked = `${markedBy} ${randomUUID().slice(0, 6)}`
  const rows = [row]
  const asked = ({ name }: Operation) => name.toLowerCase().includes((run.only ?? '').toLowerCase())
  if (run.clean)
    for (const life of lives.filter(({ list }) => asked(list)))
      rows.push(...(await cleanRows(signedIn, life)))
  for (const operation of reads.filter(asked)) rows.push(...(await readRows(signedIn, operation)))
  for (const life of lives.filter(({ list }) => asked(list)))
    rows.push(...(await lifeRows(signedIn, life, marked)))
  return [...rows, await changePassword(signedIn, run.credentials)]
}

/** One reason is enough where no call can succeed. */
const unreachable = (reason: string): Row[] => [
  { operation: reads[0]!, verdict: 'FAIL', words: [reason] },
  ...operations
    .filter((operation) => operation !== reads[0])
    .map((operation) => notCalled(operation, 'see above')),
]

async function lifeRows({ token, write, ...run }: Run, life: Life, marked: string) {
  const because = !write
    ? 'writes: give --write'
    : !token
      ? 'needs a token, if only to delete what it adds'
      : life.mails && !run.mailTo
        ? 'sends a mail: give --mail-to ADDRESS'
        : undefined
  if (because || !token)
    return [notCalled(life.add, because ?? ''), ...neverCalled(life, because ?? '')]
  return writeRows({ ...run, token, marked, mailTo: run.mailTo ?? 'nobody@example.org' }, life)
}
