let prefetched = new Map<string, Promise<Response>>()

/** Takes over the requests that app/boot.ts has sent, by their URLs. */
export function adoptPrefetched(calls = new Map<string, Promise<Response>>()) {
  prefetched = calls
}

/** The prefetched response to a request, once; undefined for others and for requests with a token. */
export function takePrefetched({
  url,
  method,
  headers,
  signal,
}: Request): Promise<Response> | undefined {
  const response = prefetched.get(url)
  if (!response || method !== 'GET' || headers.has('Authorization')) return undefined
  prefetched.delete(url)
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    response.then(resolve, reject)
  })
}
