import { useSyncExternalStore } from 'react'

/** Whether a media query matches now; `prerendered` is the result in the prerender and its hydration. */
export const useMediaQuery = (query: string, prerendered = false) =>
  useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
    () => prerendered,
  )

/** The width below which the admin shows its layout for phones. Paper is narrower, but shows the table. */
export const phoneQuery = 'screen and (max-width: 800px)'

/** The width below which the days of a month would be too narrow. */
export const noMonthQuery = 'screen and (max-width: 699.98px)'

/** The width below which the admin's menu is collapsed, a form's preview closed, and buttons that have less space are icons. */
export const tabletQuery = '(max-width: 1199.98px)'

/** Whether the person asked for less motion. */
export const reducedMotionQuery = '(prefers-reduced-motion: reduce)'

/** Whether the person prefers reduced motion; true in the prerender, so that nothing moves before it is known. */
export const usePrefersReducedMotion = () => useMediaQuery(reducedMotionQuery, true)
