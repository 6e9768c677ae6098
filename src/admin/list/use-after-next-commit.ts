import { useEffect, useRef } from 'react'
import type { ListData } from './list-data'

/** Resolves after the new list is committed; revalidation alone can resolve before React renders it. */
export function useAfterNextCommit(list: ListData): () => Promise<void> {
  const resolvers = useRef<(() => void)[]>([])
  useEffect(() => {
    for (const resolve of resolvers.current.splice(0)) resolve()
  }, [list])
  return () => new Promise((resolve) => resolvers.current.push(resolve))
}
