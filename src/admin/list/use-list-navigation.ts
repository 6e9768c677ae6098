import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router-dom'
import { readQuery, withChange, writeQuery } from './list-query'
import type { ListQuery } from '../resource'

/** Navigation within a list, and whether records are being loaded. */
export function useListNavigation() {
  const location = useLocation()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const revalidator = useRevalidator()
  const pending =
    navigation.location?.pathname === location.pathname ? navigation.location : undefined
  // A change during a pending navigation is applied to its query, so that neither change is lost.
  const latestQuery = readQuery(new URLSearchParams((pending ?? location).search))
  const addressOf = (change: Partial<ListQuery>) => writeQuery(withChange(latestQuery, change))
  return {
    /** The month that the URL names; the list was perhaps loaded with another one. */
    month: readQuery(new URLSearchParams(location.search)).month,
    addressOf,
    isLoading: pending !== undefined || revalidator.state === 'loading',
    reload: () => revalidator.revalidate(),
    /** Shows another part of the list; `replace` leaves no entry in the history. */
    changeQuery: async (
      change: Partial<ListQuery>,
      replace = false,
      state?: { skipUnsavedGuard: true },
    ) =>
      navigate(addressOf(change), {
        replace,
        preventScrollReset: replace,
        state,
      }),
  }
}

export type ListNavigation = ReturnType<typeof useListNavigation>
