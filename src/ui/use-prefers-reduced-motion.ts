import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

function watch(changed: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the person asked for things to stand still. */
export const usePrefersReducedMotion = () =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => true,
  )
