import type { Operation } from '../../../mocks/engine/operations'
import type { Outcome } from './request/send-request'
import type { Judgement } from './evaluation/evaluate'

/** One line of the report. */
export interface Row {
  operation: Operation
  /** What sets this call apart from the operation's usual one. */
  aside?: string
  status?: number
  ms?: number
  verdict: 'ok' | 'FAIL' | 'not called'
  /** Why it failed or was not called, and what is worth knowing. */
  words: string[]
}

/** A call and what is to be said of it, as a line; strict makes faults of notes. */
export function rowOf(
  operation: Operation,
  { status, ms }: Outcome,
  { faults, notes }: Judgement,
  { strict = false, aside }: { strict?: boolean; aside?: string } = {},
): Row {
  const wrong = strict ? [...faults, ...notes] : faults
  const words = strict ? wrong : [...faults, ...notes.map((note) => `(note) ${note}`)]
  return { operation, aside, status, ms, verdict: wrong.length ? 'FAIL' : 'ok', words }
}

/** A line for what was not asked. */
export const notCalled = (operation: Operation, why: string): Row => ({
  operation,
  verdict: 'not called',
  words: [why],
})

/** The whole report as a table, with the words under each line and the sum at the end. */
export function tableOf(rows: Row[]): string {
  const cells = rows.map(({ operation, aside, status, ms, verdict, words }) => [
    [operation.id, aside && `(${aside})`].filter(Boolean).join(' '),
    operation.name,
    status === undefined ? '-' : String(status),
    ms === undefined ? '-' : String(ms),
    verdict === 'not called' ? `${verdict}: ${words.join('; ')}` : verdict,
  ])
  const head = ['operation', 'call', 'status', 'ms', 'verdict']
  // The last column ends the line and needs no width of its own.
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((line) => (column < 4 ? line[column]!.length : 0))),
  )
  const line = (texts: string[]) =>
    texts
      .map((text, column) => text.padEnd(widths[column]!))
      .join('  ')
      .trimEnd()
  const lines = rows.flatMap(({ verdict, words }, place) => [
    line(cells[place]!),
    ...(verdict === 'not called' ? [] : words.map((word) => `    ${word}`)),
  ])
  return [
    line(head),
    line(widths.map((width) => '-'.repeat(width))),
    ...lines,
    '',
    sumOf(rows),
  ].join('\n')
}

function sumOf(rows: Row[]): string {
  const count = (verdict: Row['verdict']) => rows.filter((row) => row.verdict === verdict).length
  return `${count('ok')} ok, ${count('FAIL')} failed, ${count('not called')} not called`
}

/** Whether anything failed. */
export const isFailed = (rows: Row[]) => rows.some(({ verdict }) => verdict === 'FAIL')
