import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router-dom'
import { changed, readQuery, writeQuery, type ListQuery } from './list-query'

/** How the list moves to another part of itself: search replaces history, the rest pushes. */
export function useParts(query: ListQuery) {
  const location = useLocation()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const revalidator = useRevalidator()
  const pending =
    navigation.location?.pathname === location.pathname ? navigation.location : undefined
  // A change on top of one that is still on its way keeps both.
  const wanted = pending ? readQuery(new URLSearchParams(pending.search)) : query
  return {
    reading: pending !== undefined || revalidator.state === 'loading',
    reload: () => revalidator.revalidate(),
    go: async (change: Partial<ListQuery>, replace = false, state?: { unasked: true }) =>
      navigate(writeQuery(changed(wanted, change)), {
        replace,
        preventScrollReset: replace,
        state,
      }),
  }
}
