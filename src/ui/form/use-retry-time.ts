import { useEffect, useState } from 'react'

const secondsUntil = (time: number | undefined) =>
  time === undefined ? 0 : Math.max(0, Math.ceil((time - Date.now()) / 1000))

/** The whole seconds until a time (ms since epoch), counted down; 0 when it is over or there is none. */
export function useSecondsUntil(time: number | undefined): number {
  const [, setTick] = useState(0)
  const seconds = secondsUntil(time)
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000)
    return () => clearInterval(timer)
  }, [time, isOver])
  return seconds
}

/** Whether a time (ms since epoch) is still to come; renders once more when it has. */
export function useIsBefore(time: number | undefined): boolean {
  const [over, setOver] = useState<number>()
  useEffect(() => {
    if (time === undefined) return
    // The longest delay of a timer is 24 days.
    const delay = Math.min(Math.max(time - Date.now(), 0), 2 ** 31 - 1)
    const timer = setTimeout(() => setOver(time), delay)
    return () => clearTimeout(timer)
  }, [time])
  return time !== undefined && time !== over
}
