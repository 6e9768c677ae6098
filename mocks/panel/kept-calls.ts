import type { LoggedCall } from './call-log'

const key = 'mock-report-calls'

/** Keeps the calls of a report for the page that opens next in this tab. */
export function keepForNextPage(calls: readonly LoggedCall[]) {
  try {
    sessionStorage.setItem(key, JSON.stringify(calls))
  } catch {
    // Blocked storage: the report opens without its log.
  }
}

/** Takes the calls that an opened report has left; none for any other page. */
export function takeKeptCalls(): LoggedCall[] {
  try {
    const calls = JSON.parse(sessionStorage.getItem(key) ?? '[]') as LoggedCall[]
    sessionStorage.removeItem(key)
    return calls
  } catch {
    return []
  }
}
