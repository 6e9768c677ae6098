import { useSyncExternalStore } from 'react'

const minute = 60_000

/** Told at the beginning of every minute, by one timer at a time. */
function everyMinute(changed: () => void) {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        changed()
        wait()
      },
      minute - (Date.now() % minute),
    )
  }
  wait()
  return () => clearTimeout(timer)
}

const present = () => Math.floor(Date.now() / minute)

/** The present minute; undefined in the prerender, whose hour is not the reader's. */
export function useMinute(): Date | undefined {
  const count = useSyncExternalStore<number | undefined>(everyMinute, present, () => undefined)
  return count === undefined ? undefined : new Date(count * minute)
}
