import { lookUp } from '../../data/look-up'
import { safeStorage } from '../../data/safe-storage'

/** The entry of the session storage where React Router keeps the scroll position of each screen. */
export const scrollStorageKey = 'react-router-scroll-positions'

/** Scrolls where the page is long enough, and returns whether it is. */
export function scrollWhenReachable(position: number) {
  const isReachable = document.documentElement.scrollHeight - window.innerHeight >= position
  if (isReachable) window.scrollTo({ top: position, behavior: 'instant' })
  return isReachable
}

/** The position of a page that was reloaded or reached by Back; 0 for any other page, and after an input. */
export function readPosition(key: string): number {
  try {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (!load || load.type === 'navigate' || window.boot?.hasInput) return 0
    const positions: unknown = JSON.parse(
      safeStorage('sessionStorage').read(scrollStorageKey) ?? '{}',
    )
    const position = lookUp(positions as Record<string, unknown>, key)
    return typeof position === 'number' ? position : 0
  } catch {
    return 0
  }
}
