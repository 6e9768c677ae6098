import { useSyncExternalStore } from 'react'

function listen(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** False where the browser knows that it has no network. True says little: nobody knows how far it reaches. */
export const useOnline = () =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
