import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

/** Told at the beginning of every minute, by one timer at a time. */
function subscribeToMinutes(changed: () => void) {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        changed()
        wait()
      },
      minuteMs - (Date.now() % minuteMs),
    )
  }
  wait()
  return () => clearTimeout(timer)
}

const currentMinute = () => Math.floor(Date.now() / minuteMs)

/** The present minute; undefined in the prerender, whose hour is not the reader's. */
export function useCurrentMinute(): Date | undefined {
  const count = useSyncExternalStore<number | undefined>(
    subscribeToMinutes,
    currentMinute,
    () => undefined,
  )
  return count === undefined ? undefined : new Date(count * minuteMs)
}
