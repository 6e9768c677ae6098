import { Suspense, use, useEffect, useRef, useState } from 'react'
import { heard } from '../../content/words'

type Module = typeof import('./bands')

let loaded: Module | undefined
/** Fetches the code and the words of what lies below the fold. */
export async function bringBands() {
  loaded = await import('./bands')
  await heard()
  return loaded
}
// The build writes them into the page.
if (import.meta.env.SSR) await bringBands()

/** What tells that somebody is about to use them. */
const signs = ['pointerdown', 'keydown', 'touchstart', 'focusin']

/**
 * The bands of Home. On a page that the build has written they stand there already: they come to life, and their
 * code is fetched, when they come near the window or somebody touches the page (docs/decisions/0006).
 */
export function HeldBands() {
  const place = useRef<HTMLDivElement>(null)
  const [coming] = useState(later<Module>)
  const [held, setHeld] = useState(import.meta.env.SSR || !loaded)

  useEffect(() => {
    if (loaded) return
    const stopped = new AbortController()
    const bring = () => {
      stopped.abort()
      setHeld(false)
      coming.resolve(bringBands())
    }
    if (location.hash) return bring()
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && bring(),
      // All that lies above counts: a jump down the page passes the place by.
      { rootMargin: '100000px 0px 0px' },
    )
    watcher.observe(place.current!)
    stopped.signal.addEventListener('abort', () => watcher.disconnect())
    for (const sign of signs)
      document.addEventListener(sign, bring, { signal: stopped.signal, passive: true })
    return () => stopped.abort()
  }, [coming])

  return (
    <>
      <div ref={place} className={held ? 'held' : undefined} />
      <Suspense fallback={<div className="screen-waiting" />}>
        <Come coming={coming.promise} />
      </Suspense>
    </>
  )
}

function later<T>() {
  let resolve!: (value: Promise<T>) => void
  const promise = new Promise<T>((settle) => (resolve = settle))
  return { promise, resolve }
}

function Come({ coming }: { coming: Promise<Module> }) {
  const { Bands } = loaded ?? use(coming)
  return <Bands />
}
