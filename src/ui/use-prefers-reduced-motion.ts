import { useMediaQuery } from './use-media-query'

/**
 * Whether the person prefers reduced motion. True in the prerender and its hydration, so that no animation starts
 * before the preference is known.
 */
export const usePrefersReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)', true)
