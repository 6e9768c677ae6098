/** Resolves after `milliseconds`; rejects when `signal` is aborted meanwhile. */
export const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted()
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    function stop() {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', stop, { once: true })
  })

/** The longest wait (ms) that a person is told of by the second. */
export const longestWait = 600_000

/** What is left (ms) of a wait of at most ten minutes; nothing where the device's clock was set back during it. */
export function timeLeft(until: number) {
  const left = until - Date.now()
  return left > longestWait ? 0 : Math.max(0, left)
}
