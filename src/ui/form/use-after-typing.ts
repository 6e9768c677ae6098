import { useEffect, useRef } from 'react'

/** From this length on, as of a pasted book, what follows a text waits for a pause of the typing. */
const longText = 20_000
const pause = 400

/** Returns a function that runs what follows a typed text: at once, or in place of the last one after a pause. */
export function useAfterTyping() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (length: number, run: () => void) => {
    clearTimeout(timer.current)
    if (length > longText) timer.current = setTimeout(run, pause)
    else run()
  }
}
