import { randomUUID } from 'node:crypto'
import { operations, type Operation } from '../../../mocks/engine/operations'
import { changePassword, signIn, type Credentials } from './account'
import { sendRequest, type Target } from './request/send-request'
import { cleanRows, recordPrefix } from './clean'
import { habitRows, wrongPasswordRow } from './habits'
import { readRows } from './reads'
import { notCalled, type Row } from './report'
import { crudCases, type CrudCase } from './crud-cases'
import { notCalledRows, writeRows } from './writes'

/** What is checked, and how far the check may go. */
export interface Run extends Target {
  token?: string
  credentials?: Credentials
  /** Whether the check may add records, and change and delete those. */
  write?: boolean
  /** Receiver of the one mail that the check sends; without it none is sent. */
  mailTo?: string
  /** Whether to delete leftover records of earlier runs first. */
  clean?: boolean
  /** Whether this run started the server, so that its password may be changed. */
  isOwnServer?: boolean
  /** Fields that the contract does not name are faults, not notes. */
  strict?: boolean
  /** Checks only operations whose path contains this text, ignoring letter case, and the sign-in. */
  only?: string
  /** Leaves out operations whose path contains one of these texts, ignoring letter case. */
  except?: string[]
}

const reads = operations.filter(({ method }) => method === 'GET')

/** Calls every permitted operation and validates each response against the contract. */
export async function contractRows(run: Run): Promise<Row[]> {
  const first = await sendRequest(run, reads[0]!, { query: { page: 1, page_size: 1 } })
  if (first.status === undefined && first.isFatal) return unreachableRows(first.fault)

  const { row, token } = await signIn(run, run.credentials)
  const signedIn = { ...run, token: run.token ?? token }
  const recordName = `${recordPrefix} ${randomUUID().slice(0, 6)}`
  const rows = run.credentials && !run.only ? [row, await wrongPasswordRow(run)] : [row]
  const has = (name: string, text: string) => name.toLowerCase().includes(text.toLowerCase())
  const isChosen = ({ name }: Operation) =>
    has(name, run.only ?? '') && !run.except?.some((text) => has(name, text))
  if (run.clean)
    for (const crudCase of crudCases.filter(({ list }) => isChosen(list)))
      rows.push(...(await cleanRows(signedIn, crudCase)))
  for (const operation of reads.filter(isChosen))
    rows.push(...(await readRows(signedIn, operation)))
  rows.push(...(await habitRows(signedIn, reads.filter(isChosen))))
  const chosen = crudCases.filter(({ list }) => isChosen(list))
  // One collection is enough: a server refuses in the same words in all.
  const refusing = chosen.find(({ update, sendsMail }) => update && !sendsMail)
  for (const crudCase of chosen)
    rows.push(...(await crudRows(signedIn, crudCase, recordName, crudCase === refusing)))
  rows.push(await changePassword(signedIn, run.credentials))
  return withoutSecrets(rows, [signedIn.token, run.credentials?.password])
}

/** A server may repeat a token or a password in its refusal; the report names neither. */
const withoutSecrets = (rows: Row[], secrets: (string | undefined)[]): Row[] =>
  rows.map((row) => ({
    ...row,
    messages: row.messages.map((message) =>
      secrets.reduce<string>(
        (text, secret) => (secret ? text.replaceAll(secret, '***') : text),
        message,
      ),
    ),
  }))

/** When no request can succeed, only the first row states the reason. */
const unreachableRows = (reason: string): Row[] => [
  { operation: reads[0]!, verdict: 'FAIL', messages: [reason] },
  ...operations
    .filter((operation) => operation !== reads[0])
    .map((operation) => notCalled(operation, 'see above')),
]

async function crudRows(
  { token, write, ...run }: Run,
  crudCase: CrudCase,
  recordName: string,
  asksRefusal: boolean,
) {
  const reason = !write
    ? 'writes: give --write'
    : !token
      ? 'needs a token, if only to delete what it adds'
      : crudCase.sendsMail && !run.mailTo
        ? 'sends a mail: give --mail-to ADDRESS'
        : undefined
  if (reason || !token)
    return [notCalled(crudCase.add, reason ?? ''), ...notCalledRows(crudCase, reason ?? '')]
  return writeRows(
    { ...run, token, recordName, mailTo: run.mailTo ?? 'nobody@example.org' },
    crudCase,
    asksRefusal,
  )
}
