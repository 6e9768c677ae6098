import { Suspense, use, useSyncExternalStore, type ReactNode } from 'react'

const never = () => () => {}
/** Whether the page lives: false in the prerender and in its hydration. */
export const useOnScreen = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * Shows `waiting` until a loader's promise is kept. In the prerender and its hydration it is plain markup: a
 * pending boundary would hang the one and differ in the other (docs/decisions/0005).
 */
export function Later<T>({
  promise,
  waiting,
  children,
}: {
  promise: Promise<T>
  waiting: ReactNode
  children: (value: T) => ReactNode
}) {
  if (!useOnScreen()) return waiting
  return (
    <Suspense fallback={waiting}>
      <Kept promise={promise}>{children}</Kept>
    </Suspense>
  )
}

function Kept<T>({
  promise,
  children,
}: {
  promise: Promise<T>
  children: (value: T) => ReactNode
}) {
  return children(use(promise))
}
