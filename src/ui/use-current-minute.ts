import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

/** Calls `onChange` every minute, and when the page is visible again, because browsers delay timers of hidden pages. */
function subscribeToMinutes(onChange: () => void) {
  let timer: ReturnType<typeof setTimeout>
  const scheduleNext = () => {
    timer = setTimeout(
      () => {
        onChange()
        scheduleNext()
      },
      minuteMs - (Date.now() % minuteMs),
    )
  }
  scheduleNext()
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

const currentMinute = () => Math.floor(Date.now() / minuteMs)

/** The current minute; undefined in the prerender, whose time is not the visitor's, and where the clock gives no time. */
export function useCurrentMinute(): Date | undefined {
  const count = useSyncExternalStore<number | undefined>(
    subscribeToMinutes,
    currentMinute,
    () => undefined,
  )
  return count === undefined || Number.isNaN(count) ? undefined : new Date(count * minuteMs)
}
