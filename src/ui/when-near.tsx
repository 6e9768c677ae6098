import { useEffect, useRef, useState, type ReactNode } from 'react'

/**
 * Starts a read when its place comes near the window, and shows `waiting` until the answer is there: the one
 * place where an effect asks for data, since loaders do it elsewhere. `read` must not reject. What is `known`
 * already stands meanwhile.
 */
export function WhenNear<T>({
  read,
  known,
  onRead,
  waiting,
  margin = '700px 0px',
  children,
}: {
  read: () => Promise<T>
  known?: T
  /** Told once, before the answer is shown: a list that is empty can be taken away instead. */
  onRead?: (value: T) => void
  waiting: ReactNode
  margin?: string
  children: (value: T) => ReactNode
}) {
  const [answer, setAnswer] = useState<{ value: T } | undefined>(
    known === undefined ? undefined : { value: known },
  )
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef({ read, onRead })

  useEffect(() => {
    latest.current = { read, onRead }
  })
  useEffect(() => {
    const element = place.current
    if (!element) return
    let gone = false
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        watcher.disconnect()
        void latest.current.read().then((value) => {
          if (gone) return
          latest.current.onRead?.(value)
          setAnswer({ value })
        })
      },
      { rootMargin: margin },
    )
    watcher.observe(element)
    return () => {
      gone = true
      watcher.disconnect()
    }
  }, [margin])

  return (
    <div ref={place} aria-busy={!answer}>
      {answer ? children(answer.value) : waiting}
    </div>
  )
}
