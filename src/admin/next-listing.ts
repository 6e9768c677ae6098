import { useEffect, useRef } from 'react'
import type { Listing } from './listing'

/**
 * Waits until another listing is on screen. That it was read is not enough: of two transitions React may show the
 * later one first, and what is said of the rows would stand above the old ones.
 */
export function useNextListing(listing: Listing): () => Promise<void> {
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    for (const go of waiting.current.splice(0)) go()
  }, [listing])
  return () => new Promise((resolve) => waiting.current.push(resolve))
}
