import { useEffect, useState } from 'react'
import { lookUp } from '../../lib/look-up'
import { safeStorage } from '../../lib/safe-storage'
import { inputEvents } from '../../ui/input-events'

/** The entry of the session storage where React Router keeps the scroll position of each screen. */
export const scrollStorageKey = 'react-router-scroll-positions'

/**
 * Remembers where the visitor scrolls a prerendered page, until the returned function scrolls there again:
 * <ScrollRestoration> scrolls any first screen to its top.
 */
export function keepScrollPosition() {
  let position = window.scrollY
  const onScroll = () => {
    position = window.scrollY
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    window.removeEventListener('scroll', onScroll)
    const opensAtSection = location.hash && !window.boot?.hasInput
    if (!opensAtSection) scrollWhenReachable(position)
  }
}

/**
 * Scrolls a reloaded page to its former position as soon as it is long enough again, and until its list has loaded: the
 * browser does so only before that. Ends with the first input or navigation.
 *
 * @param key the key of the screen's stored position
 */
export function useScrollAfterReload(key: string) {
  const [firstKey] = useState(key)
  const [position] = useState(() => readPosition(key))
  useEffect(() => {
    const isRestored = () => scrollWhenReachable(position) && !isLoading()
    if (key !== firstKey || !position || isRestored()) return
    const end = new AbortController()
    const observer = new ResizeObserver(() => {
      if (isRestored()) end.abort()
    })
    observer.observe(document.body)
    end.signal.addEventListener('abort', () => observer.disconnect())
    for (const type of inputEvents)
      window.addEventListener(type, () => end.abort(), { signal: end.signal, passive: true })
    return () => end.abort()
  }, [key, firstKey, position])
}

/** Whether a list is to come, which can move the page once more: Firefox keeps what was below its skeleton in view. */
const isLoading = () => document.querySelector('main .placeholder-glow') !== null

/** Scrolls where the page is long enough, and returns whether it is. */
function scrollWhenReachable(position: number) {
  const isReachable = document.documentElement.scrollHeight - window.innerHeight >= position
  if (isReachable) window.scrollTo({ top: position, behavior: 'instant' })
  return isReachable
}

/** The position of a page that was reloaded or reached by Back; 0 for any other page, and after an input. */
function readPosition(key: string): number {
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
