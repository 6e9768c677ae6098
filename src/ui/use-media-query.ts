import { useSyncExternalStore } from 'react'

/** Whether a media query holds, followed as the window changes. */
export const useMediaQuery = (query: string) =>
  useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )

/** Where phones end and desks begin [ADMIN-3]. */
export const phoneQuery = '(max-width: 800px)'
