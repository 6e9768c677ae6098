import type { Operation } from '../../../mocks/engine/operations'
import type { Outcome } from './request/send-request'
import type { Evaluation } from './evaluation/evaluate'

/** One line of the report. */
export interface Row {
  operation: Operation
  /** How this request differs from the operation's usual one. */
  variant?: string
  status?: number
  ms?: number
  verdict: 'ok' | 'FAIL' | 'not called'
  /** Faults and notes, or why it was not called. */
  messages: string[]
}

/** The row of one request; `strict` turns notes into faults. */
export function reportRow(
  operation: Operation,
  { status, ms }: Outcome,
  { faults, notes }: Evaluation,
  { strict = false, variant }: { strict?: boolean; variant?: string } = {},
): Row {
  const wrong = strict ? [...faults, ...notes] : faults
  const messages = strict ? wrong : [...faults, ...notes.map((note) => `(note) ${note}`)]
  return {
    operation,
    variant,
    status,
    ms,
    verdict: wrong.length ? 'FAIL' : 'ok',
    messages,
  }
}

/** The row of an operation that was not called. */
export const notCalled = (operation: Operation, why: string): Row => ({
  operation,
  verdict: 'not called',
  messages: [why],
})

/** The report as a text table, with the messages below each row and totals at the end. */
export function formatTable(rows: Row[]): string {
  const cells = rows.map(({ operation, variant, status, ms, verdict, messages }) => [
    [operation.id, variant && `(${variant})`].filter(Boolean).join(' '),
    operation.name,
    status === undefined ? '-' : String(status),
    ms === undefined ? '-' : String(ms),
    verdict === 'not called' ? `${verdict}: ${messages.join('; ')}` : verdict,
  ])
  const head = ['operation', 'call', 'status', 'ms', 'verdict']
  // The last column needs no padding.
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((line) => (column < 4 ? line[column]!.length : 0))),
  )
  const line = (texts: string[]) =>
    texts
      .map((text, column) => text.padEnd(widths[column]!))
      .join('  ')
      .trimEnd()
  const lines = rows.flatMap(({ verdict, messages }, index) => [
    line(cells[index]!),
    ...(verdict === 'not called' ? [] : messages.map((message) => `    ${message}`)),
  ])
  return [
    line(head),
    line(widths.map((width) => '-'.repeat(width))),
    ...lines,
    '',
    formatTotals(rows),
  ].join('\n')
}

function formatTotals(rows: Row[]): string {
  const count = (verdict: Row['verdict']) => rows.filter((row) => row.verdict === verdict).length
  return `${count('ok')} ok, ${count('FAIL')} failed, ${count('not called')} not called`
}

/** Whether any row failed. */
export const isFailed = (rows: Row[]) => rows.some(({ verdict }) => verdict === 'FAIL')
