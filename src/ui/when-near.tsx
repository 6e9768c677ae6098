import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'

/**
 * Reads data once its place is near the viewport, and shows `waiting` until then. All other reads are loaders.
 * `read` must not reject; a `known` value is shown at once.
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
  /** Called once before the value is shown, so that the caller can remove an empty list. */
  onRead?: (value: T) => void
  waiting: ReactNode
  margin?: string
  children: (value: T) => ReactNode
}) {
  const [answer, setAnswer] = useState<{ value: T } | undefined>(
    known === undefined ? undefined : { value: known },
  )
  const place = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(read)
  const loaded = useEffectEvent((value: T) => onRead?.(value))

  useEffect(() => {
    const element = place.current
    if (!element) return
    let gone = false
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        watcher.disconnect()
        void load().then((value) => {
          if (gone) return
          loaded(value)
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
