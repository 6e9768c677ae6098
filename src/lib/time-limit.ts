/** Aborts after `milliseconds`, or with `signal`. `AbortSignal.any` is younger than our oldest browsers. */
export function startTimeLimit(milliseconds: number, signal?: AbortSignal) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(abort, milliseconds)
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  return {
    signal: controller.signal,
    /** Starts the time anew, with another length, unless it was cleared. */
    renew: (milliseconds: number) => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = setTimeout(abort, milliseconds)
    },
    clear: () => {
      clearTimeout(timer)
      timer = undefined
      signal?.removeEventListener('abort', abort)
    },
  }
}

export type TimeLimit = ReturnType<typeof startTimeLimit>
