import { useEffect, useState } from 'react'
import { loadAllRows, type ExportProgress } from '../list/export/load-all-rows'
import type { RegistrationRow } from './group-by-course'

/** The registrations of all pages, or how far their reading has come. */
export type AllRegistrations =
  | ({ kind: 'reading' } & ExportProgress)
  | { kind: 'read'; registrations: RegistrationRow[]; total: number }
  | { kind: 'failed' | 'stopped' }

const start: AllRegistrations = { kind: 'reading', read: 0, total: 0 }

/** Reads every page of the registrations when the screen opens; leaving it aborts the reading. */
export function useAllRegistrations() {
  const [state, setState] = useState<AllRegistrations>(start)
  const isReading = state.kind === 'reading'

  useEffect(() => {
    if (!isReading) return
    const controller = new AbortController()
    const { signal } = controller
    loadAllRows('/general/api/CourseRegister', '', signal, (progress) =>
      setState({ kind: 'reading', ...progress }),
    ).then(
      (found) =>
        setState(
          found
            ? { kind: 'read', registrations: found.rows as RegistrationRow[], total: found.total }
            : { kind: 'failed' },
        ),
      (error: unknown) => {
        if (!signal.aborted) throw error
      },
    )
    return () => controller.abort()
  }, [isReading])

  return {
    state,
    stop: () => setState({ kind: 'stopped' }),
    readAgain: () => setState(start),
  }
}
