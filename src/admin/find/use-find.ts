import { useEffect, useRef, useState } from 'react'
import { writeCount } from '../../api/client'
import type { ResourceKey } from '../resources'
import type { FindSource } from './find-options'
import { searchRecords, sourcesFor, type FoundRecords } from './find-records'

/** What a collection has answered: records, undefined for a failure, or nothing yet. */
type Answers = Map<ResourceKey, FoundRecords | undefined>

/** Answers of this visit by collection and word; an answer counts until the next write. */
export type FindCache = Map<string, { writes: number; records: FoundRecords }>

/** Milliseconds between the last key and the search, as in the search box of a list. */
const debounceDelay = 120
const shortestWord = 2
const mostAnswers = 300

/**
 * Searches all collections for a word: after a pause in typing, with the requests of an older word aborted, and without a
 * request for what the cache holds [FIND-2]. Answers to the older word stay until newer ones arrive.
 */
export function useFind(sources: FindSource[], cache: FindCache) {
  const [text, setText] = useState('')
  const [word, setWord] = useState('')
  const [answers, setAnswers] = useState<Answers>(new Map())
  const [pending, setPending] = useState<ReadonlySet<ResourceKey>>(new Set())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef(new AbortController())

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      running.current.abort()
    },
    [],
  )

  function change(typed: string) {
    setText(typed)
    clearTimeout(timer.current)
    running.current.abort()
    setPending(new Set())
    timer.current = setTimeout(() => start(typed.trim()), debounceDelay)
  }

  function start(next: string) {
    running.current = new AbortController()
    setWord(next)
    const searched = [...next].length < shortestWord ? [] : sourcesFor(next, sources)
    // Collections that this word is not looked for in have no results.
    const keys = new Set(searched.map(({ key }) => key))
    setAnswers((shown) => new Map([...shown].filter(([key]) => keys.has(key))))
    for (const source of searched) void search(source, next)
  }

  async function search({ key, resource }: FindSource, wanted: string) {
    const { signal } = running.current
    const name = `${key} ${wanted}`
    const writes = writeCount()
    const cached = cache.get(name)
    if (cached?.writes === writes) return note(key, cached.records)
    setPending((before) => new Set(before).add(key))
    try {
      const records = await searchRecords(resource, wanted, signal)
      if (cache.size >= mostAnswers) cache.clear()
      if (records) cache.set(name, { writes, records })
      note(key, records)
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }

  function note(key: ResourceKey, records: FoundRecords | undefined) {
    setAnswers((before) => new Map(before).set(key, records))
    setPending((before) => new Set([...before].filter((other) => other !== key)))
  }

  return {
    text,
    word,
    change,
    isSearching: pending.size > 0 || text.trim() !== word,
    found: sources.flatMap((source) => {
      const records = answers.get(source.key)
      return records ? [{ source, records }] : []
    }),
    failed: sources.filter(({ key }) => answers.has(key) && !answers.get(key) && !pending.has(key)),
    retry: (source: FindSource) => void search(source, word),
  }
}
