import { useEffect, useRef } from 'react'
import type { Listing } from './list-data'

/** Resolves after the next list is on screen; revalidation alone can resolve before React renders it. */
export function useNextListing(listing: Listing): () => Promise<void> {
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    for (const go of waiting.current.splice(0)) go()
  }, [listing])
  return () => new Promise((resolve) => waiting.current.push(resolve))
}
