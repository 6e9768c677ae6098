import { useEffect, useRef, useState } from 'react'
import type { Listed, Row } from '../../api/contract'
import { readPage } from '../public-list/cached-request'
import { growing } from './gallery-request'
import { grown, merged, type Growing } from './load-more'

/**
 * The list that View More grows; it lives as long as the screen [IMAGE-3]. `first` may come anew while
 * it stands. `more` answers when the list is longer, or when that failed, is already on its way, or the screen is
 * gone.
 */
export function useGrowing<P extends Listed>(path: P, first: Growing<Row<P>>) {
  const [list, setList] = useState(first)
  const [base, setBase] = useState(first)
  const [state, setState] = useState<'resting' | 'asking' | 'failed'>('resting')
  const asked = useRef<AbortController>(undefined)
  useEffect(() => () => asked.current?.abort(), [])
  if (first !== base) {
    setBase(first)
    setList(list === base ? first : merged(first, list))
  }

  async function more() {
    if (asked.current) return
    const { signal } = (asked.current = new AbortController())
    const keep = growing(path)
    setState('asking')
    try {
      const longer = await grown(list, (query) => readPage(path, query, signal))
      if (longer) {
        keep(longer)
        setList(longer)
      }
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
