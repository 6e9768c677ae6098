let prefetched = new Map<string, Promise<Response>>()

/** Calls that were begun before the app was there, by their addresses: the first to ask for one gets it. */
export function adoptPrefetched(calls = new Map<string, Promise<Response>>()) {
  prefetched = calls
}

/** The answer to a call that was begun, once; a call with a token was none of them. */
export function takePrefetched({
  url,
  method,
  headers,
  signal,
}: Request): Promise<Response> | undefined {
  const answer = prefetched.get(url)
  if (!answer || method !== 'GET' || headers.has('Authorization')) return undefined
  prefetched.delete(url)
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    answer.then(resolve, reject)
  })
}
