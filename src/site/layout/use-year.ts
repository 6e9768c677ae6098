import { useSyncExternalStore } from 'react'

const noopSubscribe = () => () => {}

/** A prerendered page shows the year of the build until it is hydrated. */
export const useYear = () =>
  useSyncExternalStore(
    noopSubscribe,
    () => new Date().getFullYear(),
    () => __YEAR__,
  )
