import { useEffect, useState } from 'react'
import { lookUp } from '../data/look-up'
import { safeStorage } from '../data/safe-storage'

/** The entry of the session storage where React Router keeps the scroll position of each screen. */
export const scrollStorageKey = 'react-router-scroll-positions'

/** What a person does to scroll or to leave: the page must not move by itself after that. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls a reloaded page to its former position as soon as it is long enough again: React Router starts a prerendered page
 * at its top, and restores no position before the page's list has loaded [SHELL-11]. Ends with the first input or navigation.
 *
 * @param key the key of the screen's stored position
 */
export function useScrollAfterReload(key: string) {
  const [firstKey] = useState(key)
  const [position] = useState(() => readPosition(key))
  useEffect(() => {
    if (key !== firstKey || !position || scrollWhenReachable(position)) return
    const end = new AbortController()
    const observer = new ResizeObserver(() => {
      if (scrollWhenReachable(position)) end.abort()
    })
    observer.observe(document.body)
    end.signal.addEventListener('abort', () => observer.disconnect())
    for (const input of inputs)
      window.addEventListener(input, () => end.abort(), { signal: end.signal, passive: true })
    return () => end.abort()
  }, [key, firstKey, position])
}

/** Scrolls where the page is long enough, and returns whether it is. */
function scrollWhenReachable(position: number) {
  const isReachable = document.documentElement.scrollHeight - window.innerHeight >= position
  if (isReachable) window.scrollTo({ top: position, behavior: 'instant' })
  return isReachable
}

/** The position of a page that was reloaded or reached by Back; 0 for any other page. */
function readPosition(key: string): number {
  try {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (!load || load.type === 'navigate') return 0
    const positions: unknown = JSON.parse(
      safeStorage('sessionStorage').read(scrollStorageKey) ?? '{}',
    )
    const position = lookUp(positions as Record<string, unknown>, key)
    return typeof position === 'number' ? position : 0
  } catch {
    return 0
  }
}
