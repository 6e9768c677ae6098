import { Suspense, use, useSyncExternalStore, type ReactNode } from 'react'

const noopSubscribe = () => () => {}
/** Whether the page lives: false in the prerender and in its hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    noopSubscribe,
    () => true,
    () => false,
  )

/**
 * Shows `waiting` until a loader's promise is kept. In the prerender and its hydration it is plain markup: a
 * pending boundary would hang the one and differ in the other (docs/decisions/0005).
 */
export function Deferred<T>({
  promise,
  waiting,
  children,
}: {
  promise: Promise<T>
  waiting: ReactNode
  children: (value: T) => ReactNode
}) {
  if (!useHydrated()) return waiting
  return (
    <Suspense fallback={waiting}>
      <Resolved promise={promise}>{children}</Resolved>
    </Suspense>
  )
}

function Resolved<T>({
  promise,
  children,
}: {
  promise: Promise<T>
  children: (value: T) => ReactNode
}) {
  return children(use(promise))
}
