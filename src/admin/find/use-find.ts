import { useEffect, useRef, useState } from 'react'
import { beginRequest, freshResponse } from '../../api/response-cache'
import { expireSession } from '../../api/session'
import { searchText } from '../../lib/typed-text'
import type { ResourceKey } from '../resources/registry'
import { type FindSource, searchRecords, sourcesFor, type FoundRecords } from './find-options'

/** The result of each collection: records, or undefined for a failure. No entry: still pending or not searched. */
type Results = Map<ResourceKey, FoundRecords | undefined>

/** The pause in typing before a search (ms), the same as in the search box of a list. */
const debounceDelay = 120
const minWordLength = 2

/**
 * Searches all collections for a word after a pause in typing. It aborts the requests for an older word, sends
 * none for what is known since the last write, and shows the older results until newer ones arrive.
 */
export function useFind(sources: FindSource[]) {
  const [text, setText] = useState('')
  const [word, setWord] = useState('')
  const [results, setResults] = useState<Results>(new Map())
  const [pending, setPending] = useState<ReadonlySet<ResourceKey>>(new Set())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const controller = useRef(new AbortController())

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      controller.current.abort()
    },
    [],
  )

  function change(typed: string) {
    setText(typed)
    clearTimeout(timer.current)
    controller.current.abort()
    setPending(new Set())
    timer.current = setTimeout(() => start(searchText(typed)), debounceDelay)
  }

  function start(next: string) {
    controller.current = new AbortController()
    setWord(next)
    const searched = [...next].length < minWordLength ? [] : sourcesFor(next, sources)
    // Removes the results of collections that are not searched for this word.
    const keys = new Set(searched.map(({ key }) => key))
    setResults((shown) => new Map([...shown].filter(([key]) => keys.has(key))))
    void Promise.all(searched.map((source) => search(source, next))).then((denied) => {
      // A single 401 may be a right that the account lacks.
      if (denied.length && denied.every(Boolean)) expireSession()
    })
  }

  /** Searches one collection; true after a 401. */
  async function search({ key, resource }: FindSource, searchedWord: string) {
    const { signal } = controller.current
    const name = `find in ${key}: ${searchedWord}`
    const known = freshResponse(name) as FoundRecords | undefined
    if (known) {
      storeResult(key, known)
      return false
    }
    const keep = beginRequest(name)
    setPending((previous) => new Set(previous).add(key))
    try {
      const found = await searchRecords(resource, searchedWord, signal)
      const result = found === 'denied' ? undefined : found
      if (result) keep(result)
      storeResult(key, result)
      return found === 'denied'
    } catch (error) {
      if (!signal.aborted) throw error
      return false
    }
  }

  function storeResult(key: ResourceKey, result: FoundRecords | undefined) {
    setResults((before) => new Map(before).set(key, result))
    setPending((before) => new Set([...before].filter((other) => other !== key)))
  }

  return {
    text,
    word,
    change,
    isSearching: pending.size > 0 || searchText(text) !== word,
    found: sources.flatMap((source) => {
      const result = results.get(source.key)
      return result ? [{ source, result }] : []
    }),
    failed: sources.filter(({ key }) => results.has(key) && !results.get(key) && !pending.has(key)),
    retry: (source: FindSource) => void search(source, word),
  }
}
