import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

/** Calls at the beginning of every minute. */
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

/** The current minute; undefined in the prerender, whose time is not the visitor's. */
export function useCurrentMinute(): Date | undefined {
  const count = useSyncExternalStore<number | undefined>(
    subscribeToMinutes,
    currentMinute,
    () => undefined,
  )
  return count === undefined ? undefined : new Date(count * minuteMs)
}
