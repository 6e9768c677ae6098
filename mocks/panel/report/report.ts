import type { HistoryLine } from '../../engine/browser/page-history'
import { parseSnapshot, type Snapshot } from '../../engine/data/snapshot'
import { describeContractCheck, type LoggedCall } from './call-log'

const formatMarker = 'temple mock report, version 1'
const maxCalls = 20

/** The content of a report: link of the state, environment, and what happened before. */
export interface ReportContent {
  link: string
  build: string
  browser: string
  window: string
  language: string
  /** The time of the mock server, ISO. */
  now: string
  calls: readonly LoggedCall[]
  console: readonly HistoryLine[]
  alerts: readonly HistoryLine[]
}

/** A report as a file, with the data of the mock server; the panel opens it again. */
export interface ReportFile extends ReportContent {
  is: typeof formatMarker
  data: Snapshot
}

const cell = (value: string | number = '') =>
  String(value).replaceAll('|', '\\|').replaceAll('\n', ' ')

const listOf = (lines: readonly HistoryLine[]) =>
  lines.length ? lines.map(({ at, text }) => `- ${at} ms: ${cell(text)}`) : ['None.']

/** Formats a report as Markdown for an issue: the last 20 calls with the result of the contract check, console, alerts. */
export function formatReport({ calls, console, alerts, ...facts }: ReportContent): string {
  const rows = calls
    .slice(-maxCalls)
    .map((call) =>
      [
        `${call.method} ${call.path}`,
        call.status ?? 'no response',
        call.ms,
        describeContractCheck(call),
      ]
        .map((value) => cell(value))
        .join(' | '),
    )
  return [
    '## What happened, and what was expected',
    '',
    '',
    '',
    '## Where',
    '',
    `- Link: <${facts.link}>`,
    `- Build: ${facts.build}`,
    `- Browser: ${facts.browser}`,
    `- Window: ${facts.window}`,
    `- Language: ${facts.language}`,
    `- Time of the mock server: ${facts.now}`,
    '',
    `## The last ${maxCalls} calls, the newest last`,
    '',
    ...(rows.length
      ? [
          '| call | status | ms | contract |',
          '| - | - | - | - |',
          ...rows.map((row) => `| ${row} |`),
        ]
      : ['None.']),
    '',
    '## Console',
    '',
    ...listOf(console),
    '',
    '## Alerts',
    '',
    ...listOf(alerts),
    '',
  ].join('\n')
}

/** Formats a report as a file that `parseReport` reads. */
export const formatReportFile = (content: ReportContent, data: Snapshot) =>
  `${JSON.stringify({ is: formatMarker, ...content, data } satisfies ReportFile, null, 1)}\n`

/** Parses a report file; undefined for another file. Throws an Error that names what is wrong with its data. */
export function parseReport(text: string): ReportFile | undefined {
  let given: Partial<ReportFile> | null
  try {
    given = JSON.parse(text) as Partial<ReportFile> | null
  } catch {
    return undefined
  }
  if (given?.is !== formatMarker) return undefined
  if (!URL.canParse(given.link ?? '')) throw new Error('The report contains no valid link.')
  if (!Array.isArray(given.calls)) throw new Error('The report contains no calls.')
  parseSnapshot(JSON.stringify(given.data))
  return given as ReportFile
}
