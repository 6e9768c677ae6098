import { Suspense, use, useSyncExternalStore } from 'react'
import { neverChanges } from '../../lib/create-store'
import type { Elements } from '../elements'

/** False in the prerender and its hydration, true afterwards. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

/**
 * Returns the promise after adding the `status` and `value` that React's `use` reads once it is fulfilled. Without them a
 * component that mounts later shows its fallback again, and React keeps a fallback for 300 ms.
 */
export function withStatus<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  return promise
}

/** A promise that `use` reads at once. */
export const fulfilled = <T,>(value: T): Promise<T> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value })

/**
 * Shows `fallback` until a loader's promise resolves. The prerender renders `fallback` without Suspense, because a
 * pending boundary would block it and break hydration (docs/decisions/0005).
 */
export function Deferred<T>({
  promise,
  fallback,
  children,
}: {
  promise: Promise<T>
  fallback: Elements
  children: (value: T) => Elements
}) {
  if (!useHydrated()) return fallback
  return (
    <Suspense fallback={fallback}>
      <Resolved promise={promise}>{children}</Resolved>
    </Suspense>
  )
}

function Resolved<T>({
  promise,
  children,
}: {
  promise: Promise<T>
  children: (value: T) => Elements
}) {
  return children(use(promise))
}
