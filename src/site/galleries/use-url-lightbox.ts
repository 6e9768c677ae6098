import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/**
 * What a gallery has open lives in the address [IMAGE-6]: opening is a step that Back takes back, moving
 * on replaces it. Closing goes back to where it was pressed; opened by address, it stays on the gallery.
 */
export function useOpened(parameter: 'photo' | 'video') {
  const [search, setSearch] = useSearchParams()
  const { key: step, state } = useLocation() as { key: string; state: { pressed?: true } | null }
  const leaving = useRef(false)
  const navigate = useNavigate()
  useEffect(() => {
    leaving.current = false
  }, [step])

  function go(key: string | undefined, how: { replace?: boolean; state?: object | null }) {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (key === undefined) after.delete(parameter)
        else after.set(parameter, key)
        return after
      },
      // The page behind stays where it is.
      { preventScrollReset: true, ...how },
    )
  }

  return {
    opened: search.get(parameter),
    open: (key: string) => go(key, { state: { pressed: true } }),
    move: (key: string) => go(key, { replace: true, state }),
    close: () => {
      // Escape may be pressed again before the step back is done; a second one would leave the gallery.
      if (leaving.current) return
      leaving.current = true
      if (state?.pressed) void navigate(-1)
      else go(undefined, { replace: true })
    },
  }
}

/** The part of a gallery's address that names this record; one without an id goes by its place. */
export const keyOf = (id: string, index: number) => id || `n${index + 1}`
