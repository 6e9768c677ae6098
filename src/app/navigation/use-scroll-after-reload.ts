import { useEffect, useState } from 'react'
import { inputEvents } from '../../ui/input-events'
import { scrollWhenReachable, readPosition } from './saved-scroll-position'

/**
 * Scrolls a reloaded page to its former position as soon as it is long enough again: the browser does so only before the
 * page's list has loaded, and React Router leaves the first screen alone (main.tsx) [SHELL-11]. Ends with the first input
 * or navigation.
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
    for (const type of inputEvents)
      window.addEventListener(type, () => end.abort(), { signal: end.signal, passive: true })
    return () => end.abort()
  }, [key, firstKey, position])
}
