import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react'
import { createStore } from '../../data/create-store'

/** Code that is loaded when it is first needed. */
export interface OnDemand<T> {
  /** The code, once it has been loaded. */
  loaded: () => T | undefined
  /** Loads the code. A failure is not cached, so that the next call tries again. */
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
      // Hides the notice of this part's failure; loading another part would not hide it.
      if (hasFailed) failures.set(0)
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
      (value) => {
        renewal.set(false)
        if (!isStale) setLoaded(() => value)
      },
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
 * notice says so (load-failure-notice.tsx); opening it again tries again.
 */
export function lazyPart<P extends { onClose: () => void }>(
  importPart: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const code = onDemand(importPart)
  return function LazyPart(props: P) {
    const Part = useOnDemand(code, true, () => {
      reportLoadFailure()
      props.onClose()
    })
    return Part && createElement(Part, props)
  }
}

const failures = createStore(0)
const renewal = createStore(false)

/** Shows the notice that a part could not be loaded (load-failure-notice.tsx). */
export const reportLoadFailure = () => failures.set(failures.get() + 1)

/** How many parts could not be loaded since the last one that could, and a function that resets the count. */
export const useLoadFailures = () =>
  [useSyncExternalStore(failures.subscribe, failures.get, () => 0), () => failures.set(0)] as const

/** Shows the notice that the page was reloaded because a part of it was gone: the press that asked for it is lost. */
export const reportRenewal = () => renewal.set(true)

/** Whether the page was reloaded for a part that was gone, and a function that hides the notice. */
export const useRenewal = () =>
  [
    useSyncExternalStore(renewal.subscribe, renewal.get, () => false),
    () => renewal.set(false),
  ] as const
