let begun = new Map<string, Promise<Response>>()

/** Calls that were begun before the app was there, by their addresses: the first to ask for one gets it. */
export function takeOver(calls = new Map<string, Promise<Response>>()) {
  begun = calls
}

/** The answer to a call that was begun, once; a call with a token was none of them. */
export function begunAnswer({
  url,
  method,
  headers,
  signal,
}: Request): Promise<Response> | undefined {
  const answer = begun.get(url)
  if (!answer || method !== 'GET' || headers.has('Authorization')) return undefined
  begun.delete(url)
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    answer.then(resolve, reject)
  })
}
