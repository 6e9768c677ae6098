import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/**
 * Keeps the open item of a gallery in the URL [IMAGE-6]. Opening adds a history entry, moving on replaces it. Closing
 * goes back in the history, or replaces the entry if the item was opened by a link.
 */
export function useUrlLightbox(parameter: 'photo' | 'video') {
  const [search, setSearch] = useSearchParams()
  const { key: step, state } = useLocation() as { key: string; state: { pressed?: true } | null }
  const leaving = useRef(false)
  const navigate = useNavigate()
  useEffect(() => {
    leaving.current = false
  }, [step])

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
    openKey: search.get(parameter),
    open: (key: string) => setOpenKey(key, { state: { pressed: true } }),
    move: (key: string) => setOpenKey(key, { replace: true, state }),
    close: () => {
      // A second Escape before the navigation is done would go back twice and leave the gallery.
      if (leaving.current) return
      leaving.current = true
      if (state?.pressed) void navigate(-1)
      else setOpenKey(undefined, { replace: true })
    },
  }
}

/** The value that names a row in the gallery's URL: its id, or its position without one. */
export const urlKey = (id: string, index: number) => id || `n${index + 1}`
