import type { LoggedCall } from './call-log'

const key = 'mock-report-calls'

/** Stores the calls of a report for the next page of this tab. */
export function storeCalls(calls: readonly LoggedCall[]) {
  try {
    sessionStorage.setItem(key, JSON.stringify(calls))
  } catch {
    // Blocked storage: the report opens without its log.
  }
}

/** Returns and removes the calls that `storeCalls` stored; empty when there are none. */
export function takeStoredCalls(): LoggedCall[] {
  try {
    const calls = JSON.parse(sessionStorage.getItem(key) ?? '[]') as LoggedCall[]
    sessionStorage.removeItem(key)
    return calls
  } catch {
    return []
  }
}
