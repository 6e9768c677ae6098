import { useEffect, useRef, useState } from 'react'
import type { Page, PageQuery } from '../../api/collection'
import { grown, type Growing } from './growing'

/**
 * The list that View More grows; it lives as long as the screen (HOUSE, Public loaders). `more` answers with
 * the longer list, or with nothing when it failed, is already on its way, or the screen is gone.
 */
export function useGrowing<R extends object>(
  first: Growing<R>,
  read: (query: PageQuery, signal: AbortSignal) => Promise<Page<R> | undefined>,
) {
  const [list, setList] = useState(first)
  const [state, setState] = useState<'resting' | 'asking' | 'failed'>('resting')
  const asked = useRef<AbortController>(undefined)
  useEffect(() => () => asked.current?.abort(), [])

  async function more() {
    if (asked.current) return
    const { signal } = (asked.current = new AbortController())
    setState('asking')
    try {
      const longer = await grown(list, (query) => read(query, signal))
      if (longer) setList(longer)
      setState(longer ? 'resting' : 'failed')
    } catch (error) {
      // A read rejects when the screen is gone, and then nobody waits for it.
      if (!signal.aborted) throw error
    } finally {
      asked.current = undefined
    }
  }

  return { list, state, more }
}
