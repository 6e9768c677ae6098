import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router-dom'
import { readQuery, withChange, writeQuery } from './list-query'
import type { ListQuery } from '../resource'

/** Navigation within a list, and whether records are being loaded. */
export function useListNavigation(query: ListQuery) {
  const location = useLocation()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const revalidator = useRevalidator()
  const pending =
    navigation.location?.pathname === location.pathname ? navigation.location : undefined
  // A change during a pending navigation is applied to its query, so that neither change is lost.
  const latestQuery = pending ? readQuery(new URLSearchParams(pending.search)) : query
  return {
    isLoading: pending !== undefined || revalidator.state === 'loading',
    reload: () => revalidator.revalidate(),
    /** Shows another part of the list; `replace` leaves no entry in the history. */
    changeQuery: async (
      change: Partial<ListQuery>,
      replace = false,
      state?: { skipUnsavedGuard: true },
    ) =>
      navigate(writeQuery(withChange(latestQuery, change)), {
        replace,
        preventScrollReset: replace,
        state,
      }),
  }
}

export type ListNavigation = ReturnType<typeof useListNavigation>
