import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'

/**
 * Loads data once it is near the viewport, and shows `fallback` until then. All other data comes from route loaders.
 * `load` must not reject; a `cached` value is shown until it has resolved.
 */
export function InViewport<T>({
  load,
  cached,
  onLoad,
  fallback,
  margin = '700px 0px',
  children,
}: {
  load: () => Promise<T>
  cached?: T
  /** Called once before the value is shown, so that the caller can remove an empty list. */
  onLoad?: (value: T) => void
  fallback: ReactNode
  margin?: string
  children: (value: T) => ReactNode
}) {
  const [result, setResult] = useState<{ value: T } | undefined>(
    cached === undefined ? undefined : { value: cached },
  )
  const container = useRef<HTMLDivElement>(null)
  const startLoading = useEffectEvent(load)
  const notifyLoaded = useEffectEvent((value: T) => onLoad?.(value))

  useEffect(() => {
    const element = container.current
    if (!element) return
    let isUnmounted = false
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        void startLoading().then((value) => {
          if (isUnmounted) return
          notifyLoaded(value)
          setResult({ value })
        })
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => {
      isUnmounted = true
      observer.disconnect()
    }
  }, [margin])

  return (
    <div ref={container} aria-busy={!result}>
      {result ? children(result.value) : fallback}
    </div>
  )
}
