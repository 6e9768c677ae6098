import { useEffect, useState } from 'react'
import { timeLeft } from '../../lib/wait'

const secondsUntil = (time: number | undefined) =>
  time === undefined ? 0 : Math.ceil(timeLeft(time) / 1000)

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
    const timer = setTimeout(() => setOver(time), timeLeft(time))
    return () => clearTimeout(timer)
  }, [time])
  return time !== undefined && time !== over
}
