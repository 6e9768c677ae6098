import { useEffect, useState } from 'react'
import { loadAllRows, type ExportProgress } from '../list/export/load-all-rows'
import type { RegistrationRow } from './group-by-course'

/** The registrations of all pages, or the progress of loading them. */
export type AllRegistrations =
  | ({ kind: 'loading' } & ExportProgress)
  | { kind: 'loaded'; registrations: RegistrationRow[]; total: number }
  | { kind: 'failed' | 'stopped' }

const initialState: AllRegistrations = { kind: 'loading', read: 0, total: 0 }

/** Loads all pages of the registrations when the screen opens; leaving the screen aborts the requests. */
export function useAllRegistrations() {
  const [state, setState] = useState<AllRegistrations>(initialState)
  const isLoading = state.kind === 'loading'

  useEffect(() => {
    if (!isLoading) return
    const controller = new AbortController()
    const { signal } = controller
    loadAllRows('/general/api/CourseRegister', '', signal, (progress) =>
      setState({ kind: 'loading', ...progress }),
    ).then(
      (found) =>
        setState(
          found
            ? { kind: 'loaded', registrations: found.rows as RegistrationRow[], total: found.total }
            : { kind: 'failed' },
        ),
      (error: unknown) => {
        if (!signal.aborted) throw error
      },
    )
    return () => controller.abort()
  }, [isLoading])

  return {
    state,
    stop: () => setState({ kind: 'stopped' }),
    retry: () => setState(initialState),
  }
}
