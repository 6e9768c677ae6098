import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react'

/** Code that is loaded when it is first needed. */
export interface OnDemand<T> {
  /** The code, once it has been loaded. */
  loaded: () => T | undefined
  /** Loads the code. A failure is forgotten, so that the next call asks again. */
  load: () => Promise<T>
}

/** Declares code that is loaded on demand; `importCode` must not start before it is called. */
export function onDemand<T>(importCode: () => Promise<T>): OnDemand<T> {
  let loaded: T | undefined
  let hasFailed = false
  return {
    loaded: () => loaded,
    load: async () => {
      try {
        loaded ??= await importCode()
      } catch (error) {
        hasFailed = true
        throw error
      }
      // Another part that could be loaded leaves the notice of a failed one in place.
      if (hasFailed) setFailures(0)
      hasFailed = false
      return loaded
    },
  }
}

/**
 * Loads code once it is `wanted`, and returns it when it is there. `onFailure` is called when it cannot be loaded. Not
 * React.lazy, which keeps a failure until the page is reloaded.
 */
export function useOnDemand<T>(
  code: OnDemand<T>,
  wanted: boolean,
  onFailure: () => void,
): T | undefined {
  const [loaded, setLoaded] = useState(code.loaded)
  const failed = useEffectEvent(onFailure)

  useEffect(() => {
    if (!wanted || loaded !== undefined) return
    let isStale = false
    void code.load().then(
      (value) => !isStale && setLoaded(() => value),
      () => !isStale && failed(),
    )
    return () => {
      isStale = true
    }
  }, [code, wanted, loaded])

  return loaded
}

/**
 * A dialog or pane whose code and styles are loaded when it is opened. When they cannot be loaded it closes, and a
 * notice says so (load-failure-notice.tsx); opening it again asks again.
 */
export function lazyPart<P extends { onClose: () => void }>(
  importPart: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const code = onDemand(importPart)
  return function LazyPart(props: P) {
    const Part = useOnDemand(code, true, () => {
      setFailures(failures + 1)
      props.onClose()
    })
    return Part && createElement(Part, props)
  }
}

let failures = 0
const listeners = new Set<() => void>()

function setFailures(count: number) {
  if (count === failures) return
  failures = count
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How many parts could not be loaded since the last one that could, and a function that sets it to zero. */
export const useLoadFailures = () =>
  [
    useSyncExternalStore(
      subscribe,
      () => failures,
      () => 0,
    ),
    () => setFailures(0),
  ] as const
