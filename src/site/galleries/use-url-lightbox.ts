import { useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/**
 * Keeps the open item of a gallery in the URL. Opening adds a history entry, moving on replaces it. Closing
 * goes back in the history, or replaces the entry if the item was opened by a link.
 */
export function useUrlLightbox(parameter: 'photo' | 'video') {
  const [search, setSearch] = useSearchParams()
  const location = useLocation()
  const state = location.state as { pressed?: true } | null
  // The location whose item was closed. It is compared by identity, because Forward to it creates a new object.
  const [closedLocation, setClosedLocation] = useState<typeof location>()
  const leaving = useRef<typeof location>(undefined)
  const navigate = useNavigate()

  function setOpenKey(
    key: string | undefined,
    options: { replace?: boolean; state?: object | null },
  ) {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (key === undefined) after.delete(parameter)
        else after.set(parameter, key)
        return after
      },
      // The gallery behind keeps its scroll position.
      { preventScrollReset: true, ...options },
    )
  }

  return {
    openKey: location === closedLocation ? null : search.get(parameter),
    open: (key: string) => setOpenKey(key, { state: { pressed: true } }),
    move: (key: string) => setOpenKey(key, { replace: true, state }),
    close: () => {
      // A second Escape before the navigation is done would go back twice and leave the gallery.
      if (leaving.current === location) return
      leaving.current = location
      // Closed before the navigation is done, because a Forward meanwhile would keep the lightbox on the page.
      setClosedLocation(location)
      if (state?.pressed) void navigate(-1)
      else setOpenKey(undefined, { replace: true })
    },
  }
}

/** The value that names a row in the gallery's URL: its id, or its position without one. */
export const urlKey = (id: string, index: number) => id || `n${index + 1}`
