import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * What a person does to scroll, press or type: the page must not scroll by itself after that. `app/boot.ts` imports nothing
 * and repeats the list.
 */
export const inputEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** The id in an address's hash; '' when there is none or when it cannot be decoded. */
export function hashTarget(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** Scrolls to the hash's target and focuses it, for lists that are rendered after their page. */
export function useScrollToHash() {
  const { hash, key } = useLocation()
  useEffect(() => {
    const target = hashTarget(hash)
    const element = target ? document.getElementById(target) : null
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
  }, [hash, key])
}
