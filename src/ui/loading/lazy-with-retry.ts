import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react'
import { createStore } from '../../lib/create-store'
import { reloadFailedStyles } from './failed-styles'
import { prefetch } from './save-data'

interface LazyProps {
  /** Shown until the code is loaded. */
  placeholder?: ReactNode
  /** Whether the code is loaded; by default it is, at once. */
  isWanted?: boolean
  /** By default the component is closed, and a notice says that it could not be loaded. */
  onLoadFailure?: () => void
}

/**
 * A component whose code and styles are loaded when it is mounted. Not React.lazy, which keeps a failure until the page is
 * reloaded: here the next mount tries again.
 */
export function lazyWithRetry<P extends object>(importComponent: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined
  let hasFailed = false

  async function load() {
    try {
      if (!loaded) {
        await reloadFailedStyles()
        loaded = await importComponent()
      }
    } catch (error) {
      hasFailed = true
      throw error
    }
    // Hides the notice of this component's failure; loading another one would not hide it.
    if (hasFailed) failures.set(0)
    hasFailed = false
    return loaded
  }

  function Lazy({ placeholder, isWanted = true, onLoadFailure, ...rest }: P & LazyProps) {
    const props = rest as unknown as P & { onClose?: () => void }
    const [Component, setComponent] = useState(() => loaded)
    const handleFailure = useEffectEvent(() => {
      if (onLoadFailure) return onLoadFailure()
      reportLoadFailure()
      props.onClose?.()
    })
    useEffect(() => {
      if (Component || !isWanted) return
      let isStale = false
      void load().then(
        (code) => {
          renewal.set(false)
          if (!isStale) setComponent(() => code)
        },
        () => !isStale && handleFailure(),
      )
      return () => {
        isStale = true
      }
    }, [Component, isWanted])
    return Component ? createElement(Component, props) : placeholder
  }

  return Object.assign(Lazy, {
    /** Loads the code, which may be needed soon. */
    preload: () => prefetch(load),
  })
}

const failures = createStore(0)
const renewal = createStore(false)

/** Shows the notice that a part could not be loaded (global-notices.tsx). */
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
