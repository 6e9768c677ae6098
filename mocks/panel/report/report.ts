import { describeContractCheck, type LoggedCall } from './call-log'

const maxCalls = 20

/** Formats a report as Markdown for an issue: where it happened, and the last 20 calls with the result of the contract check. */
export function formatReport(facts: Record<string, string>, calls: readonly LoggedCall[]): string {
  const rows = calls.slice(-maxCalls).map((call) => {
    const { method, path, status = 'no response', ms = '' } = call
    const check = describeContractCheck(call).replaceAll('|', '\\|').replaceAll('\n', ' ')
    return `| ${method} ${path.replaceAll('|', '\\|')} | ${status} | ${ms} | ${check} |`
  })
  return [
    '## What happened, and what was expected\n\n\n',
    '## Where\n',
    ...Object.entries(facts).map(([name, value]) => `- ${name}: ${value}`),
    `\n## The last ${maxCalls} calls, the newest last\n`,
    ...(rows.length
      ? ['| call | status | ms | contract |', '| - | - | - | - |', ...rows]
      : ['None.']),
    '',
  ].join('\n')
}
